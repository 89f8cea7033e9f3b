"""Printing at true size: boards over several pages, tiles, market, papers, tokens and money as PDF.

`sheets.print_title(title, what, settings, path)` writes one file; `verb` serves `render … --print`. Drawing happens on
pages whose unit is the millimetre (`pages.Page`), with the shapes and lettering of the board, all as outlines.
"""
