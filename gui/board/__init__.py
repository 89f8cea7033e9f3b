"""The drawn board: scene, view and pictures for trays. This is the interface the window uses.

Making one::

    scene = BoardScene(load_theme("light"))          # gui.board.scene, gui.theme
    view = BoardView(scene)                          # gui.board.view
    scene.set_title(title)                           # maps and coasts; forgets the position
    scene.set_state(game, state)                     # everything from a game state, only changed hexes are drawn anew
    scene.set_position(Position(board, value_step=1, blocked={hex: "SCE"}, bonuses={hex: 20}))   # the same by hand

Looks::

    scene.set_theme(theme); scene.set_captions(Captions(hex_ids=True, tile_numbers=True, color_letters=True))
    scene.retranslate()                              # after a change of language (title, legend)

Overlays (each call replaces what the last one showed; an empty argument clears)::

    scene.show_routes([RouteLine(pieces=((hex, track_index), …), number=0, label="4H", color="")])
    scene.highlight_hexes({hex: "40", other: ""})    # legal places, with a text each
    scene.highlight_slots([place, …])                # token places (CitySlot or Junction)
    scene.show_numbers({hex: "+80"}, best={hex})     # advice on hexes
    scene.show_gauge_breaks(gauge_breaks(game, board))   # or show_breaks({hex: ((x, y), …)}) in unit-hex space
    scene.show_ghost(Ghost(hex, face, tag="L. 40", legal=True, confirm=True)); scene.show_ghost(None)
    scene.show_ghost_token(place, corporation); scene.show_ghost_token(None)
    scene.point_at(place)                            # ring around a token place that is spoken of elsewhere; None clears
    scene.set_cursor(hex)                            # keyboard cursor, None hides it
    scene.face_of(hex), scene.hex_at(QPointF), scene.place_at(QPointF), scene.hex_centre(hex), scene.hex_rect(hex)

Signals of `BoardView` (ids are `str`, places are `engine.state.board.Place`)::

    clicked(gui.board.click.Click): hex, place, stop and track in one value, after the single ones
    hex_clicked(str)  hex_double_clicked(str)  hex_hovered(str: "" outside)  slot_clicked(Place)  slot_hovered(Place | None)
    track_clicked(str hex, int track)  stop_clicked(str hex, int stop)  ghost_confirmed()
    context_requested(str hex, QPoint global)  rotate_requested(int +1 / -1)  cancelled()
    carried_over(str hex, Place | None)  tile_dropped(str tile, str hex)  token_dropped(str corporation, Place)
    marker_dropped(str private, str hex)  carried_away()  zoom_changed(float)  cursor_moved(str hex)

A click on a token place emits `slot_clicked` after `hex_clicked`. While `view.set_carrying(True)` the wheel, R and the right
button emit `rotate_requested` instead of zooming or asking for a menu.

Keys: arrows move the cursor over hexes, Shift+arrows pan, Home fits, + and − zoom, Enter clicks, R rotates, Esc cancels.

Dragging: `gui.board.carry.tile_mime(tile)`, `token_mime(corporation)` and `marker_mime(private)` make the data a tray
starts a drag with; `gui.board.pictures.tile_picture(...)` and `crest_picture(...)` make pixmaps for trays, panels and drag
images.
"""
