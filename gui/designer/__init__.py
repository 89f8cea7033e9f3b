"""The designer: a window of its own for drawing, checking, trying and printing a title.

* `model`: the document with undo and the selection; all edits go through it and a refused one changes nothing
* `sketch`: the document as definitions that can be drawn even while the title is not yet playable
* `scene`, `layers`, `view`: the canvas; `tools_*`: what the mouse and the keys do on it
* `window`, `commands`, `menus`: the window around it; everything else is one panel or dialog a file
"""
