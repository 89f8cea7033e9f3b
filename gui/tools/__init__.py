"""What mouse and keyboard do on the board: one class for each mode; `gui.tools.toolbox` chooses by the step that waits."""
