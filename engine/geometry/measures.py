"""How large things on a hex are drawn, in circumradii. The picture and the search for free places use the same figures."""

from __future__ import annotations

from typing import Final

TRACK: Final = 0.122
"""Width of the ink of a track."""
CASING: Final = 0.192
"""Width of the pale band under every track."""
DUAL: Final = 0.147
"""Width of the ink of dual track, of which the dashed core takes `DUAL_CORE`."""
DUAL_CORE: Final = 0.054
DASH: Final = 0.092
"""Aimed length of a dash and of the gap after it on narrow track; fitted so that every track ends in half a dash."""
GAP: Final = 0.072

TOWN: Final = 0.13
"""Radius of a town's dot, without its rim."""
TOWN_RIM: Final = 0.032
SLOT: Final = 0.272
"""Radius of a token."""
SLOT_GAP: Final = 0.028
"""Between two tokens of one city."""
CITY_FRAME: Final = 0.052
"""Rim of a city around its tokens."""
JUNCTION: Final = 0.205
"""Radius of a token on a hex side."""
BUFFER_STOP: Final = 0.12
"""How far the sign of a line's free end reaches beyond the token."""
JUNCTION_SHIFT: Final = 0.212
"""How far two tokens on one side stand from its middle."""
LINK_LETTER: Final = 0.13
"""Radius of the letter of a link between two maps."""
LINK_LETTER_AT: Final = 0.37
"""How far beyond its side that letter stands."""
PORT: Final = 0.235
"""Radius of the roundel with the anchor."""

BORDER: Final = 0.03
"""Half the width of a marked side."""
