<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>Comparing %n possibilities…</source>
        <translation>
            <numerusform>Comparing %n possibility…</numerusform>
            <numerusform>Comparing %n possibilities…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildTool</name>
    <message numerus="yes">
        <source>a token goes on %n of its sides: click the side, or press T</source>
        <translation>
            <numerusform>a token goes on %n of its sides: click the side, or press T</numerusform>
            <numerusform>a token goes on %n of its sides: click the side, or press T</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesignCommands</name>
    <message numerus="yes">
        <source>%n pages in {file}</source>
        <translation>
            <numerusform>%n page in {file}</numerusform>
            <numerusform>%n pages in {file}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GaugeCount</name>
    <message numerus="yes">
        <source>%n narrow</source>
        <translation>
            <numerusform>%n narrow</numerusform>
            <numerusform>%n narrow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n standard</source>
        <translation>
            <numerusform>%n standard</numerusform>
            <numerusform>%n standard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dual</source>
        <translation>
            <numerusform>%n dual</numerusform>
            <numerusform>%n dual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HexClipboard</name>
    <message numerus="yes">
        <source>%n hexes copied</source>
        <translation>
            <numerusform>%n hex copied</numerusform>
            <numerusform>%n hexes copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayTool</name>
    <message numerus="yes">
        <source>%n tile(s) fit here: click, or press Enter</source>
        <translation>
            <numerusform>%n tile fits here: click, or press Enter</numerusform>
            <numerusform>%n tiles fit here: click, or press Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile {tile}, {cost}, %n left</source>
        <translation>
            <numerusform>Tile {tile}, {cost}, %n left</numerusform>
            <numerusform>Tile {tile}, {cost}, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>R or the wheel turns it (%n way(s))</source>
        <translation>
            <numerusform>R or the wheel turns it (%n way)</numerusform>
            <numerusform>R or the wheel turns it (%n ways)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n line found</numerusform>
            <numerusform>%n lines found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossesDialog</name>
    <message numerus="yes">
        <source>%n items could not be carried</source>
        <translation>
            <numerusform>%n item could not be carried</numerusform>
            <numerusform>%n items could not be carried</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PropertyPanel</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replies</name>
    <message numerus="yes">
        <source>%n move(s) taken over.</source>
        <translation>
            <numerusform>%n move taken over.</numerusform>
            <numerusform>%n moves taken over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplyDialog</name>
    <message numerus="yes">
        <source>{player} has moved: %n new move(s)</source>
        <translation>
            <numerusform>{player} has moved: %n new move</numerusform>
            <numerusform>{player} has moved: %n new moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is older: our game is %n move(s) further</source>
        <translation>
            <numerusform>The file is older: our game is %n move further</numerusform>
            <numerusform>The file is older: our game is %n moves further</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message numerus="yes">
        <source>Rotations that differ: %n</source>
        <translation>
            <numerusform>Rotations that differ: %n</numerusform>
            <numerusform>Rotations that differ: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Becomes: %n tiles</source>
        <translation>
            <numerusform>Becomes: %n tile</numerusform>
            <numerusform>Becomes: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can lie on: %n tiles</source>
        <translation>
            <numerusform>Can lie on: %n tile</numerusform>
            <numerusform>Can lie on: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message numerus="yes">
        <source>Token of {corporation} on {junction}: {cost} · %n of {all} left in this turn</source>
        <translation>
            <numerusform>Token of {corporation} on {junction}: {cost} · %n of {all} left in this turn</numerusform>
            <numerusform>Token of {corporation} on {junction}: {cost} · %n of {all} left in this turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrayPanel</name>
    <message numerus="yes">
        <source>Tile {tile}, %n left</source>
        <translation>
            <numerusform>Tile {tile}, %n left</numerusform>
            <numerusform>Tile {tile}, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Token of {corporation}, %n left</source>
        <translation>
            <numerusform>Token of {corporation}, %n left</numerusform>
            <numerusform>Token of {corporation}, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message numerus="yes">
        <source>The turn begins again: %n move(s) taken back.</source>
        <translation>
            <numerusform>The turn begins again: %n move taken back.</numerusform>
            <numerusform>The turn begins again: %n moves taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back, also by {names}.</source>
        <translation>
            <numerusform>%n move taken back, also by {names}.</numerusform>
            <numerusform>%n moves taken back, also by {names}.</numerusform>
        </translation>
    </message>
</context>
</TS>
