<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Trinacria</source>
        <translation>Informazioni su Trinacria</translation>
    </message>
    <message>
        <source>Trinacria is board, bank, referee and scribe for 18xx railway games around one table. Every move is kept at once; every refusal names its rule. Free software under the MIT licence.</source>
        <translation>Trinacria fa da tabellone, banca, arbitro e segretario per i giochi ferroviari 18xx attorno a un tavolo. Ogni mossa è conservata all&apos;istante; ogni rifiuto cita la sua regola. Software libero con licenza MIT.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>There is nothing to compare now: no lay and no token place.</source>
        <translation>Ora non c&apos;è nulla da confrontare: né pose né posti per gettoni.</translation>
    </message>
    <message>
        <source>{corporation} has no train, so no lay earns anything yet.</source>
        <translation>{corporation} non ha treni: per ora nessuna posa rende qualcosa.</translation>
    </message>
    <message numerus="yes">
        <source>Comparing %n possibilities…</source>
        <translation>
            <numerusform>Confronto %n possibilità…</numerusform>
            <numerusform>Confronto %n possibilità…</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison could not be started.</source>
        <translation>Il confronto non è partito.</translation>
    </message>
    <message>
        <source>best run after it: {sum} ({gain}), {what}</source>
        <translation>miglior viaggio dopo: {sum} ({gain}), {what}</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>tessera {tile}</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>un gettone</translation>
    </message>
    <message>
        <source>Nothing earns more than {sum}, which is possible already.</source>
        <translation>Nulla rende più di {sum}, che è già possibile.</translation>
    </message>
    <message>
        <source>★ Best: {what} on {hex}, {sum} ({gain})</source>
        <translation>★ La migliore: {what} in {hex}, {sum} ({gain})</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>&lt;b&gt;WHAT IF&lt;/b&gt; — nothing here is in the game</source>
        <translation>&lt;b&gt;E SE…&lt;/b&gt; — niente di questo è nella partita</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>The values of another phase</source>
        <translation>I valori di un&apos;altra fase</translation>
    </message>
    <message>
        <source>Corporation</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>&amp;Best run</source>
        <translation>Mi&amp;glior viaggio</translation>
    </message>
    <message>
        <source>&amp;Throw away (Esc)</source>
        <translation>&amp;Butta via (Esc)</translation>
    </message>
</context>
<context>
    <name>BuildTool</name>
    <message numerus="yes">
        <source>a token goes on %n of its sides: click the side, or press T</source>
        <translation>
            <numerusform>un gettone va su %n lato: cliccalo, o premi T</numerusform>
            <numerusform>un gettone va su %n lati: clicca quello che vuoi, o premi T</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Worth of players</source>
        <translation>Patrimonio dei giocatori</translation>
    </message>
    <message>
        <source>Income per operating round</source>
        <translation>Incasso per turno operativo</translation>
    </message>
    <message>
        <source>Prices of corporations</source>
        <translation>Prezzi delle compagnie</translation>
    </message>
    <message>
        <source>What is charted</source>
        <translation>Che cosa mostra il grafico</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Immagine…</translation>
    </message>
    <message>
        <source>Save the chart as a picture</source>
        <translation>Salva il grafico come immagine</translation>
    </message>
    <message>
        <source>Figures…</source>
        <translation>Dati…</translation>
    </message>
    <message>
        <source>Save the figures of the chart as CSV</source>
        <translation>Salva i dati del grafico come CSV</translation>
    </message>
    <message>
        <source>Point at a round for its figures; click to look at it.</source>
        <translation>Indica un turno per leggerne i dati; clicca per rivederlo.</translation>
    </message>
</context>
<context>
    <name>ClockBox</name>
    <message>
        <source>Chess c&amp;lock</source>
        <translation>&amp;Orologio da scacchi</translation>
    </message>
    <message>
        <source>&amp;Minutes for each player</source>
        <translation>Mi&amp;nuti a testa</translation>
    </message>
    <message>
        <source>S&amp;econds added per turn</source>
        <translation>S&amp;econdi in più a ogni turno</translation>
    </message>
</context>
<context>
    <name>ClockLabel</name>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Click to pause the clock (F5)</source>
        <translation>Clicca per fermare l&apos;orologio (F5)</translation>
    </message>
    <message>
        <source>Click to let it run (F5)</source>
        <translation>Clicca per farlo andare (F5)</translation>
    </message>
    <message>
        <source>Chess clock: {words}</source>
        <translation>Orologio: {words}</translation>
    </message>
</context>
<context>
    <name>CoastTool</name>
    <message>
        <source>The outline is closed.</source>
        <translation>Il contorno è chiuso.</translation>
    </message>
    <message>
        <source>An outline needs at least three points.</source>
        <translation>Un contorno ha bisogno di almeno tre punti.</translation>
    </message>
    <message>
        <source>Three points make an outline; the first point closes it.</source>
        <translation>Tre punti fanno un contorno; il primo punto lo chiude.</translation>
    </message>
    <message>
        <source>This map names no coast.</source>
        <translation>Questa mappa non nomina alcuna costa.</translation>
    </message>
</context>
<context>
    <name>ColorValuesPage</name>
    <message>
        <source>+ Add</source>
        <translation>+ Aggiungi</translation>
    </message>
    <message>
        <source>− Remove</source>
        <translation>− Togli</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games (*.json);;All files (*)</source>
        <translation>Partite (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Export as an 18xx.games file</source>
        <translation>Esporta come file 18xx.games</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Esporta i dati</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Esporta il resoconto</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Immagine del tabellone</translation>
    </message>
    <message>
        <source>{players}: copy from move {position}</source>
        <translation>{players}: copia dalla mossa {position}</translation>
    </message>
    <message>
        <source>This is a copy; the other game is kept in the library.</source>
        <translation>Questa è una copia; l&apos;altra partita resta nell&apos;archivio.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
</context>
<context>
    <name>DesignCommands</name>
    <message>
        <source>Open the folder of a title</source>
        <translation>Apri la cartella di un titolo</translation>
    </message>
    <message>
        <source>Saved in {folder}</source>
        <translation>Salvato in {folder}</translation>
    </message>
    <message>
        <source>18xx-maker games (*.json);;All files (*)</source>
        <translation>Giochi 18xx-maker (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Import an 18xx-maker game</source>
        <translation>Importa un gioco 18xx-maker</translation>
    </message>
    <message>
        <source>Export as an 18xx-maker game</source>
        <translation>Esporta come gioco 18xx-maker</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n pages in {file}</source>
        <translation>
            <numerusform>%n pagina in {file}</numerusform>
            <numerusform>%n pagine in {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of the map</source>
        <translation>Immagine della mappa</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>&amp;Larghezza in pixel</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: vuoto</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>Designer</source>
        <translation>Progettazione</translation>
    </message>
    <message>
        <source>{title} has changes that are not saved.</source>
        <translation>{title} ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Discard them</source>
        <translation>&amp;Scartale</translation>
    </message>
    <message>
        <source>&amp;Go on designing</source>
        <translation>&amp;Continua a progettare</translation>
    </message>
    <message>
        <source>Changed by another program since they were read here: {files}. Saving puts an end to those changes.</source>
        <translation>Cambiati da un altro programma dopo la lettura: {files}. Salvando si perdono quei cambiamenti.</translation>
    </message>
    <message>
        <source>&amp;Save all the same</source>
        <translation>&amp;Salva lo stesso</translation>
    </message>
    <message>
        <source>Map under the pen</source>
        <translation>Mappa in lavorazione</translation>
    </message>
</context>
<context>
    <name>DestinationsPage</name>
    <message>
        <source>+ Add</source>
        <translation>+ Aggiungi</translation>
    </message>
    <message>
        <source>− Remove</source>
        <translation>− Togli</translation>
    </message>
    <message>
        <source>↑ Up</source>
        <translation>↑ Su</translation>
    </message>
    <message>
        <source>↓ Down</source>
        <translation>↓ Giù</translation>
    </message>
</context>
<context>
    <name>EventsPage</name>
    <message>
        <source>{event} happens in phase {phases}.</source>
        <translation>{event} accade nella fase {phases}.</translation>
    </message>
    <message>
        <source>✗ No phase brings {event} about: write it under Events of a phase, on the page of trains.</source>
        <translation>✗ Nessuna fase provoca {event}: scrivilo tra gli eventi di una fase, nella pagina dei treni.</translation>
    </message>
    <message>
        <source>Gets a &amp;face of its own (otherwise it goes back to its print)</source>
        <translation>Riceve una &amp;faccia propria (altrimenti torna com&apos;è stampato)</translation>
    </message>
    <message>
        <source>Draw in &amp;gauge</source>
        <translation>Disegna in &amp;scartamento</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Colore</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Lettera</translation>
    </message>
</context>
<context>
    <name>FaceForm</name>
    <message>
        <source>stop {number}</source>
        <translation>fermata {number}</translation>
    </message>
    <message>
        <source>Kind of stop {number}</source>
        <translation>Tipo della fermata {number}</translation>
    </message>
    <message>
        <source>Values of stop {number}</source>
        <translation>Valori della fermata {number}</translation>
    </message>
    <message>
        <source>One value, or one for each step of the phases: 20/30/40</source>
        <translation>Un valore, o uno per ogni gradino delle fasi: 20/30/40</translation>
    </message>
    <message>
        <source>Token places of stop {number}</source>
        <translation>Posti per gettoni della fermata {number}</translation>
    </message>
    <message>
        <source>tokens: </source>
        <translation>gettoni: </translation>
    </message>
    <message>
        <source>Group of stop {number}</source>
        <translation>Gruppo della fermata {number}</translation>
    </message>
    <message>
        <source>counts once with…</source>
        <translation>conta una volta con…</translation>
    </message>
    <message>
        <source>Remove stop {number}</source>
        <translation>Togli la fermata {number}</translation>
    </message>
    <message>
        <source>Gauge of the track {ends}</source>
        <translation>Scartamento del binario {ends}</translation>
    </message>
    <message>
        <source>Remove the track {ends}</source>
        <translation>Togli il binario {ends}</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Fermate</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Binari</translation>
    </message>
    <message>
        <source>Add a s&amp;top</source>
        <translation>Aggiungi una &amp;fermata</translation>
    </message>
</context>
<context>
    <name>FacePad</name>
    <message>
        <source>From {end}; now the other end.</source>
        <translation>Da {end}; ora l&apos;altro capo.</translation>
    </message>
    <message>
        <source>Face of the tile</source>
        <translation>Faccia della tessera</translation>
    </message>
    <message>
        <source>Drag from a side or stop to another; the right button takes track away. Or type two ends: 1 to 6 are sides, then come the stops.</source>
        <translation>Trascina da un lato o da una fermata a un&apos;altra; il tasto destro toglie i binari. Oppure scrivi due capi: da 1 a 6 sono i lati, poi vengono le fermate.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Not checked yet</source>
        <translation>Non ancora controllato</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controllo in corso…</translation>
    </message>
    <message>
        <source>✗ The check could not be run.</source>
        <translation>✗ Il controllo non è stato possibile.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Nothing found</source>
        <translation>✓ Niente da segnalare</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Rilievo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Rilievi</translation>
    </message>
    <message>
        <source>&amp;Warnings too</source>
        <translation>Anche gli &amp;avvisi</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>&amp;Controlla di nuovo</translation>
    </message>
</context>
<context>
    <name>GaugeCount</name>
    <message numerus="yes">
        <source>%n narrow</source>
        <translation>
            <numerusform>%n ridotto</numerusform>
            <numerusform>%n ridotti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n standard</source>
        <translation>
            <numerusform>%n normale</numerusform>
            <numerusform>%n normali</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dual</source>
        <translation>
            <numerusform>%n doppio</numerusform>
            <numerusform>%n doppi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Take the selection</source>
        <translation>Prendi la selezione</translation>
    </message>
    <message>
        <source>Select hexes on the map, then a cell with hexes in this table.</source>
        <translation>Scegli gli esagoni sulla mappa, poi una casella con esagoni in questa tabella.</translation>
    </message>
</context>
<context>
    <name>HeatPanel</name>
    <message>
        <source>Given up; nothing was counted.</source>
        <translation>Interrotto; non è stato contato nulla.</translation>
    </message>
    <message>
        <source>Series {number}: {title}</source>
        <translation>Serie {number}: {title}</translation>
    </message>
    <message>
        <source>{ended} of {games} games came to an end, after {rounds} operating rounds on average.</source>
        <translation>{ended} partite su {games} sono giunte alla fine, in media dopo {rounds} turni operativi.</translation>
    </message>
    <message>
        <source>✗ The games could not be played.</source>
        <translation>✗ Non è stato possibile giocare le partite.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Corporation</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partite</translation>
    </message>
    <message>
        <source>First s&amp;eed</source>
        <translation>Primo s&amp;eme</translation>
    </message>
    <message>
        <source>P&amp;rograms</source>
        <translation>P&amp;rogrammi</translation>
    </message>
    <message>
        <source>Series &amp;A</source>
        <translation>Serie &amp;A</translation>
    </message>
    <message>
        <source>Series &amp;B</source>
        <translation>Serie &amp;B</translation>
    </message>
    <message>
        <source>On the &amp;map</source>
        <translation>Sulla &amp;mappa</translation>
    </message>
    <message>
        <source>C&amp;orporation</source>
        <translation>C&amp;ompagnia</translation>
    </message>
    <message>
        <source>Rows o&amp;f the table</source>
        <translation>Ri&amp;ghe della tabella</translation>
    </message>
    <message>
        <source>Play the ser&amp;ies</source>
        <translation>Gioca la ser&amp;ie</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Cop&amp;y as CSV</source>
        <translation>&amp;Copia come CSV</translation>
    </message>
    <message>
        <source>Sho&amp;w on the map</source>
        <translation>&amp;Mostra sulla mappa</translation>
    </message>
    <message>
        <source>Heat per game</source>
        <translation>Calore per partita</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Corporations</source>
        <translation>Compagnie</translation>
    </message>
</context>
<context>
    <name>HexClipboard</name>
    <message>
        <source>Select hexes first.</source>
        <translation>Scegli prima degli esagoni.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes copied</source>
        <translation>
            <numerusform>%n esagono copiato</numerusform>
            <numerusform>%n esagoni copiati</numerusform>
        </translation>
    </message>
    <message>
        <source>No hexes were copied.</source>
        <translation>Non è stato copiato alcun esagono.</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>↶ Undo</source>
        <translation>↶ Annulla</translation>
    </message>
    <message>
        <source>Take back the last move (Ctrl+Z), or the whole turn (Ctrl+Shift+Z)</source>
        <translation>Annulla l&apos;ultima mossa (Ctrl+Z) o tutto il turno (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>↷ Redo</source>
        <translation>↷ Ripeti</translation>
    </message>
    <message>
        <source>Put back the move undone last (Ctrl+Y)</source>
        <translation>Rifà la mossa annullata per ultima (Ctrl+Y)</translation>
    </message>
    <message>
        <source>History of the game</source>
        <translation>Storia della partita</translation>
    </message>
    <message>
        <source>Look at any moment of the game; nothing changes until you say so</source>
        <translation>Guarda qualunque momento della partita; non cambia nulla finché non lo decidi</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Annulla fin qui</translation>
    </message>
    <message>
        <source>The moves after this moment can be put back until you make another one</source>
        <translation>Le mosse dopo questo momento si possono rifare finché non ne fai un&apos;altra</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Makes a copy of the game that goes on from this moment; this one stays as it is</source>
        <translation>Crea una copia della partita che prosegue da questo momento; questa resta com&apos;è</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>Redo to here</source>
        <translation>Ripeti fin qui</translation>
    </message>
    <message>
        <source>{position} of {length} · {moment}</source>
        <translation>{position} di {length} · {moment}</translation>
    </message>
</context>
<context>
    <name>HomeTool</name>
    <message>
        <source>The title has no corporation yet; add one on the page of the companies.</source>
        <translation>Il titolo non ha ancora compagnie; aggiungine una nella pagina «Compagnie e private».</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import an 18xx-maker game</source>
        <translation>Importa un gioco 18xx-maker</translation>
    </message>
    <message>
        <source>The format knows maps, tiles, market and trains. The rules come from the title chosen here.</source>
        <translation>Il formato conosce mappe, tessere, mercato e treni. Le regole vengono dal titolo scelto qui.</translation>
    </message>
    <message>
        <source>&amp;Id of the new title</source>
        <translation>&amp;Sigla del nuovo titolo</translation>
    </message>
    <message>
        <source>&amp;Rules of</source>
        <translation>&amp;Regole di</translation>
    </message>
    <message>
        <source>I&amp;mport</source>
        <translation>I&amp;mporta</translation>
    </message>
</context>
<context>
    <name>LayTool</name>
    <message>
        <source>Tile {tile} in hand: put it on a lit hex. Esc puts it back.</source>
        <translation>Tessera {tile} in mano: mettila su un esagono illuminato. Esc la rimette a posto.</translation>
    </message>
    <message>
        <source>Tile {tile} fits nowhere now; hold it over a hex to see why.</source>
        <translation>Ora la tessera {tile} non va da nessuna parte; tienila su un esagono per vedere perché.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) fit here: click, or press Enter</source>
        <translation>
            <numerusform>qui va %n tessera: clicca o premi Invio</numerusform>
            <numerusform>qui vanno %n tessere: clicca o premi Invio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile {tile}, {cost}, %n left</source>
        <translation>
            <numerusform>Tessera {tile}, {cost}, ne resta %n</numerusform>
            <numerusform>Tessera {tile}, {cost}, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile {tile} on {hex}, {side}: {cost}</source>
        <translation>Tessera {tile} in {hex}, {side}: {cost}</translation>
    </message>
    <message numerus="yes">
        <source>R or the wheel turns it (%n way(s))</source>
        <translation>
            <numerusform>R o la rotella la gira (%n modo)</numerusform>
            <numerusform>R o la rotella la gira (%n modi)</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter or ✓ lays it, Esc puts it back</source>
        <translation>Invio o ✓ la posa, Esc la rimette a posto</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Games that cannot be read: {number}. They stay in the library.</source>
        <translation>Partite che non si possono leggere: {number}. Restano nell&apos;archivio.</translation>
    </message>
    <message>
        <source>No game has been played on this computer yet.</source>
        <translation>Su questo computer non è ancora stata giocata nessuna partita.</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Partite su questo computer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Ri&amp;nomina…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Delete “{game}” with all its moves? This cannot be undone.</source>
        <translation>Eliminare «{game}» con tutte le sue mosse? Non si può annullare.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>LinkTool</name>
    <message>
        <source>Now the side on the other map.</source>
        <translation>Ora il lato sull&apos;altra mappa.</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>undone</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>mostrata ora</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Cronaca della partita</translation>
    </message>
    <message>
        <source>Click a line to look at that moment; nothing changes until you say so</source>
        <translation>Clicca una riga per rivedere quel momento; nulla cambia finché non lo chiedi</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Enter: next line found; Shift+Enter: the one before</source>
        <translation>Invio: riga trovata seguente; Maiusc+Invio: quella precedente</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Solo queste</translation>
    </message>
    <message>
        <source>Only the lines found: with the sign of a corporation, its whole story</source>
        <translation>Solo le righe trovate: con la sigla di una compagnia, tutta la sua storia</translation>
    </message>
    <message>
        <source>Show every pass</source>
        <translation>Mostra ogni passo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the chosen lines, or all of them (Ctrl+C)</source>
        <translation>Copia le righe scelte, o tutte (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look at this moment</source>
        <translation>Rivedi questo momento</translation>
    </message>
    <message>
        <source>Redo to here</source>
        <translation>Ripeti fin qui</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Annulla fin qui</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) found</source>
        <translation>
            <numerusform>%n riga trovata</numerusform>
            <numerusform>%n righe trovate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossesDialog</name>
    <message>
        <source>What could not be carried</source>
        <translation>Che cosa non si è potuto trasferire</translation>
    </message>
    <message>
        <source>✓ Everything was carried.</source>
        <translation>✓ È stato trasferito tutto.</translation>
    </message>
    <message numerus="yes">
        <source>%n items could not be carried</source>
        <translation>
            <numerusform>%n voce non si è potuta trasferire</numerusform>
            <numerusform>%n voci non si sono potute trasferire</numerusform>
        </translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Che cosa dice</translation>
    </message>
    <message>
        <source>Cop&amp;y as text</source>
        <translation>&amp;Copia come testo</translation>
    </message>
</context>
<context>
    <name>MailDialog</name>
    <message>
        <source>The turn is on the clipboard.</source>
        <translation>Il turno è negli appunti.</translation>
    </message>
    <message>
        <source>Save the file to attach</source>
        <translation>Salva il file da allegare</translation>
    </message>
    <message>
        <source>The turn is on the clipboard; attach {file} to your mail.</source>
        <translation>Il turno è negli appunti; allega {file} al tuo messaggio.</translation>
    </message>
    <message>
        <source>Turn for mail</source>
        <translation>Turno per e-mail</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>the previous turn of {player}</source>
        <translation>il turno precedente di {player}</translation>
    </message>
    <message>
        <source>the beginning of the game</source>
        <translation>l&apos;inizio della partita</translation>
    </message>
    <message>
        <source>the moment looked at: {moment}</source>
        <translation>il momento che guardi: {moment}</translation>
    </message>
    <message>
        <source>Text of the mail</source>
        <translation>Testo del messaggio</translation>
    </message>
    <message>
        <source>&amp;Copy, and save the file to attach…</source>
        <translation>&amp;Copia e salva il file da allegare…</translation>
    </message>
    <message>
        <source>Copy the &amp;text only</source>
        <translation>Copia solo il &amp;testo</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The library had this game already; it goes on there.</source>
        <translation>L&apos;archivio aveva già questa partita; continua lì.</translation>
    </message>
    <message>
        <source>{reason} This game is not kept: save it as a file before you close the window.</source>
        <translation>{reason} Questa partita non viene conservata: salvala in un file prima di chiudere la finestra.</translation>
    </message>
    <message>
        <source>{reason} A new one holds this game from now on; please repeat the move.</source>
        <translation>{reason} D&apos;ora in poi un nuovo archivio conserva questa partita; ripeti la mossa.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is kept; the details are in {file}.</source>
        <translation>Qualcosa è andato storto nel programma. La partita è salva; i dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
</context>
<context>
    <name>MapsPage</name>
    <message>
        <source>+ Add a map</source>
        <translation>+ Aggiungi una mappa</translation>
    </message>
    <message>
        <source>− Remove</source>
        <translation>− Togli</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Marker of {private} in hand: put it on a lit port. Esc puts it back.</source>
        <translation>Segnalino di {private} in mano: mettilo su un porto illuminato. Esc lo rimette a posto.</translation>
    </message>
    <message>
        <source>Every train of {corporation} that reaches {place} will earn {amount} more</source>
        <translation>Ogni treno di {corporation} che raggiunge {place} incasserà {amount} in più</translation>
    </message>
</context>
<context>
    <name>MarketPage</name>
    <message>
        <source>A cell is a price; after it may come par and a zone: 68 par, 0 close, 27 restricted, 377 end. Write in the empty cell at the end of a row or below to add; clear the last cell of a row to take it away.</source>
        <translation>Una casella è un prezzo; dopo possono venire par e una zona: 68 par, 0 close, 27 restricted, 377 end. Scrivi nella casella vuota in fondo a una riga o sotto per aggiungere; svuota l&apos;ultima casella di una riga per toglierla.</translation>
    </message>
</context>
<context>
    <name>MarketPanel</name>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Operating order</source>
        <translation>Ordine operativo</translation>
    </message>
    <message>
        <source>Market chart</source>
        <translation>Tabella del mercato</translation>
    </message>
    <message>
        <source>{rank}. {corporation} {price}</source>
        <translation>{rank}. {corporation} {price}</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys and Space.</source>
        <translation>Indica una casella, o muoviti con le frecce e con Spazio.</translation>
    </message>
    <message>
        <source>{shape} {prices}: start prices</source>
        <translation>{shape} {prices}: par</translation>
    </message>
    <message>
        <source>{shape} {prices}: from phase {phase}</source>
        <translation>{shape} {prices}: dalla fase {phase}</translation>
    </message>
</context>
<context>
    <name>NameEditor</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the hex</source>
        <translation>Nome dell&apos;esagono</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Titles that cannot be played:</source>
        <translation>Titoli che non si possono giocare:</translation>
    </message>
    <message>
        <source>{cash} for each player, {corporations} corporations, certificate limit {limit}</source>
        <translation>{cash} a testa, {corporations} compagnie, limite di certificati {limit}</translation>
    </message>
    <message>
        <source>Write the names of {most} players.</source>
        <translation>Scrivi i nomi di {most} giocatori.</translation>
    </message>
    <message>
        <source>Write the names of {counts} or {most} players.</source>
        <translation>Scrivi i nomi di {counts} o {most} giocatori.</translation>
    </message>
    <message>
        <source>{cash} for each player, {corporations} major railways, certificate limit {limit}</source>
        <translation>{cash} a testa, {corporations} ferrovie maggiori, limite di certificati {limit}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
    <message>
        <source>Seats, in order of play</source>
        <translation>Posti, in ordine di gioco</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Inizia la partita</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Folder of a title</source>
        <translation>Cartella di un titolo</translation>
    </message>
    <message>
        <source>{title} was never saved like this. Throw this work away?</source>
        <translation>{title} non è mai stato salvato così. Buttare via questo lavoro?</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>Design a title</source>
        <translation>Progetta un titolo</translation>
    </message>
    <message>
        <source>&amp;Titles</source>
        <translation>&amp;Titoli</translation>
    </message>
    <message>
        <source>Work that was not saved: {title}, {when}</source>
        <translation>Lavoro non salvato: {title}, {when}</translation>
    </message>
    <message>
        <source>&amp;Open it (a title of the program is saved as a copy)</source>
        <translation>&amp;Aprilo (un titolo del programma si salva come copia)</translation>
    </message>
    <message>
        <source>Begin an &amp;empty map with its market, trains and rules</source>
        <translation>Comincia una mappa &amp;vuota con il suo mercato, i suoi treni e le sue regole</translation>
    </message>
    <message>
        <source>&amp;Name of the new title</source>
        <translation>&amp;Nome del nuovo titolo</translation>
    </message>
    <message>
        <source>&amp;Hexes</source>
        <translation>&amp;Esagoni</translation>
    </message>
    <message>
        <source>flat side up</source>
        <translation>con un lato in alto</translation>
    </message>
    <message>
        <source>corner up</source>
        <translation>con una punta in alto</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Progetta</translation>
    </message>
    <message>
        <source>Another &amp;folder…</source>
        <translation>Altra &amp;cartella…</translation>
    </message>
    <message>
        <source>Thro&amp;w the work away</source>
        <translation>&amp;Butta via il lavoro</translation>
    </message>
</context>
<context>
    <name>OptionBox</name>
    <message>
        <source>Only together with: {options}</source>
        <translation>Solo insieme a: {options}</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Colore</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terreno</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Regione</translation>
    </message>
    <message>
        <source>Cost of &amp;crossing</source>
        <translation>&amp;Costo del passaggio</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valori</translation>
    </message>
    <message>
        <source>&amp;Token places</source>
        <translation>&amp;Posti per gettoni</translation>
    </message>
    <message>
        <source>Counts once &amp;with</source>
        <translation>Conta una volta &amp;con</translation>
    </message>
    <message>
        <source>&amp;Gauge</source>
        <translation>&amp;Scartamento</translation>
    </message>
    <message>
        <source>&amp;Corporation</source>
        <translation>&amp;Compagnia</translation>
    </message>
    <message>
        <source>Reserve a to&amp;ken place for it</source>
        <translation>&amp;Riserva un posto per il suo gettone</translation>
    </message>
    <message>
        <source>&amp;Take over the coast</source>
        <translation>&amp;Riprendi la costa</translation>
    </message>
    <message>
        <source>Make the coast that the map names into points that can be moved</source>
        <translation>Fa della costa nominata dalla mappa dei punti che si possono spostare</translation>
    </message>
    <message>
        <source>One value, or one for each step of the phases: 20/30/40</source>
        <translation>Un valore, o uno per ogni gradino delle fasi: 20/30/40</translation>
    </message>
    <message>
        <source>name of a group</source>
        <translation>nome di un gruppo</translation>
    </message>
</context>
<context>
    <name>OrderBox</name>
    <message>
        <source>Sequence of the corporations</source>
        <translation>Sequenza delle compagnie</translation>
    </message>
    <message>
        <source>&amp;Drawn with the number</source>
        <translation>&amp;Sorteggiata con il numero</translation>
    </message>
    <message>
        <source>Entered by &amp;hand</source>
        <translation>Scelta a &amp;mano</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Numero del sorteggio</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Dopo</translation>
    </message>
</context>
<context>
    <name>Outputs</name>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>L&apos;immagine del tabellone è negli appunti.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Il resoconto è negli appunti.</translation>
    </message>
    <message>
        <source>The figures are on the clipboard.</source>
        <translation>I dati sono negli appunti.</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Page {number}</source>
        <translation>Pagina {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>Printed: {name}</source>
        <translation>Stampato: {name}</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>La stampante non risponde.</translation>
    </message>
    <message>
        <source>Save as a PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>Print: {name}</source>
        <translation>Stampa: {name}</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>C&amp;arta</translation>
    </message>
    <message>
        <source>&amp;Hexes from side to side</source>
        <translation>&amp;Esagoni da lato a lato</translation>
    </message>
    <message>
        <source>&amp;Fit to one page</source>
        <translation>&amp;Adatta a una pagina</translation>
    </message>
    <message>
        <source>&amp;True size, over several pages</source>
        <translation>&amp;Grandezza reale, su più pagine</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>&amp;Save as a PDF…</source>
        <translation>Salva come P&amp;DF…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Select hexes first, or copy some.</source>
        <translation>Scegli prima degli esagoni, o copiane alcuni.</translation>
    </message>
    <message>
        <source>R turns, M mirrors</source>
        <translation>R gira, M riflette</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>Show the names of &amp;hexes</source>
        <translation>Mostra i nomi degli &amp;esagoni</translation>
    </message>
    <message>
        <source>Show tile &amp;numbers</source>
        <translation>Mostra i &amp;numeri delle tessere</translation>
    </message>
    <message>
        <source>Show tile colours as l&amp;etters</source>
        <translation>Mostra i colori delle tessere come le&amp;ttere</translation>
    </message>
    <message>
        <source>Announce over the board whose t&amp;urn it is</source>
        <translation>Annuncia sul tabellone di chi è il t&amp;urno</translation>
    </message>
    <message>
        <source>Ask before a turn en&amp;ds</source>
        <translation>Ch&amp;iedi conferma alla fine di un turno</translation>
    </message>
    <message>
        <source>Ask before somebody else&apos;s mo&amp;ve is undone</source>
        <translation>Chiedi conferma prima di annullare la mossa di un altr&amp;o</translation>
    </message>
    <message>
        <source>Letters are &amp;keys of the board (E, R, T, W, Q)</source>
        <translation>Le lettere sono tasti del t&amp;abellone (E, R, T, W, Q)</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Choose what to print.</source>
        <translation>Scegli che cosa stampare.</translation>
    </message>
    <message>
        <source>Margins and overlap leave no room on this paper.</source>
        <translation>Margini e sovrapposizione non lasciano posto su questa carta.</translation>
    </message>
    <message>
        <source>Print to a PDF</source>
        <translation>Stampa su PDF</translation>
    </message>
    <message>
        <source>The file could not be printed.</source>
        <translation>Non è stato possibile stampare il file.</translation>
    </message>
    <message>
        <source>Print {title}</source>
        <translation>Stampa {title}</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Misure</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Larghezza</translation>
    </message>
    <message>
        <source>H&amp;eight</source>
        <translation>&amp;Altezza</translation>
    </message>
    <message>
        <source>&amp;Hexes of the board</source>
        <translation>&amp;Esagoni del tabellone</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tessere</translation>
    </message>
    <message>
        <source>Mar&amp;gin</source>
        <translation>Mar&amp;gine</translation>
    </message>
    <message>
        <source>&amp;Bleed</source>
        <translation>A&amp;bbondanza</translation>
    </message>
    <message>
        <source>&amp;Overlap of pages</source>
        <translation>&amp;Sovrapposizione delle pagine</translation>
    </message>
    <message>
        <source>Tiles &amp;lie</source>
        <translation>Tessere &amp;disposte</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mappa</translation>
    </message>
    <message>
        <source>From side to opposite side</source>
        <translation>Da lato a lato opposto</translation>
    </message>
    <message>
        <source>Lan&amp;dscape</source>
        <translation>O&amp;rizzontale</translation>
    </message>
    <message>
        <source>C&amp;ut marks</source>
        <translation>Segni di ta&amp;glio</translation>
    </message>
    <message>
        <source>&amp;Numbers of hexes and tiles</source>
        <translation>&amp;Numeri di esagoni e tessere</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>a scelta</translation>
    </message>
    <message>
        <source>&amp;Print to a PDF…</source>
        <translation>&amp;Stampa su PDF…</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Stampa in corso</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>The tournament&apos;s summary; where it is silent, the original edition. Trains of closed corporations are sold again, the end of the market ends the game at once.</source>
        <translation>Il riassunto del torneo; dove tace, l&apos;edizione originale. I treni delle compagnie chiuse tornano in vendita, la fine del mercato chiude subito la partita.</translation>
    </message>
    <message>
        <source>As the re-edition is played online; games can be exchanged with 18xx.games.</source>
        <translation>Come si gioca in rete la riedizione; le partite si possono scambiare con 18xx.games.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>+ Copy of the profile</source>
        <translation>+ Copia del profilo</translation>
    </message>
    <message>
        <source>− Remove the profile</source>
        <translation>− Togli il profilo</translation>
    </message>
    <message>
        <source>+ Add a switch</source>
        <translation>+ Aggiungi un&apos;opzione</translation>
    </message>
    <message>
        <source>− Remove the switch</source>
        <translation>− Togli l&apos;opzione</translation>
    </message>
</context>
<context>
    <name>PropertyPanel</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Niente di selezionato</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n esagono</numerusform>
            <numerusform>%n esagoni</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>C&amp;olore</translation>
    </message>
    <message>
        <source>&amp;Terrain</source>
        <translation>&amp;Terreno</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Regione</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Lettera</translation>
    </message>
    <message>
        <source>&amp;Home of</source>
        <translation>&amp;Base di</translation>
    </message>
    <message>
        <source>Tiles that can ever lie here:</source>
        <translation>Tessere che possono mai stare qui:</translation>
    </message>
    <message>
        <source>Letters that a tile must share with the hex, such as P</source>
        <translation>Lettere che una tessera deve avere come l&apos;esagono, per esempio P</translation>
    </message>
    <message>
        <source>Click a hex with the tool Select, or drag over several; what is printed on them is changed here.</source>
        <translation>Clicca un esagono con lo strumento Seleziona, o trascina su più esagoni; ciò che vi è stampato si cambia qui.</translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message>
        <source>Ranking</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>The end: {reason}</source>
        <translation>Fine: {reason}</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Se la partita finisse adesso</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Patrimonio</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Contante</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prestiti</translation>
    </message>
</context>
<context>
    <name>Replies</name>
    <message>
        <source>The file has nothing new; the game goes on as it was.</source>
        <translation>Il file non ha nulla di nuovo; la partita continua com&apos;era.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken over.</source>
        <translation>
            <numerusform>%n mossa ripresa dal file.</numerusform>
            <numerusform>%n mosse riprese dal file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplyDialog</name>
    <message>
        <source>A game that we have</source>
        <translation>Una partita che hai già</translation>
    </message>
    <message>
        <source>Open as a &amp;copy</source>
        <translation>Apri come &amp;copia</translation>
    </message>
    <message>
        <source>Moves of the file that our game does not have</source>
        <translation>Mosse del file che la tua partita non ha</translation>
    </message>
    <message>
        <source>&amp;Go on with these moves</source>
        <translation>C&amp;ontinua con queste mosse</translation>
    </message>
    <message numerus="yes">
        <source>{player} has moved: %n new move(s)</source>
        <translation>
            <numerusform>{player} ha mosso: %n mossa nuova</numerusform>
            <numerusform>{player} ha mosso: %n mosse nuove</numerusform>
        </translation>
    </message>
    <message>
        <source>This has happened since the position that we have:</source>
        <translation>Ecco che cosa è successo dopo la posizione che hai:</translation>
    </message>
    <message>
        <source>&amp;Go on with our game</source>
        <translation>C&amp;ontinua con la tua partita</translation>
    </message>
    <message numerus="yes">
        <source>The file is older: our game is %n move(s) further</source>
        <translation>
            <numerusform>Il file è più vecchio: la tua partita è avanti di %n mossa</numerusform>
            <numerusform>Il file è più vecchio: la tua partita è avanti di %n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Our game has these moves, which the file does not:</source>
        <translation>La tua partita ha queste mosse, che il file non ha:</translation>
    </message>
    <message>
        <source>The file has another move {number}</source>
        <translation>Il file ha un&apos;altra mossa {number}</translation>
    </message>
    <message>
        <source>Our game: {ours}
The file: {theirs}
The file can be opened as a copy; our game stays in the library. From there on the file has:</source>
        <translation>La tua partita: {ours}
Il file: {theirs}
Il file si può aprire come copia; la tua partita resta nell&apos;archivio. Da lì in poi il file ha:</translation>
    </message>
</context>
<context>
    <name>RouteTool</name>
    <message>
        <source>Now drawing the route of {train}</source>
        <translation>Ora tracci la rotta del treno {train}</translation>
    </message>
    <message>
        <source>click: begin the route of {train} here</source>
        <translation>clic: qui comincia la rotta del treno {train}</translation>
    </message>
    <message>
        <source>click: another way, or shorten the route of {train}</source>
        <translation>clic: un&apos;altra strada, o accorcia la rotta del treno {train}</translation>
    </message>
    <message>
        <source>click: lead the route of {train} here</source>
        <translation>clic: porta qui la rotta del treno {train}</translation>
    </message>
    <message>
        <source>{train} stays at home</source>
        <translation>il treno {train} resta in deposito</translation>
    </message>
    <message>
        <source>{train} begins in {place}: click the next stop</source>
        <translation>il treno {train} parte da {place}: clicca la fermata seguente</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Enter: the next rule found</source>
        <translation>Invio: la regola trovata seguente</translation>
    </message>
    <message>
        <source>Book of rules</source>
        <translation>Libro delle regole</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Testo delle regole</translation>
    </message>
    <message>
        <source>&amp;Present step</source>
        <translation>&amp;Passo attuale</translation>
    </message>
    <message>
        <source>Go to the rule of what is to be decided now</source>
        <translation>Vai alla regola di ciò che si decide ora</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Folder for titles</source>
        <translation>Cartella dei titoli</translation>
    </message>
    <message>
        <source>An id has lower-case letters, digits and _ and begins with a letter or a digit.</source>
        <translation>La sigla ha lettere minuscole, cifre e _ e comincia con una lettera o una cifra.</translation>
    </message>
    <message>
        <source>A title of the program has this id; choose another one.</source>
        <translation>Questa sigla è di un titolo del programma: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Scegli una cartella.</translation>
    </message>
    <message>
        <source>What ships with the program is not written over; choose another folder.</source>
        <translation>Ciò che viene con il programma non si sovrascrive; scegli un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>There is a file with this name already.</source>
        <translation>C&apos;è già un file con questo nome.</translation>
    </message>
    <message>
        <source>There is a title in this folder already.</source>
        <translation>In questa cartella c&apos;è già un titolo.</translation>
    </message>
    <message>
        <source>Save the title</source>
        <translation>Salva il titolo</translation>
    </message>
    <message>
        <source>&amp;Id (name of its folder)</source>
        <translation>S&amp;igla (nome della cartella)</translation>
    </message>
    <message>
        <source>&amp;Folder for titles</source>
        <translation>&amp;Cartella dei titoli</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>S&amp;foglia…</translation>
    </message>
    <message>
        <source>Write only what &amp;differs from {title}</source>
        <translation>Scrivi solo ciò che è &amp;diverso da {title}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
</context>
<context>
    <name>ScenarioPage</name>
    <message>
        <source>+ Add</source>
        <translation>+ Aggiungi</translation>
    </message>
    <message>
        <source>− Remove</source>
        <translation>− Togli</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Draw the seats by &amp;lot</source>
        <translation>Sor&amp;teggia i posti</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Chi gioca il posto {number}</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>Un posto più su</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <translation>Sposta in su il posto {number}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Turn panel</source>
        <translation>Pannello del turno</translation>
    </message>
</context>
<context>
    <name>SideTable</name>
    <message>
        <source>{side} closed</source>
        <translation>{side} chiuso</translation>
    </message>
    <message>
        <source>river to the {side}</source>
        <translation>fiume a {side}</translation>
    </message>
    <message>
        <source>name of the river or the mountain to the {side}</source>
        <translation>nome del fiume o del monte a {side}</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lato</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Chiuso</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fiume</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>Di là</translation>
    </message>
    <message>
        <source>Name of the river or the mountain</source>
        <translation>Nome del fiume o del monte</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Players and corporations</source>
        <translation>Giocatori e compagnie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Corporations</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet (Ctrl+C)</source>
        <translation>Copia la tabella per un foglio di calcolo (Ctrl+C)</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Save the tables as CSV</source>
        <translation>Salva le tabelle come CSV</translation>
    </message>
    <message>
        <source>Bank: {amount}</source>
        <translation>Banca: {amount}</translation>
    </message>
    <message>
        <source>Save the tables</source>
        <translation>Salva le tabelle</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table view</source>
        <translation>Vista per il tavolo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Market chart</source>
        <translation>Tabella del mercato</translation>
    </message>
</context>
<context>
    <name>TeleportTool</name>
    <message>
        <source>click: close {private} and build here without connection</source>
        <translation>clic: chiudi {private} e costruisci qui senza collegamento</translation>
    </message>
</context>
<context>
    <name>TilesPage</name>
    <message>
        <source>The title&apos;s own tile</source>
        <translation>Tessera propria del titolo</translation>
    </message>
    <message>
        <source>From the shared library</source>
        <translation>Dalla raccolta comune</translation>
    </message>
    <message numerus="yes">
        <source>Rotations that differ: %n</source>
        <translation>
            <numerusform>Orientamenti diversi: %n</numerusform>
            <numerusform>Orientamenti diversi: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Becomes: %n tiles</source>
        <translation>
            <numerusform>Diventa: %n tessera</numerusform>
            <numerusform>Diventa: %n tessere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can lie on: %n tiles</source>
        <translation>
            <numerusform>Può coprire: %n tessera</numerusform>
            <numerusform>Può coprire: %n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw in &amp;gauge</source>
        <translation>Disegna in &amp;scartamento</translation>
    </message>
    <message>
        <source>Tile &amp;number</source>
        <translation>&amp;Numero della tessera</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Colore</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Lettera</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Pezzi</translation>
    </message>
    <message>
        <source>Ne&amp;w tile</source>
        <translation>&amp;Nuova tessera</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Togli</translation>
    </message>
    <message>
        <source>Ta&amp;ke from the library</source>
        <translation>&amp;Prendi dalla raccolta</translation>
    </message>
    <message>
        <source>Tiles of the library</source>
        <translation>Tessere della raccolta</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
</context>
<context>
    <name>TilesPanel</name>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>All gauges</source>
        <translation>Ogni scartamento</translation>
    </message>
    <message>
        <source>Narrow gauge</source>
        <translation>Scartamento ridotto</translation>
    </message>
    <message>
        <source>Standard gauge</source>
        <translation>Scartamento normale</translation>
    </message>
    <message>
        <source>Dual gauge</source>
        <translation>Scartamento doppio</translation>
    </message>
    <message>
        <source>Gauge</source>
        <translation>Scartamento</translation>
    </message>
    <message>
        <source>Hide used-up tiles</source>
        <translation>Nascondi le esaurite</translation>
    </message>
    <message>
        <source>Click a tile to see what it replaces (◀) and becomes (▶); R turns it.</source>
        <translation>Clicca una tessera per vedere che cosa sostituisce (◀) e che cosa diventa (▶); R la gira.</translation>
    </message>
</context>
<context>
    <name>TokenTool</name>
    <message>
        <source>Token of {corporation} in hand: put it on a lit place. Esc puts it back.</source>
        <translation>Gettone di {corporation} in mano: mettilo su un posto illuminato. Esc lo rimette a posto.</translation>
    </message>
    <message>
        <source>a token may be placed here: click, or press Enter</source>
        <translation>qui si può mettere un gettone: clicca o premi Invio</translation>
    </message>
    <message>
        <source>Token of {corporation} on {hex}: click, or press Enter</source>
        <translation>Gettone di {corporation} in {hex}: clicca o premi Invio</translation>
    </message>
    <message numerus="yes">
        <source>Token of {corporation} on {junction}: {cost} · %n of {all} left in this turn</source>
        <translation>
            <numerusform>Gettone di {corporation} su {junction}: {cost} · ne resta %n di {all} in questo turno</numerusform>
            <numerusform>Gettone di {corporation} su {junction}: {cost} · ne restano %n di {all} in questo turno</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>place {number} of {all}: T shows the next, Enter takes this one</source>
        <translation>posto {number} di {all}: T mostra il seguente, Invio prende questo</translation>
    </message>
    <message>
        <source>There are several places here: click the one you mean, or press T.</source>
        <translation>Qui ci sono più posti: clicca quello che vuoi, o premi T.</translation>
    </message>
    <message>
        <source>{action}, with help from the fund</source>
        <translation>{action}, con l&apos;aiuto del fondo</translation>
    </message>
</context>
<context>
    <name>TrackTool</name>
    <message>
        <source>From {end}; now the other end.</source>
        <translation>Da {end}; ora l&apos;altro capo.</translation>
    </message>
</context>
<context>
    <name>TrainsPanel</name>
    <message>
        <source>Trains</source>
        <translation>Treni</translation>
    </message>
</context>
<context>
    <name>TrayPanel</name>
    <message>
        <source>Tray</source>
        <translation>Vassoio</translation>
    </message>
    <message>
        <source>Tiles and tokens that can be placed now</source>
        <translation>Tessere e gettoni che si possono mettere ora</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Show tiles that fit nowhere now too; hold one over a hex to see why</source>
        <translation>Mostra anche le tessere che ora non vanno da nessuna parte; tienine una su un esagono per vedere perché</translation>
    </message>
    <message>
        <source>Which lay pays?</source>
        <translation>Quale posa rende?</translation>
    </message>
    <message>
        <source>The best run after every legal lay or token, as a number on its hex (Ctrl+L)</source>
        <translation>Il miglior viaggio dopo ogni posa o gettone possibile, come numero sul suo esagono (Ctrl+L)</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>Try any tile anywhere; the game stays as it is (Ctrl+I)</source>
        <translation>Prova qualunque tessera dovunque; la partita resta com&apos;è (Ctrl+I)</translation>
    </message>
    <message>
        <source>No tile fits anywhere now.</source>
        <translation>Ora nessuna tessera va da qualche parte.</translation>
    </message>
    <message>
        <source>Nothing to place on the board now.</source>
        <translation>Ora non c&apos;è nulla da mettere sul tabellone.</translation>
    </message>
    <message>
        <source>Tile {tile}</source>
        <translation>Tessera {tile}</translation>
    </message>
    <message numerus="yes">
        <source>Tile {tile}, %n left</source>
        <translation>
            <numerusform>Tessera {tile}, ne resta %n</numerusform>
            <numerusform>Tessera {tile}, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}; it fits nowhere now</source>
        <translation>{words}; ora non va da nessuna parte</translation>
    </message>
    <message numerus="yes">
        <source>Token of {corporation}, %n left</source>
        <translation>
            <numerusform>Gettone di {corporation}, ne resta %n</numerusform>
            <numerusform>Gettone di {corporation}, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Port marker of {private}</source>
        <translation>Segnalino porto di {private}</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>What a choice will do is shown here.</source>
        <translation>Qui si vede che cosa farà una scelta.</translation>
    </message>
    <message>
        <source>Read rule {rule}</source>
        <translation>Leggi la regola {rule}</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>{corporation}
treasury {cash}</source>
        <translation>{corporation}
cassa {cash}</translation>
    </message>
    <message>
        <source>has {cash}</source>
        <translation>ha {cash}</translation>
    </message>
    <message>
        <source>has {cash}, {bound} of it in bids</source>
        <translation>ha {cash}, di cui {bound} in offerte</translation>
    </message>
    <message>
        <source>18xx on Sicily and beyond</source>
        <translation>18xx in Sicilia e oltre</translation>
    </message>
    <message>
        <source>You are looking at another moment of the game.</source>
        <translation>Stai guardando un altro momento della partita.</translation>
    </message>
    <message>
        <source>Back to the &amp;present</source>
        <translation>Torna al p&amp;resente</translation>
    </message>
    <message>
        <source>A program plays this seat.</source>
        <translation>Questo posto è giocato da un programma.</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>&amp;Lascialo giocare</translation>
    </message>
    <message>
        <source>This ends the turn. Once more to confirm it.</source>
        <translation>Così il turno finisce. Ancora una volta per confermare.</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>The last move is by {player}: {move} Undo once more to take it back.</source>
        <translation>L&apos;ultima mossa è di {player}: {move} Annulla ancora una volta per riprenderla.</translation>
    </message>
    <message>
        <source>Nothing has been done in this turn.</source>
        <translation>In questo turno non è stato ancora fatto nulla.</translation>
    </message>
    <message numerus="yes">
        <source>The turn begins again: %n move(s) taken back.</source>
        <translation>
            <numerusform>Il turno ricomincia: %n mossa annullata.</numerusform>
            <numerusform>Il turno ricomincia: %n mosse annullate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back, also by {names}.</source>
        <translation>
            <numerusform>%n mossa annullata, anche di {names}.</numerusform>
            <numerusform>%n mosse annullate, anche di {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undid a move by {player}: {move}</source>
        <translation>Annullata una mossa di {player}: {move}</translation>
    </message>
</context>
<context>
    <name>WhatIfTool</name>
    <message>
        <source>What if: put any tile anywhere. Backspace takes one away, Esc throws everything away.</source>
        <translation>E se…: metti qualunque tessera dovunque. Backspace ne toglie una, Esc butta via tutto.</translation>
    </message>
    <message>
        <source>What if: {words}</source>
        <translation>E se…: {words}</translation>
    </message>
    <message>
        <source>What if: tile {tile} on {hex}</source>
        <translation>E se…: tessera {tile} in {hex}</translation>
    </message>
    <message>
        <source>in the game now: {why}</source>
        <translation>nella partita, ora: {why}</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>e se…</translation>
    </message>
    <message>
        <source>No tile keeps the track of this hex; take any tile from the tray.</source>
        <translation>Nessuna tessera mantiene i binari di questo esagono; prendine una qualunque dal vassoio.</translation>
    </message>
    <message>
        <source>Tile {tile}</source>
        <translation>Tessera {tile}</translation>
    </message>
    <message>
        <source>What if: {corporation} would run for {sum}</source>
        <translation>E se…: {corporation} incasserebbe {sum}</translation>
    </message>
</context>
<context>
    <name>ask_file</name>
    <message>
        <source>{file} is there already. Replace it?</source>
        <translation>{file} esiste già. Sostituirlo?</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>standard gauge</source>
        <translation>scartamento normale</translation>
    </message>
    <message>
        <source>narrow gauge</source>
        <translation>scartamento ridotto</translation>
    </message>
    <message>
        <source>dual gauge</source>
        <translation>scartamento doppio</translation>
    </message>
    <message>
        <source>river: tokens cost more</source>
        <translation>fiume: i gettoni costano di più</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>invalicabile</translation>
    </message>
    <message>
        <source>junction with the other map</source>
        <translation>giunzione con l&apos;altra mappa</translation>
    </message>
    <message>
        <source>starts here</source>
        <translation>parte da qui</translation>
    </message>
    <message>
        <source>destination of</source>
        <translation>destinazione di</translation>
    </message>
    <message>
        <source>token without track beyond</source>
        <translation>gettone senza binari oltre</translation>
    </message>
    <message>
        <source>open land</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>acqua</translation>
    </message>
    <message>
        <source>city</source>
        <translation>città</translation>
    </message>
    <message>
        <source>town</source>
        <translation>paese</translation>
    </message>
    <message>
        <source>off-board area</source>
        <translation>zona esterna</translation>
    </message>
    <message>
        <source>port</source>
        <translation>porto</translation>
    </message>
    <message>
        <source>tile {number}</source>
        <translation>tessera {number}</translation>
    </message>
    <message>
        <source>tokens: {signs}</source>
        <translation>gettoni: {signs}</translation>
    </message>
    <message>
        <source>terrain {cost}</source>
        <translation>terreno {cost}</translation>
    </message>
    <message>
        <source>joined to {hex}</source>
        <translation>unito a {hex}</translation>
    </message>
    <message>
        <source>blocked by {sign}</source>
        <translation>bloccato da {sign}</translation>
    </message>
    <message>
        <source>may not be built on for now</source>
        <translation>per ora non edificabile</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>letter of yellow tiles</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of green tiles</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of brown tiles</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Gy</source>
        <comment>letters of gray hexes</comment>
        <translation>Gr</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of red hexes</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of sea hexes</comment>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>Program, plays to win</source>
        <translation>Programma, per vincere</translation>
    </message>
    <message>
        <source>Program, plays at random</source>
        <translation>Programma, a caso</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Round</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>SR{number}</source>
        <translation>TA{number}</translation>
    </message>
    <message>
        <source>A</source>
        <comment>opening auction, one letter</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>OR {number}.{round}</source>
        <translation>TO {number}.{round}</translation>
    </message>
    <message>
        <source>SR {number}</source>
        <translation>TA {number}</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Asta</translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message>
        <source>While this stands, the title cannot be played.</source>
        <translation>Finché resta così, il titolo non si può giocare.</translation>
    </message>
    <message>
        <source>What cannot be read is not drawn and not played.</source>
        <translation>Ciò che non si può leggere non si disegna e non si gioca.</translation>
    </message>
    <message>
        <source>No train can ever run there.</source>
        <translation>Nessun treno potrà mai passarci.</translation>
    </message>
    <message>
        <source>On the table nobody can tell which track goes where.</source>
        <translation>Al tavolo nessuno capisce quale binario va dove.</translation>
    </message>
    <message>
        <source>On the table it is hard to read.</source>
        <translation>Al tavolo si legge male.</translation>
    </message>
    <message>
        <source>A line that leaves one map must arrive on exactly one side of the other.</source>
        <translation>Una linea che lascia una mappa deve arrivare su un solo lato dell&apos;altra.</translation>
    </message>
    <message>
        <source>Draw the link again, from side to side.</source>
        <translation>Ridisegna il collegamento, da lato a lato.</translation>
    </message>
    <message>
        <source>Scarce tiles may be meant; if not, players wait for tiles that never come.</source>
        <translation>La scarsità può essere voluta; altrimenti i giocatori aspettano tessere che non arrivano mai.</translation>
    </message>
    <message>
        <source>“{id}” does not exist.</source>
        <translation>«{id}» non esiste.</translation>
    </message>
    <message>
        <source>“{text}” cannot be read.</source>
        <translation>«{text}» non si può leggere.</translation>
    </message>
    <message>
        <source>The hex {hex} does not lie on the grid of its map.</source>
        <translation>L&apos;esagono {hex} non sta sulla griglia della sua mappa.</translation>
    </message>
    <message>
        <source>The hexes {hex} and {other_hex} are the same place.</source>
        <translation>Gli esagoni {hex} e {other_hex} sono lo stesso posto.</translation>
    </message>
    <message>
        <source>The map {map} has no hexes.</source>
        <translation>La mappa {map} non ha esagoni.</translation>
    </message>
    <message>
        <source>{count} hexes around {hex} touch no other hex of the map {map}.</source>
        <translation>Attorno a {hex}, esagoni staccati da tutti gli altri della mappa {map}: {count}.</translation>
    </message>
    <message>
        <source>The printed track of {hex} runs off the map to the {compass}.</source>
        <translation>Il binario stampato di {hex} esce dalla mappa verso {compass}.</translation>
    </message>
    <message>
        <source>The printed track of {hex} runs into the impassable side to the {compass}.</source>
        <translation>Il binario stampato di {hex} finisce contro il lato invalicabile verso {compass}.</translation>
    </message>
    <message>
        <source>The printed track of {hex} ends to the {compass}: {beyond} can never have track on that side.</source>
        <translation>Il binario stampato di {hex} finisce nel nulla verso {compass}: {beyond} non potrà mai avere binari su quel lato.</translation>
    </message>
    <message>
        <source>To the {compass} of {hex}, {gauge} track meets {other_gauge} track outside a city or town.</source>
        <translation>A {compass} di {hex} un binario a scartamento {gauge} ne incontra uno a scartamento {other_gauge} fuori da città e paesi.</translation>
    </message>
    <message>
        <source>The track “{text}” leads to a stop that is not there.</source>
        <translation>Il binario «{text}» porta a una fermata che non c&apos;è.</translation>
    </message>
    <message>
        <source>The track “{text}” lies on another one with the same ends.</source>
        <translation>Il binario «{text}» sta sopra un altro con gli stessi estremi.</translation>
    </message>
    <message>
        <source>Two maps are called {map}.</source>
        <translation>Due mappe si chiamano {map}.</translation>
    </message>
    <message>
        <source>To the {compass} of {hex}, {gauge} track meets {other_gauge} track outside a stop, and no tile can ever join them.</source>
        <translation>A {compass} di {hex} un binario a scartamento {gauge} ne incontra uno a scartamento {other_gauge} fuori da una fermata, e nessuna tessera potrà mai unirli.</translation>
    </message>
    <message>
        <source>On {face} the tracks {track} and {other_track} lie on each other.</source>
        <translation>Su {face} i binari {track} e {other_track} sono uno sull&apos;altro.</translation>
    </message>
    <message>
        <source>On {face} the tracks {track} and {other_track} run closer than a printed rail without joining.</source>
        <translation>Su {face} i binari {track} e {other_track} corrono più vicini di una rotaia stampata senza unirsi.</translation>
    </message>
    <message>
        <source>On {face} the track {track} bends more tightly than it can be drawn.</source>
        <translation>Su {face} il binario {track} curva più stretto di quanto si possa disegnare.</translation>
    </message>
    <message>
        <source>On {face} the track {track} runs over a stop that it does not serve.</source>
        <translation>Su {face} il binario {track} passa sopra una fermata che non serve.</translation>
    </message>
    <message>
        <source>On {face} two stops lie on each other.</source>
        <translation>Su {face} due fermate sono una sull&apos;altra.</translation>
    </message>
    <message>
        <source>On {face} a stop reaches beyond the edge.</source>
        <translation>Su {face} una fermata esce dal bordo.</translation>
    </message>
    <message>
        <source>On {face} “{text}” can only be written on track.</source>
        <translation>Su {face} «{text}» si può scrivere solo sopra un binario.</translation>
    </message>
    <message>
        <source>On {face} there is no room for “{text}”: it lies on a stop or on other writing.</source>
        <translation>Su {face} non c&apos;è posto per «{text}»: copre una fermata o un&apos;altra scritta.</translation>
    </message>
    <message>
        <source>The stop of {hex} has no track, and no tile is ever laid there.</source>
        <translation>La fermata di {hex} non ha binari, e lì non si posa mai una tessera.</translation>
    </message>
    <message>
        <source>Whatever is built, no track ever joins {hex} to any home.</source>
        <translation>Qualunque cosa si costruisca, nessun binario unirà mai {hex} a una base.</translation>
    </message>
    <message>
        <source>A stop of {face} is worth nothing.</source>
        <translation>Una fermata di {face} non vale niente.</translation>
    </message>
    <message>
        <source>A stop of {face} has {count} values; the phases have {needed} steps.</source>
        <translation>Una fermata di {face} ha {count} valori; le fasi hanno {needed} gradini.</translation>
    </message>
    <message>
        <source>From the port {hex} no two other stops can ever be reached.</source>
        <translation>Dal porto {hex} non si possono mai raggiungere altre due fermate.</translation>
    </message>
    <message>
        <source>The second stop lies {length} hexes from the port {hex}; the longest train covers {limit}.</source>
        <translation>La seconda fermata dista {length} esagoni dal porto {hex}; il treno più lungo ne copre {limit}.</translation>
    </message>
    <message>
        <source>{hex} and {other_hex} are both called {name}.</source>
        <translation>{hex} e {other_hex} si chiamano entrambi {name}.</translation>
    </message>
    <message>
        <source>{hex} marks its side to the {compass}, where the map ends.</source>
        <translation>{hex} segna il lato verso {compass}, dove la mappa finisce.</translation>
    </message>
    <message>
        <source>The river to the {compass} of {hex} costs {cost} on one side and {other_cost} on the other.</source>
        <translation>Il fiume verso {compass} di {hex} costa {cost} da una parte e {other_cost} dall&apos;altra.</translation>
    </message>
    <message>
        <source>The side of {hex} to the {compass} has a river and is impassable.</source>
        <translation>Il lato di {hex} verso {compass} ha un fiume ed è invalicabile.</translation>
    </message>
    <message>
        <source>The link of {hex} to the {compass} leads to {beyond}, which does not exist.</source>
        <translation>Il collegamento di {hex} verso {compass} porta a {beyond}, che non esiste.</translation>
    </message>
    <message>
        <source>The link of {hex} to the {compass} leads to {beyond}, but none leads back.</source>
        <translation>Il collegamento di {hex} verso {compass} porta a {beyond}, ma nessuno riporta indietro.</translation>
    </message>
    <message>
        <source>The side of {hex} to the {compass} has two links.</source>
        <translation>Il lato di {hex} verso {compass} ha due collegamenti.</translation>
    </message>
    <message>
        <source>The link of {hex} to the {compass} leads to {beyond} on the same map.</source>
        <translation>Il collegamento di {hex} verso {compass} porta a {beyond} sulla stessa mappa.</translation>
    </message>
    <message>
        <source>The link of {hex} to the {compass} lies on a side behind which {beyond} can have track.</source>
        <translation>Il collegamento di {hex} verso {compass} sta su un lato oltre il quale {beyond} può avere binari.</translation>
    </message>
    <message>
        <source>{corporation} has no home.</source>
        <translation>{corporation} non ha base.</translation>
    </message>
    <message>
        <source>{hex}, a home of {corporation}, has no city for its token.</source>
        <translation>{hex}, base di {corporation}, non ha una città per il suo gettone.</translation>
    </message>
    <message>
        <source>{hex} is reserved for {corporation}, whose homes do not include it.</source>
        <translation>{hex} è riservato a {corporation}, che non l&apos;ha fra le sue basi.</translation>
    </message>
    <message>
        <source>Token places in {homes}: {slots} are open to corporations without another home, of which there are {count}.</source>
        <translation>Posti per gettoni in {homes}: {slots} sono aperti alle compagnie senza altra base, che sono {count}.</translation>
    </message>
    <message>
        <source>From {hex} {corporation} can never lay a tile.</source>
        <translation>Da {hex} {corporation} non potrà mai posare una tessera.</translation>
    </message>
    <message>
        <source>From {hex} {corporation} can lay its first tile only in phase {phase}.</source>
        <translation>Da {hex} {corporation} può posare la prima tessera solo nella fase {phase}.</translation>
    </message>
    <message>
        <source>No tile of the set can ever be laid on {hex}.</source>
        <translation>Nessuna tessera della dotazione potrà mai essere posata su {hex}.</translation>
    </message>
    <message>
        <source>No {color} tile with the label {label} fits on {hex}.</source>
        <translation>Su {hex} non va nessuna tessera di colore {color} con la lettera {label}.</translation>
    </message>
    <message>
        <source>Tile {tile} has the label {label}, but there is no {color} tile with it.</source>
        <translation>La tessera {tile} ha la lettera {label}, ma non ce n&apos;è una di colore {color}.</translation>
    </message>
    <message>
        <source>Tile {tile} has the label {label}, which no hex has.</source>
        <translation>La tessera {tile} ha la lettera {label}, che nessun esagono ha.</translation>
    </message>
    <message>
        <source>Tile {tile} can never be laid on any hex.</source>
        <translation>La tessera {tile} non potrà mai essere posata su nessun esagono.</translation>
    </message>
    <message>
        <source>Nothing upgrades tile {tile}, although the set has {color} tiles of its kind.</source>
        <translation>Nulla migliora la tessera {tile}, eppure la dotazione ha tessere del suo tipo di colore {color}.</translation>
    </message>
    <message>
        <source>Tile {tile} is {color}, which no phase allows.</source>
        <translation>La tessera {tile} è di colore {color}, che nessuna fase permette.</translation>
    </message>
    <message>
        <source>There is no piece of tile {tile}.</source>
        <translation>Della tessera {tile} non c&apos;è nessun pezzo.</translation>
    </message>
    <message>
        <source>The upgrade from tile {tile} to {other_tile} lowers a value from {value} to {other_value}.</source>
        <translation>Il miglioramento dalla tessera {tile} alla tessera {other_tile} abbassa un valore da {value} a {other_value}.</translation>
    </message>
    <message>
        <source>Tile {tile} is the same as tile {other_tile}.</source>
        <translation>La tessera {tile} è uguale alla tessera {other_tile}.</translation>
    </message>
    <message>
        <source>Tile {tile} fits on no hex in the rotations {rotations}.</source>
        <translation>La tessera {tile} non va su nessun esagono con gli orientamenti {rotations}.</translation>
    </message>
    <message>
        <source>{hexes} hexes can ask for a {color} tile at once; pieces: {pieces}, of {tiles}.</source>
        <translation>Esagoni che possono chiedere insieme una tessera di colore {color}: {hexes}; pezzi: {pieces}, di {tiles}.</translation>
    </message>
    <message>
        <source>Of the {pieces} pieces of tile {tile} at most {most} can lie on the map at once.</source>
        <translation>Della tessera {tile} ci sono {pieces} pezzi; sulla mappa ne possono stare insieme al massimo {most}.</translation>
    </message>
    <message>
        <source>The market has no start price.</source>
        <translation>Il mercato non ha par.</translation>
    </message>
    <message>
        <source>Phase {phase} allows the start price {price}, which the market does not have.</source>
        <translation>La fase {phase} permette il par {price}, che il mercato non ha.</translation>
    </message>
    <message>
        <source>In the market {price} stands to the right of {other_price}.</source>
        <translation>Nel mercato {price} sta a destra di {other_price}.</translation>
    </message>
    <message>
        <source>No set-up has a train {train}.</source>
        <translation>Nessuna preparazione prevede il treno {train}.</translation>
    </message>
    <message>
        <source>The train {train} rusts on {other_train}, which is not sold after it.</source>
        <translation>Il treno {train} arrugginisce con {other_train}, che non si vende dopo di lui.</translation>
    </message>
    <message>
        <source>The train {train} does not cover a single hex.</source>
        <translation>Il treno {train} non copre nemmeno un esagono.</translation>
    </message>
    <message>
        <source>Phase {phase} allows {color} tiles, and the set has none.</source>
        <translation>La fase {phase} permette tessere di colore {color}, e la dotazione non ne ha.</translation>
    </message>
    <message>
        <source>Phase {phase} begins with a train that is sold before the one of phase {other_phase}.</source>
        <translation>La fase {phase} comincia con un treno che si vende prima di quello della fase {other_phase}.</translation>
    </message>
    <message>
        <source>The set-up for {players} players wants {count} corporations; there are {most}.</source>
        <translation>La preparazione per {players} giocatori vuole {count} compagnie; ce ne sono {most}.</translation>
    </message>
    <message>
        <source>The set-up for {players} players hands out {cash}; the bank has {bank}.</source>
        <translation>La preparazione per {players} giocatori distribuisce {cash}; la banca ha {bank}.</translation>
    </message>
    <message>
        <source>The certificates of {corporation} make {total} %.</source>
        <translation>I certificati di {corporation} fanno {total} %.</translation>
    </message>
    <message>
        <source>The profile {profile} has no “{id}”, nor has the title.</source>
        <translation>Il profilo {profile} non ha «{id}», e nemmeno il titolo.</translation>
    </message>
    <message>
        <source>{corporation} needs exactly one president&apos;s certificate.</source>
        <translation>{corporation} deve avere un certificato di presidenza, e uno solo.</translation>
    </message>
    <message>
        <source>Neighbours are found by the grid: every other cell of a row is a hex.</source>
        <translation>I vicini si trovano con la griglia: in ogni riga è esagono una casella sì e una no.</translation>
    </message>
    <message>
        <source>One place can be only one hex.</source>
        <translation>Un posto può essere un solo esagono.</translation>
    </message>
    <message>
        <source>There is nothing to build on.</source>
        <translation>Non c&apos;è dove costruire.</translation>
    </message>
    <message>
        <source>Track never leads from one piece of the map to the other.</source>
        <translation>Nessun binario porta mai da un pezzo di mappa all&apos;altro.</translation>
    </message>
    <message>
        <source>No train passes there until a tile with dual track is laid.</source>
        <translation>Nessun treno ci passa finché non si posa una tessera a scartamento doppio.</translation>
    </message>
    <message>
        <source>No train ever passes there.</source>
        <translation>Nessun treno ci passerà mai.</translation>
    </message>
    <message>
        <source>No printed curve is sharper than the one between neighbouring sides.</source>
        <translation>Nessuna curva stampata è più stretta di quella fra due lati vicini.</translation>
    </message>
    <message>
        <source>It is cut off in print and covers the next hex on the screen.</source>
        <translation>In stampa viene tagliata e sullo schermo copre l&apos;esagono vicino.</translation>
    </message>
    <message>
        <source>Nobody will run there.</source>
        <translation>Nessuno ci passerà.</translation>
    </message>
    <message>
        <source>In the last phases the stop has no value.</source>
        <translation>Nelle ultime fasi la fermata non ha valore.</translation>
    </message>
    <message>
        <source>A run over a port needs two stops besides the port.</source>
        <translation>Una rotta che tocca un porto ha bisogno di altre due fermate.</translation>
    </message>
    <message>
        <source>Players and the log cannot tell the two apart.</source>
        <translation>I giocatori e la cronaca non li distinguono.</translation>
    </message>
    <message>
        <source>The edge of the map is closed anyway; the mark was meant for another side.</source>
        <translation>Il bordo della mappa è chiuso comunque; il segno era per un altro lato.</translation>
    </message>
    <message>
        <source>A side has one cost, whoever builds over it.</source>
        <translation>Un lato ha un solo costo, chiunque lo attraversi.</translation>
    </message>
    <message>
        <source>Nobody ever pays for a river that cannot be crossed.</source>
        <translation>Nessuno paga mai un fiume che non si può attraversare.</translation>
    </message>
    <message>
        <source>Hexes of one map are neighbours by their place.</source>
        <translation>Gli esagoni di una mappa sono vicini per la loro posizione.</translation>
    </message>
    <message>
        <source>Track over that side would have to lead to two hexes.</source>
        <translation>Un binario su quel lato dovrebbe portare a due esagoni.</translation>
    </message>
    <message>
        <source>A corporation begins with a token in its home.</source>
        <translation>Una compagnia comincia con un gettone nella sua base.</translation>
    </message>
    <message>
        <source>One of them cannot be started.</source>
        <translation>Una di loro non si può avviare.</translation>
    </message>
    <message>
        <source>The corporation would never get a route.</source>
        <translation>La compagnia non avrebbe mai una rotta.</translation>
    </message>
    <message>
        <source>Whoever starts it earlier waits without a route.</source>
        <translation>Chi la avvia prima aspetta senza una rotta.</translation>
    </message>
    <message>
        <source>The hex looks as if it could be built on and cannot.</source>
        <translation>L&apos;esagono sembra edificabile e non lo è.</translation>
    </message>
    <message>
        <source>The hex can never be upgraded.</source>
        <translation>L&apos;esagono non potrà mai essere migliorato.</translation>
    </message>
    <message>
        <source>The tile can never be laid, for the one before it is missing.</source>
        <translation>La tessera non si potrà mai posare, perché manca quella che la precede.</translation>
    </message>
    <message>
        <source>The tile can never be laid.</source>
        <translation>La tessera non si potrà mai posare.</translation>
    </message>
    <message>
        <source>Its pieces are of no use.</source>
        <translation>I suoi pezzi non servono.</translation>
    </message>
    <message>
        <source>Whoever lays it closes the hex for good.</source>
        <translation>Chi la posa chiude l&apos;esagono per sempre.</translation>
    </message>
    <message>
        <source>Nobody will want this upgrade.</source>
        <translation>Nessuno vorrà questo miglioramento.</translation>
    </message>
    <message>
        <source>Two numbers for one tile confuse the supply.</source>
        <translation>Due numeri per la stessa tessera confondono la dotazione.</translation>
    </message>
    <message>
        <source>The tile was perhaps drawn turned the wrong way.</source>
        <translation>Forse la tessera è stata disegnata girata male.</translation>
    </message>
    <message>
        <source>The others are needed only if pieces leave the game.</source>
        <translation>Gli altri servono solo se dei pezzi escono dal gioco.</translation>
    </message>
    <message>
        <source>No corporation can be started.</source>
        <translation>Nessuna compagnia si può avviare.</translation>
    </message>
    <message>
        <source>A move to the right should raise the price.</source>
        <translation>Uno spostamento a destra dovrebbe alzare il prezzo.</translation>
    </message>
    <message>
        <source>The train is never sold, and what waits for it never happens.</source>
        <translation>Il treno non si vende mai, e ciò che dipende da lui non accade mai.</translation>
    </message>
    <message>
        <source>It would rust before it is sold, or never.</source>
        <translation>Arrugginirebbe prima di essere venduto, o mai.</translation>
    </message>
    <message>
        <source>It never earns anything.</source>
        <translation>Non incassa mai nulla.</translation>
    </message>
    <message>
        <source>Nothing changes for the builders in this phase.</source>
        <translation>In questa fase per chi costruisce non cambia nulla.</translation>
    </message>
    <message>
        <source>The phases would run in another order than they stand.</source>
        <translation>Le fasi verrebbero in un ordine diverso da come stanno.</translation>
    </message>
    <message>
        <source>The bank is broken before the game begins.</source>
        <translation>La banca salta prima che la partita cominci.</translation>
    </message>
    <message>
        <source>The rules ask for it; a game would stop there.</source>
        <translation>Le regole lo chiedono; una partita si fermerebbe lì.</translation>
    </message>
    <message>
        <source>Whoever starts a corporation takes the president&apos;s certificate.</source>
        <translation>Chi avvia una compagnia prende il certificato di presidenza.</translation>
    </message>
    <message>
        <source>Correct the place named in the file.</source>
        <translation>Correggi il punto indicato del file.</translation>
    </message>
    <message>
        <source>Add what is missing, or take its name out of this place.</source>
        <translation>Aggiungi ciò che manca, o togli il nome da qui.</translation>
    </message>
    <message>
        <source>Write it as the other stops and tracks are written.</source>
        <translation>Scrivilo come le altre fermate e gli altri binari.</translation>
    </message>
    <message>
        <source>Erase the track, or add the stop first.</source>
        <translation>Cancella il binario, o aggiungi prima la fermata.</translation>
    </message>
    <message>
        <source>Erase one of the two; dual track carries both gauges.</source>
        <translation>Cancella uno dei due; il binario doppio porta entrambi gli scartamenti.</translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation>Dai a una delle due un&apos;altra sigla.</translation>
    </message>
    <message>
        <source>Use the hex beside it, one number or one row further.</source>
        <translation>Usa l&apos;esagono accanto, un numero o una riga più in là.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Togli uno dei due.</translation>
    </message>
    <message>
        <source>Draw hexes, or remove the map.</source>
        <translation>Disegna degli esagoni, o togli la mappa.</translation>
    </message>
    <message>
        <source>Join the pieces with hexes, or link their sides.</source>
        <translation>Unisci i pezzi con degli esagoni, o collega i loro lati.</translation>
    </message>
    <message>
        <source>Erase the track, or add the hex it leads to.</source>
        <translation>Cancella il binario, o aggiungi l&apos;esagono a cui porta.</translation>
    </message>
    <message>
        <source>Erase the track, or open the side.</source>
        <translation>Cancella il binario, o apri il lato.</translation>
    </message>
    <message>
        <source>Erase the track, or draw track on the other side.</source>
        <translation>Cancella il binario, o disegnane uno dall&apos;altra parte.</translation>
    </message>
    <message>
        <source>Draw both tracks in one gauge, or one of them dual.</source>
        <translation>Disegna i due binari nello stesso scartamento, o uno dei due doppio.</translation>
    </message>
    <message>
        <source>Erase one of the tracks, or let both serve the same stop.</source>
        <translation>Cancella uno dei binari, o falli servire la stessa fermata.</translation>
    </message>
    <message>
        <source>Use other sides, or fewer stops on this face.</source>
        <translation>Usa altri lati, o meno fermate.</translation>
    </message>
    <message>
        <source>Lead the track to the stop, or use other sides.</source>
        <translation>Porta il binario alla fermata, o usa altri lati.</translation>
    </message>
    <message>
        <source>Use fewer stops, or fewer token places.</source>
        <translation>Usa meno fermate, o meno posti per gettoni.</translation>
    </message>
    <message>
        <source>Shorten the name, or leave it where little track lies.</source>
        <translation>Accorcia il nome, o tienilo dove ci sono pochi binari.</translation>
    </message>
    <message>
        <source>Shorten the name, or use fewer values and stops.</source>
        <translation>Accorcia il nome, o usa meno valori e fermate.</translation>
    </message>
    <message>
        <source>Draw track to the stop, or let tiles be laid on the hex.</source>
        <translation>Disegna un binario fino alla fermata, o rendi edificabile l&apos;esagono.</translation>
    </message>
    <message>
        <source>Open a side, draw track, or remove the stop.</source>
        <translation>Apri un lato, disegna un binario, o togli la fermata.</translation>
    </message>
    <message>
        <source>Give it a value.</source>
        <translation>Dalle un valore.</translation>
    </message>
    <message>
        <source>Give one value for all phases, or one for each step.</source>
        <translation>Dai un valore per tutte le fasi, o uno per ogni gradino.</translation>
    </message>
    <message>
        <source>Lead the port&apos;s track to hexes that join two stops.</source>
        <translation>Porta il binario del porto verso esagoni che uniscono due fermate.</translation>
    </message>
    <message>
        <source>Move the port or a stop nearer, or give a train a longer reach.</source>
        <translation>Avvicina il porto o una fermata, o allunga la portata di un treno.</translation>
    </message>
    <message>
        <source>Change a name, or give both stops the same group if they are one place.</source>
        <translation>Cambia un nome, o dai alle due fermate lo stesso gruppo se sono un posto solo.</translation>
    </message>
    <message>
        <source>Take the mark away, or move it to the right side.</source>
        <translation>Togli il segno, o spostalo sul lato giusto.</translation>
    </message>
    <message>
        <source>Give the river one cost.</source>
        <translation>Dai al fiume un solo costo.</translation>
    </message>
    <message>
        <source>Keep one of the two marks.</source>
        <translation>Tieni uno dei due segni.</translation>
    </message>
    <message>
        <source>Remove one of the two links.</source>
        <translation>Togli uno dei due collegamenti.</translation>
    </message>
    <message>
        <source>Remove the link.</source>
        <translation>Togli il collegamento.</translation>
    </message>
    <message>
        <source>Make that hex grey without track on the side, or move the link.</source>
        <translation>Rendi grigio quell&apos;esagono, senza binari su quel lato, o sposta il collegamento.</translation>
    </message>
    <message>
        <source>Choose a city as its home.</source>
        <translation>Scegli una città come base.</translation>
    </message>
    <message>
        <source>Place a city on the hex, or choose another home.</source>
        <translation>Metti una città sull&apos;esagono, o scegli un&apos;altra base.</translation>
    </message>
    <message>
        <source>Make the hex its home, or reserve the place for nobody.</source>
        <translation>Rendi l&apos;esagono sua base, o non riservare il posto.</translation>
    </message>
    <message>
        <source>Give the city more token places, or choose other homes.</source>
        <translation>Dai alla città più posti per gettoni, o scegli altre basi.</translation>
    </message>
    <message>
        <source>Open a side, draw track out of the city, or add a tile that fits.</source>
        <translation>Apri un lato, disegna un binario dalla città, o aggiungi una tessera adatta.</translation>
    </message>
    <message>
        <source>Add a yellow tile that fits there, or draw track out of the city.</source>
        <translation>Aggiungi una tessera gialla adatta, o disegna un binario dalla città.</translation>
    </message>
    <message>
        <source>Add a tile with its stops, open a side, or paint the hex grey.</source>
        <translation>Aggiungi una tessera con le sue fermate, apri un lato, o dipingi di grigio l&apos;esagono.</translation>
    </message>
    <message>
        <source>Add a tile with this label, or take the label away.</source>
        <translation>Aggiungi una tessera con questa lettera, o togli la lettera.</translation>
    </message>
    <message>
        <source>Add the missing tile.</source>
        <translation>Aggiungi la tessera che manca.</translation>
    </message>
    <message>
        <source>Give a hex this label, or take the tile out of the set.</source>
        <translation>Dai questa lettera a un esagono, o togli la tessera dalla dotazione.</translation>
    </message>
    <message>
        <source>Add the tile or hex it could follow, or take it out of the set.</source>
        <translation>Aggiungi la tessera o l&apos;esagono a cui può seguire, o toglila dalla dotazione.</translation>
    </message>
    <message>
        <source>Add a tile that keeps its track and stops.</source>
        <translation>Aggiungi una tessera che ne conservi binari e fermate.</translation>
    </message>
    <message>
        <source>Let a phase allow the colour, or take the tile out of the set.</source>
        <translation>Permetti il colore in una fase, o togli la tessera dalla dotazione.</translation>
    </message>
    <message>
        <source>Give it a number, or take it out of the set.</source>
        <translation>Dalle un numero di pezzi, o toglila dalla dotazione.</translation>
    </message>
    <message>
        <source>Raise the value of the later tile.</source>
        <translation>Alza il valore della tessera successiva.</translation>
    </message>
    <message>
        <source>Take one of the two out and add its pieces to the other.</source>
        <translation>Togli una delle due e aggiungi i suoi pezzi all&apos;altra.</translation>
    </message>
    <message>
        <source>Compare the tile with the hexes that could take it.</source>
        <translation>Confronta la tessera con gli esagoni che potrebbero averla.</translation>
    </message>
    <message>
        <source>Add pieces, or leave it and say so in the notes of the title.</source>
        <translation>Aggiungi pezzi, o lascia così e scrivilo nelle note del titolo.</translation>
    </message>
    <message>
        <source>Print fewer, or leave it and say so in the notes of the title.</source>
        <translation>Stampane meno, o lascia così e scrivilo nelle note del titolo.</translation>
    </message>
    <message>
        <source>Make a cell of the market a start price.</source>
        <translation>Rendi par una casella del mercato.</translation>
    </message>
    <message>
        <source>Make a cell with this price a start price, or take it out of the phase.</source>
        <translation>Rendi par una casella con questo prezzo, o toglilo dalla fase.</translation>
    </message>
    <message>
        <source>Correct one of the two prices.</source>
        <translation>Correggi uno dei due prezzi.</translation>
    </message>
    <message>
        <source>Give it a number in a set-up, or remove it.</source>
        <translation>Dagli un numero in una preparazione, o toglilo.</translation>
    </message>
    <message>
        <source>Let it rust on a train that is sold later.</source>
        <translation>Fallo arrugginire con un treno che si vende dopo.</translation>
    </message>
    <message>
        <source>Give it a longer reach or a smaller weight.</source>
        <translation>Dagli una portata più lunga o un peso minore.</translation>
    </message>
    <message>
        <source>Add tiles of the colour, or take it out of the phase.</source>
        <translation>Aggiungi tessere del colore, o toglilo dalla fase.</translation>
    </message>
    <message>
        <source>Put the phases in the order of their trains.</source>
        <translation>Metti le fasi nell&apos;ordine dei loro treni.</translation>
    </message>
    <message>
        <source>Correct the number, or add corporations.</source>
        <translation>Correggi il numero, o aggiungi compagnie.</translation>
    </message>
    <message>
        <source>Give the bank more, or the players less.</source>
        <translation>Dai di più alla banca, o di meno ai giocatori.</translation>
    </message>
    <message>
        <source>Make them 100 % together.</source>
        <translation>Falli arrivare insieme a 100 %.</translation>
    </message>
    <message>
        <source>Take it over from a title with the same rules, or let this title extend that one.</source>
        <translation>Riprendilo da un titolo con le stesse regole, o fa&apos; che questo titolo estenda quello.</translation>
    </message>
    <message>
        <source>Write “president” after one of them, and after no other.</source>
        <translation>Scrivi «president» dopo uno di essi, e dopo nessun altro.</translation>
    </message>
    <message>
        <source>narrow</source>
        <translation>ridotto</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>doppio</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avviso</translation>
    </message>
    <message>
        <source>Only {hex} lies in “{region}”; other hexes lie in “{other_region}”.</source>
        <translation>Solo {hex} sta in «{region}»; altri esagoni stanno in «{other_region}».</translation>
    </message>
    <message>
        <source>The group “{group}” of {hex} has no other stop.</source>
        <translation>Il gruppo «{group}» di {hex} non ha altre fermate.</translation>
    </message>
    <message>
        <source>The start price {price} stands on two cells.</source>
        <translation>Il par {price} sta su due caselle.</translation>
    </message>
    <message>
        <source>No phase allows the start price {price}.</source>
        <translation>Nessuna fase permette il par {price}.</translation>
    </message>
    <message>
        <source>In the market {price} stands above {other_price}.</source>
        <translation>Nel mercato {price} sta sopra {other_price}.</translation>
    </message>
    <message>
        <source>Row {row} of the market has {count} cells, the one above it only {most}.</source>
        <translation>Caselle della riga {row} del mercato: {count}; di quella sopra: {most}.</translation>
    </message>
    <message>
        <source>Row {row} of the market has no cells.</source>
        <translation>La riga {row} del mercato non ha caselle.</translation>
    </message>
    <message>
        <source>From no start price a marker ever reaches the cell with {price}.</source>
        <translation>Da nessun par un segnalino arriva mai alla casella con {price}.</translation>
    </message>
    <message>
        <source>A cell of the market has the price 0 and does not close the corporation.</source>
        <translation>Una casella del mercato ha prezzo 0 e non chiude la compagnia.</translation>
    </message>
    <message>
        <source>The train {train} can never come on sale.</source>
        <translation>Il treno {train} non può mai essere messo in vendita.</translation>
    </message>
    <message>
        <source>Phase {phase} can never begin: no train {train} is ever sold.</source>
        <translation>La fase {phase} non può mai cominciare: il treno {train} non si vende mai.</translation>
    </message>
    <message>
        <source>In phase {phase} corporations may own no train.</source>
        <translation>Nella fase {phase} le compagnie non possono avere treni.</translation>
    </message>
    <message>
        <source>Phase {phase} allows no start price.</source>
        <translation>La fase {phase} non permette nessun par.</translation>
    </message>
    <message>
        <source>In phase {phase} no tile may be laid.</source>
        <translation>Nella fase {phase} non si può posare nessuna tessera.</translation>
    </message>
    <message>
        <source>Phase {phase} allows a later colour of tiles, but not {color}.</source>
        <translation>La fase {phase} permette un colore di tessere che viene dopo, ma non quello prima: {color}.</translation>
    </message>
    <message>
        <source>Phase {phase} no longer allows {color} tiles, which the phase before it allows.</source>
        <translation>La fase {phase} non permette più le tessere di colore {color}, che la fase prima permette.</translation>
    </message>
    <message>
        <source>The set-up for {players} players deals no money.</source>
        <translation>La preparazione per {players} giocatori non distribuisce denaro.</translation>
    </message>
    <message>
        <source>The set-up for {players} players has no trains.</source>
        <translation>La preparazione per {players} giocatori non ha treni.</translation>
    </message>
    <message>
        <source>No rule asks for “{id}”.</source>
        <translation>Nessuna regola chiede «{id}».</translation>
    </message>
    <message>
        <source>“{id}” cannot be answered with “{text}”.</source>
        <translation>A «{id}» non si può rispondere «{text}».</translation>
    </message>
    <message>
        <source>{corporation} has no token.</source>
        <translation>{corporation} non ha gettoni.</translation>
    </message>
    <message>
        <source>{company} and {other_company} are both called {name}.</source>
        <translation>{company} e {other_company} si chiamano entrambe {name}.</translation>
    </message>
    <message>
        <source>The signs {company} and {other_company} look alike.</source>
        <translation>Le sigle {company} e {other_company} si somigliano.</translation>
    </message>
    <message>
        <source>The variant {option} changes nothing.</source>
        <translation>La variante {option} non cambia nulla.</translation>
    </message>
    <message>
        <source>The variant {option} is for {count} players, for whom there is no set-up.</source>
        <translation>La variante {option} è per un numero di giocatori senza preparazione: {count}.</translation>
    </message>
    <message>
        <source>No variant delays {corporation}.</source>
        <translation>Nessuna variante ritarda {corporation}.</translation>
    </message>
    <message>
        <source>The destination “{name}” is not what {hex} is called.</source>
        <translation>La destinazione «{name}» non è il nome di {hex}.</translation>
    </message>
    <message>
        <source>The two are written almost alike: one is perhaps misspelt.</source>
        <translation>I due nomi sono quasi uguali: forse uno è scritto male.</translation>
    </message>
    <message>
        <source>A group joins several stops to one place: the name is perhaps misspelt.</source>
        <translation>Un gruppo fa di più fermate un posto solo: forse il nome è scritto male.</translation>
    </message>
    <message>
        <source>Whoever starts a corporation would have to choose between the two.</source>
        <translation>Chi avvia una compagnia dovrebbe scegliere tra le due.</translation>
    </message>
    <message>
        <source>No corporation ever starts there.</source>
        <translation>Nessuna compagnia comincia mai lì.</translation>
    </message>
    <message>
        <source>A move upwards should raise the price.</source>
        <translation>Uno spostamento verso l&apos;alto dovrebbe alzare il prezzo.</translation>
    </message>
    <message>
        <source>Beyond the end of the upper row a marker cannot rise any more.</source>
        <translation>Oltre la fine della riga di sopra un segnalino non può più salire.</translation>
    </message>
    <message>
        <source>No marker passes from the rows above it to those below.</source>
        <translation>Nessun segnalino passa dalle righe di sopra a quelle di sotto.</translation>
    </message>
    <message>
        <source>The cell and what lies behind it are of no use.</source>
        <translation>La casella e ciò che le sta dietro non servono a nulla.</translation>
    </message>
    <message>
        <source>Its shares would cost nothing.</source>
        <translation>Le sue azioni non costerebbero nulla.</translation>
    </message>
    <message>
        <source>What it waits for never happens, or it leaves the game before.</source>
        <translation>Ciò che aspetta non succede mai, o il treno esce prima dal gioco.</translation>
    </message>
    <message>
        <source>What it allows and brings about never comes.</source>
        <translation>Ciò che permette e provoca non arriva mai.</translation>
    </message>
    <message>
        <source>They would have to discard their trains and could buy none.</source>
        <translation>Dovrebbero scartare i loro treni e non potrebbero comprarne.</translation>
    </message>
    <message>
        <source>No corporation can be started while it lasts.</source>
        <translation>Finché dura non si può avviare nessuna compagnia.</translation>
    </message>
    <message>
        <source>Nobody can build while it lasts.</source>
        <translation>Finché dura nessuno può costruire.</translation>
    </message>
    <message>
        <source>Tiles are upgraded colour by colour; the later ones would hardly ever fit.</source>
        <translation>Le tessere si migliorano un colore alla volta; quelle dopo non andrebbero quasi mai.</translation>
    </message>
    <message>
        <source>Colours are added from phase to phase; none is usually taken away.</source>
        <translation>I colori si aggiungono di fase in fase; di solito non se ne toglie nessuno.</translation>
    </message>
    <message>
        <source>Nobody can buy anything.</source>
        <translation>Nessuno può comprare nulla.</translation>
    </message>
    <message>
        <source>No corporation can ever run.</source>
        <translation>Nessuna compagnia può mai viaggiare.</translation>
    </message>
    <message>
        <source>The name is perhaps misspelt; the answer changes nothing.</source>
        <translation>Forse il nome è scritto male; la risposta non cambia nulla.</translation>
    </message>
    <message>
        <source>The rules would not understand it.</source>
        <translation>Le regole non capirebbero.</translation>
    </message>
    <message>
        <source>No set-up, no train and no rule of this title names it: the name is perhaps misspelt.</source>
        <translation>Nessuna preparazione, nessun treno e nessuna regola di questo titolo la nomina: forse il nome è scritto male.</translation>
    </message>
    <message>
        <source>Nobody can ever choose it.</source>
        <translation>Nessuno potrà mai sceglierla.</translation>
    </message>
    <message>
        <source>The delay needs a variant whose name begins with “delay_”.</source>
        <translation>Il ritardo vuole una variante il cui nome comincia con «delay_».</translation>
    </message>
    <message>
        <source>Players look for the name on the map.</source>
        <translation>I giocatori cercano il nome sulla mappa.</translation>
    </message>
    <message>
        <source>Write the region as on the other hexes, or leave it if both are meant.</source>
        <translation>Scrivi la regione come sugli altri esagoni, o lasciala se sono proprio due.</translation>
    </message>
    <message>
        <source>Write the group as at the other stop, or take it away.</source>
        <translation>Scrivi il gruppo come all&apos;altra fermata, o toglilo.</translation>
    </message>
    <message>
        <source>Write “par” on one of them only.</source>
        <translation>Scrivi «par» su una sola delle due.</translation>
    </message>
    <message>
        <source>Let a phase allow it, or take “par” off the cell.</source>
        <translation>Permettilo in una fase, o togli «par» dalla casella.</translation>
    </message>
    <message>
        <source>Lengthen the upper row, or shorten the lower one.</source>
        <translation>Allunga la riga di sopra, o accorcia quella di sotto.</translation>
    </message>
    <message>
        <source>Remove the row, or give it prices.</source>
        <translation>Togli la riga, o dalle dei prezzi.</translation>
    </message>
    <message>
        <source>Join its row to the others, or remove it.</source>
        <translation>Unisci la sua riga alle altre, o toglila.</translation>
    </message>
    <message>
        <source>Write “0 close”, or give it a price.</source>
        <translation>Scrivi «0 close», o dalle un prezzo.</translation>
    </message>
    <message>
        <source>Let it wait for a train that is sold in every set-up, and leave the game later.</source>
        <translation>Fallo aspettare un treno che si vende in ogni preparazione, e uscire più tardi dal gioco.</translation>
    </message>
    <message>
        <source>Let it begin with a train that is sold, or see that this one is.</source>
        <translation>Falla cominciare con un treno che si vende, o fa&apos; che questo si venda.</translation>
    </message>
    <message>
        <source>Give the phase a train limit of at least 1.</source>
        <translation>Dai alla fase un limite di treni di almeno 1.</translation>
    </message>
    <message>
        <source>Add start prices of the market to the phase.</source>
        <translation>Aggiungi alla fase dei par del mercato.</translation>
    </message>
    <message>
        <source>Add the colours of tiles that may be laid.</source>
        <translation>Aggiungi i colori delle tessere che si possono posare.</translation>
    </message>
    <message>
        <source>Add the colour, or leave the later one to a later phase.</source>
        <translation>Aggiungi il colore, o lascia quello dopo a una fase successiva.</translation>
    </message>
    <message>
        <source>Add the colour again, or leave it if it is meant.</source>
        <translation>Aggiungi di nuovo il colore, o lascia così se è voluto.</translation>
    </message>
    <message>
        <source>Give the players money.</source>
        <translation>Dai denaro ai giocatori.</translation>
    </message>
    <message>
        <source>Give it a number of each train.</source>
        <translation>Dai un numero a ogni treno.</translation>
    </message>
    <message>
        <source>Write it as a shipped title does, or take it out.</source>
        <translation>Scrivilo come in un titolo del programma, o toglilo.</translation>
    </message>
    <message>
        <source>Answer it in the way of the shipped titles: with a letter from a to e, a number, or yes and no.</source>
        <translation>Rispondi come i titoli del programma: con una lettera da a ad e, un numero, oppure sì o no.</translation>
    </message>
    <message>
        <source>Give it at least one token.</source>
        <translation>Dalle almeno un gettone.</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <translation>Dai a una delle due un altro nome.</translation>
    </message>
    <message>
        <source>Give one of them another sign.</source>
        <translation>Cambia la sigla di una delle due.</translation>
    </message>
    <message>
        <source>Write it as where it is named, or take it out.</source>
        <translation>Scrivila come dove è nominata, o toglila.</translation>
    </message>
    <message>
        <source>Add the set-up, or correct the number.</source>
        <translation>Aggiungi la preparazione, o correggi il numero.</translation>
    </message>
    <message>
        <source>Add the variant, or take the delay out.</source>
        <translation>Aggiungi la variante, o togli il ritardo.</translation>
    </message>
    <message>
        <source>Correct the name or the hex.</source>
        <translation>Correggi il nome o l&apos;esagono.</translation>
    </message>
</context>
<context>
    <name>designer</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
    <message>
        <source>&amp;New or open…</source>
        <translation>&amp;Nuovo o apri…</translation>
    </message>
    <message>
        <source>Open a &amp;folder…</source>
        <translation>Apri una &amp;cartella…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva con &amp;nome…</translation>
    </message>
    <message>
        <source>&amp;Import an 18xx-maker game…</source>
        <translation>&amp;Importa un gioco 18xx-maker…</translation>
    </message>
    <message>
        <source>&amp;Export as an 18xx-maker game…</source>
        <translation>&amp;Esporta come gioco 18xx-maker…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>Pic&amp;ture of the map…</source>
        <translation>I&amp;mmagine della mappa…</translation>
    </message>
    <message>
        <source>&amp;Close the designer</source>
        <translation>C&amp;hiudi la progettazione</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t hexes</source>
        <translation>Ta&amp;glia esagoni</translation>
    </message>
    <message>
        <source>&amp;Copy hexes</source>
        <translation>&amp;Copia esagoni</translation>
    </message>
    <message>
        <source>&amp;Paste hexes</source>
        <translation>&amp;Incolla esagoni</translation>
    </message>
    <message>
        <source>Mo&amp;ve, turn or mirror hexes</source>
        <translation>S&amp;posta, gira o rifletti esagoni</translation>
    </message>
    <message>
        <source>Select &amp;all hexes</source>
        <translation>&amp;Seleziona tutti gli esagoni</translation>
    </message>
    <message>
        <source>Re&amp;move the selected hexes</source>
        <translation>&amp;Togli gli esagoni selezionati</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>&amp;Play this…</source>
        <translation>&amp;Gioca su questo…</translation>
    </message>
    <message>
        <source>&amp;Heat</source>
        <translation>&amp;Calore</translation>
    </message>
    <message>
        <source>&amp;Checks</source>
        <translation>C&amp;ontrolli</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Mappa intera</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>To the &amp;map</source>
        <translation>&amp;Alla mappa</translation>
    </message>
    <message>
        <source>Names of &amp;hexes</source>
        <translation>Nomi degli &amp;esagoni</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Parts of the window</source>
        <translation>&amp;Parti della finestra</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Click or drag over hexes to select them; Ctrl adds, the right button takes out.</source>
        <translation>Clicca o trascina sugli esagoni per selezionarli; Ctrl aggiunge, il tasto destro toglie.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Click where the hex selected last shall lie; the others come along, with all that names them. R or the right button turns, M mirrors.</source>
        <translation>Clicca dove deve stare l&apos;esagono scelto per ultimo; gli altri vengono con lui, con tutto ciò che li nomina. R o il tasto destro gira, M riflette.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Drag over empty cells to add hexes; the right button or Shift removes them.</source>
        <translation>Trascina sulle caselle vuote per aggiungere esagoni; il tasto destro o Maiusc li toglie.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Drag over hexes to print them in a colour; the right button makes them white.</source>
        <translation>Trascina sugli esagoni per stamparli di un colore; il tasto destro li rende bianchi.</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terreno</translation>
    </message>
    <message>
        <source>Drag over hexes to paint terrain; the right button takes it away.</source>
        <translation>Trascina sugli esagoni per dipingere il terreno; il tasto destro lo toglie.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Drag over hexes to put them in a region; the right button takes them out.</source>
        <translation>Trascina sugli esagoni per metterli in una regione; il tasto destro li toglie.</translation>
    </message>
    <message>
        <source>Closed sides</source>
        <translation>Lati chiusi</translation>
    </message>
    <message>
        <source>Drag along sides to close them; the right button opens them. Keys 1 to 6 at the cursor.</source>
        <translation>Trascina lungo i lati per chiuderli; il tasto destro li apre. Tasti da 1 a 6 al cursore.</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Fiumi</translation>
    </message>
    <message>
        <source>Drag along sides to draw a river; the right button takes it away. Keys 1 to 6 at the cursor.</source>
        <translation>Trascina lungo i lati per disegnare un fiume; il tasto destro lo toglie. Tasti da 1 a 6 al cursore.</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Fermate</translation>
    </message>
    <message>
        <source>Click a hex to place a stop, or a stop to change it; Ctrl places another one, the right button removes.</source>
        <translation>Clicca un esagono per mettere una fermata, o una fermata per cambiarla; Ctrl ne mette un&apos;altra, il tasto destro toglie.</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Binari</translation>
    </message>
    <message>
        <source>Drag from a side or stop to another, over as many hexes as you like; the right button takes track away. Or type two ends at the cursor: 1 to 6 are sides, then come the stops.</source>
        <translation>Trascina da un lato o da una fermata a un&apos;altra, su quanti esagoni vuoi; il tasto destro toglie i binari. Oppure scrivi due capi al cursore: da 1 a 6 sono i lati, poi vengono le fermate.</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Click a hex and write its name; the right button takes the name away.</source>
        <translation>Clicca un esagono e scrivi il suo nome; il tasto destro toglie il nome.</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Basi</translation>
    </message>
    <message>
        <source>Click the home of the corporation chosen; the right button takes it away.</source>
        <translation>Clicca la base della compagnia scelta; il tasto destro la toglie.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Collegamenti</translation>
    </message>
    <message>
        <source>Drag from a side to a side on another map to join them; the right button separates them.</source>
        <translation>Trascina da un lato a un lato di un&apos;altra mappa per unirli; il tasto destro li separa.</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Costa</translation>
    </message>
    <message>
        <source>Click to set points of an outline, the first one closes it; drag points, the right button takes them out.</source>
        <translation>Clicca per mettere i punti di un contorno, il primo lo chiude; trascina i punti, il tasto destro li toglie.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Trains and phases</source>
        <translation>Treni e fasi</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Compagnie e private</translation>
    </message>
    <message>
        <source>Set-ups</source>
        <translation>Preparazioni</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Railways</source>
        <translation>Ferrovie</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Major railways</source>
        <translation>Ferrovie maggiori</translation>
    </message>
    <message>
        <source>Regional railways</source>
        <translation>Ferrovie regionali</translation>
    </message>
    <message>
        <source>Governments</source>
        <translation>Reti governative</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Lanci</translation>
    </message>
    <message>
        <source>Trains, in the order of sale</source>
        <translation>Treni, nell&apos;ordine di vendita</translation>
    </message>
    <message>
        <source>Phases, in order</source>
        <translation>Fasi, nell&apos;ordine</translation>
    </message>
    <message>
        <source>What corporations have unless they say otherwise</source>
        <translation>Ciò che vale per le compagnie, salvo indicazione diversa</translation>
    </message>
    <message>
        <source>Corporations</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Compagnie private</translation>
    </message>
    <message>
        <source>Set-ups by number of players</source>
        <translation>Preparazioni per numero di giocatori</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Share market</source>
        <translation>Mercato azionario</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>The title</source>
        <translation>Il titolo</translation>
    </message>
    <message>
        <source>Terrains</source>
        <translation>Terreni</translation>
    </message>
    <message>
        <source>Figures and switches</source>
        <translation>Valori e opzioni</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>narrow</source>
        <translation>ridotto</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>doppio</translation>
    </message>
    <message>
        <source>in shifted rows, for straight cuts</source>
        <translation>in file sfalsate, per tagli dritti</translation>
    </message>
    <message>
        <source>apart, for scissors or a punch</source>
        <translation>separate, per forbici o fustella</translation>
    </message>
    <message>
        <source>Rules profiles</source>
        <translation>Profili di regole</translation>
    </message>
    <message>
        <source>Destinations of railways</source>
        <translation>Destinazioni delle ferrovie</translation>
    </message>
    <message>
        <source>Events on hexes</source>
        <translation>Eventi sugli esagoni</translation>
    </message>
    <message>
        <source>Values by the colour of the tile</source>
        <translation>Valori secondo il colore della tessera</translation>
    </message>
    <message>
        <source>Figures of railways</source>
        <translation>Cifre delle ferrovie</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>The game library {file} was removed or replaced while the program was running.</source>
        <translation>L&apos;archivio delle partite {file} è stato tolto o sostituito mentre il programma era aperto.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Il file {file} non esiste.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <translation>Il file {file} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>{file} is not a file but a folder, a pipe or a device.</source>
        <translation>{file} non è un file ma una cartella, una pipe o un dispositivo.</translation>
    </message>
    <message>
        <source>{file} leads out of its folder and is not read.</source>
        <translation>{file} porta fuori dalla sua cartella e non viene letto.</translation>
    </message>
    <message>
        <source>The file {file} is too large; the limit is {limit}.</source>
        <translation>Il file {file} è troppo grande; il limite è {limit}.</translation>
    </message>
    <message>
        <source>The file {file} is not valid JSON ({place}).</source>
        <translation>Il file {file} non è JSON valido ({place}).</translation>
    </message>
    <message>
        <source>The file {file} does not have the expected content at {place}: {reason}.</source>
        <translation>Il file {file} non ha il contenuto atteso in {place}: {reason}.</translation>
    </message>
    <message>
        <source>{file}, {place}: there is no title “{title}”.</source>
        <translation>{file}, {place}: il titolo «{title}» non esiste.</translation>
    </message>
    <message>
        <source>{file}, {place}: “{id}” is not defined.</source>
        <translation>{file}, {place}: «{id}» non è definito.</translation>
    </message>
    <message>
        <source>{file}, {place}: “{id}” is defined twice.</source>
        <translation>{file}, {place}: «{id}» è definito due volte.</translation>
    </message>
    <message>
        <source>{file}, {place}: {expected} was expected, not {found}.</source>
        <translation>{file}, {place}: atteso {expected}, trovato {found}.</translation>
    </message>
    <message>
        <source>{file}, {place}: the field “{field}” is missing.</source>
        <translation>{file}, {place}: manca il campo «{field}».</translation>
    </message>
    <message>
        <source>{file}, {place}: there is no field “{field}”.</source>
        <translation>{file}, {place}: il campo «{field}» non esiste.</translation>
    </message>
    <message>
        <source>{file}, {place}: the value {value} is not allowed.</source>
        <translation>{file}, {place}: il valore {value} non è ammesso.</translation>
    </message>
    <message>
        <source>{file}, {place}: “{text}” cannot be understood.</source>
        <translation>{file}, {place}: «{text}» non si capisce.</translation>
    </message>
    <message>
        <source>{file}, {place}: the track “{text}” ends at a stop that does not exist.</source>
        <translation>{file}, {place}: il binario «{text}» finisce in una fermata che non esiste.</translation>
    </message>
    <message>
        <source>{file}, {place}: the hex {hex} is not on the map&apos;s grid.</source>
        <translation>{file}, {place}: l&apos;esagono {hex} non è sulla griglia della mappa.</translation>
    </message>
    <message>
        <source>{file}, {place}: printed track leaves the map at side {side}.</source>
        <translation>{file}, {place}: un binario stampato esce dalla mappa dal lato {side}.</translation>
    </message>
    <message>
        <source>{file}, {place}: printed track runs into the impassable side {side}.</source>
        <translation>{file}, {place}: un binario stampato finisce contro il lato invalicabile {side}.</translation>
    </message>
    <message>
        <source>{file}, {place}: there is no neighbour at side {side}.</source>
        <translation>{file}, {place}: non c&apos;è nulla oltre il lato {side}.</translation>
    </message>
    <message>
        <source>{file}, {place}: the link to {hex} does not lead back.</source>
        <translation>{file}, {place}: il collegamento con {hex} non torna indietro.</translation>
    </message>
    <message>
        <source>{file}, {place}: the hex {hex} has no city or town that a line could join.</source>
        <translation>{file}, {place}: l&apos;esagono {hex} non ha né città né paese a cui una linea possa arrivare.</translation>
    </message>
    <message>
        <source>{file}, {place}: side {side} of {hex} is no junction: no hex lies beyond, or it may not be crossed.</source>
        <translation>{file}, {place}: il lato {side} di {hex} non è una giunzione: di là non c&apos;è un esagono, o non si può attraversare.</translation>
    </message>
    <message>
        <source>{file}, {place}: side {side} of {hex} is reserved for {corporation} already.</source>
        <translation>{file}, {place}: il lato {side} di {hex} è già riservato a {corporation}.</translation>
    </message>
    <message>
        <source>{file}, {place}: the certificates make {found} %, not 100.</source>
        <translation>{file}, {place}: i certificati fanno {found} %, non 100.</translation>
    </message>
    <message>
        <source>{file}, {place}: a certificate of {found} % is not possible; {wanted} % are.</source>
        <translation>{file}, {place}: un certificato da {found} % non è possibile; si può averlo da {wanted} %.</translation>
    </message>
    <message>
        <source>{file}, {place}: {players} players with {cash} each have more than the whole bank, {amount}.</source>
        <translation>{file}, {place}: {players} giocatori con {cash} ciascuno hanno più di tutta la banca, {amount}.</translation>
    </message>
    <message>
        <source>{file}, {place}: the title “{title}” extends itself.</source>
        <translation>{file}, {place}: il titolo «{title}» estende sé stesso.</translation>
    </message>
    <message>
        <source>The file {file} is incomplete: it breaks off at {place}.</source>
        <translation>Il file {file} è incompleto: si interrompe in {place}.</translation>
    </message>
    <message>
        <source>{file} holds another game and is not overwritten: choose another folder or another seed.</source>
        <translation>{file} contiene un&apos;altra partita e non viene sovrascritto: scegli un&apos;altra cartella o un altro seme.</translation>
    </message>
    <message>
        <source>The file {file} cannot be written: {reason}.</source>
        <translation>Il file {file} non si può scrivere: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} is not a saved game.</source>
        <translation>Il file {file} non è una partita salvata.</translation>
    </message>
    <message>
        <source>The file {file} is a game in the 18xx.games format, not one of our saves.</source>
        <translation>Il file {file} è una partita nel formato 18xx.games, non un nostro salvataggio.</translation>
    </message>
    <message>
        <source>The file {file} was saved by a newer version of the program (format {version}; this one knows {known}).</source>
        <translation>Il file {file} è stato salvato da una versione più recente del programma (formato {version}; questa arriva al formato {known}).</translation>
    </message>
    <message>
        <source>The file {file} has the format {version}, which is no longer known.</source>
        <translation>Il file {file} ha il formato {version}, che non è più conosciuto.</translation>
    </message>
    <message>
        <source>The game in {file} uses rules version {version}; this program knows versions up to {known}.</source>
        <translation>La partita in {file} usa la versione {version} delle regole; questo programma arriva alla versione {known}.</translation>
    </message>
    <message>
        <source>The file {file} is damaged at {place}: {stated} stated, {found} found.</source>
        <translation>Il file {file} è danneggiato in {place}: dichiarati {stated}, trovati {found}.</translation>
    </message>
    <message>
        <source>The game in {file} does not lead to the position it was saved in; it was not opened.</source>
        <translation>La partita in {file} non porta alla posizione in cui fu salvata; non è stata aperta.</translation>
    </message>
    <message>
        <source>The game in {file} cannot be set up like this ({place}).</source>
        <translation>La partita in {file} non si può preparare così ({place}).</translation>
    </message>
    <message>
        <source>The game in {file} contains a move that the rules refuse ({place}).</source>
        <translation>La partita in {file} contiene una mossa che le regole rifiutano ({place}).</translation>
    </message>
    <message>
        <source>The game library {file} is in use by another window of the program.</source>
        <translation>L&apos;archivio delle partite {file} è usato da un&apos;altra finestra del programma.</translation>
    </message>
    <message>
        <source>The game library {file} cannot be used: {reason}.</source>
        <translation>L&apos;archivio delle partite {file} non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>The game library {file} belongs to a newer version of the program ({version}; this one knows {known}).</source>
        <translation>L&apos;archivio delle partite {file} appartiene a una versione più recente del programma ({version}; questa arriva alla versione {known}).</translation>
    </message>
    <message>
        <source>The game library {file} has no game {game}.</source>
        <translation>L&apos;archivio delle partite {file} non ha la partita {game}.</translation>
    </message>
    <message>
        <source>The file {file} is not a game in the 18xx.games format.</source>
        <translation>Il file {file} non è una partita nel formato 18xx.games.</translation>
    </message>
    <message>
        <source>The title {title} does not exist in the 18xx.games format.</source>
        <translation>Il titolo {title} non esiste nel formato 18xx.games.</translation>
    </message>
    <message>
        <source>The 18xx.games format needs the rules profile “{wanted}”; this game is played under “{profile}”.</source>
        <translation>Il formato 18xx.games richiede le regole «{wanted}»; questa partita segue «{profile}».</translation>
    </message>
    <message>
        <source>The sequence {order} was entered by hand; the 18xx.games format knows drawn sequences only.</source>
        <translation>La sequenza {order} è stata scelta a mano; il formato 18xx.games conosce solo sequenze sorteggiate.</translation>
    </message>
    <message>
        <source>{file}, {place}: the action “{action}” is not known.</source>
        <translation>{file}, {place}: l&apos;azione «{action}» non è conosciuta.</translation>
    </message>
    <message>
        <source>{file}, {place}: the action “{action}” cannot be matched with the position.</source>
        <translation>{file}, {place}: l&apos;azione «{action}» non si accorda con la posizione.</translation>
    </message>
    <message>
        <source>{file}, {place}: the recorded revenue is {recorded}, the computed one {computed}.</source>
        <translation>{file}, {place}: l&apos;incasso registrato è {recorded}, quello calcolato {computed}.</translation>
    </message>
    <message>
        <source>{file}: the recorded result of {player} is {recorded}, the computed one {computed}.</source>
        <translation>{file}: il risultato registrato di {player} è {recorded}, quello calcolato {computed}.</translation>
    </message>
    <message>
        <source>{file}: the recorded game is over, but played again it goes on.</source>
        <translation>{file}: la partita registrata è finita, ma rigiocata prosegue.</translation>
    </message>
    <message>
        <source>There is no command “{verb}”.</source>
        <translation>Il comando «{verb}» non esiste.</translation>
    </message>
    <message>
        <source>The arguments of “{verb}” are wrong: {reason}.</source>
        <translation>Gli argomenti di «{verb}» sono sbagliati: {reason}.</translation>
    </message>
    <message>
        <source>This needs the optional package “{extra}”, which is not installed.</source>
        <translation>Serve il pacchetto facoltativo «{extra}», che non è installato.</translation>
    </message>
    <message>
        <source>The cluster at {address} cannot be used: {reason}.</source>
        <translation>Il cluster {address} non si può usare: {reason}.</translation>
    </message>
    <message>
        <source>The game in {file} has no position {position}.</source>
        <translation>La partita in {file} non ha la posizione {position}.</translation>
    </message>
    <message>
        <source>At {position} the offered move {action} was refused ({refusal}): a fault of the program.</source>
        <translation>Alla posizione {position} la mossa offerta {action} è stata rifiutata ({refusal}): è un errore del programma.</translation>
    </message>
    <message>
        <source>The game is no longer consistent at {position}: {what}.</source>
        <translation>La partita non è più coerente alla posizione {position}: {what}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>It is not {actor}&apos;s turn but {active}&apos;s.</source>
        <translation>Non è il turno di {actor} ma di {active}.</translation>
    </message>
    <message>
        <source>“{action}” is not possible now; the present step is “{step}”.</source>
        <translation>«{action}» non è possibile ora; il passo attuale è «{step}».</translation>
    </message>
    <message>
        <source>This title is for {allowed} players, not for {count}.</source>
        <translation>Questo titolo è per {allowed} giocatori, non per {count}.</translation>
    </message>
    <message>
        <source>The player in seat {seat} has no name.</source>
        <translation>Il giocatore al posto {seat} non ha un nome.</translation>
    </message>
    <message>
        <source>The name of the player in seat {seat} is longer than {limit} characters.</source>
        <translation>Il nome del giocatore al posto {seat} è più lungo di {limit} caratteri.</translation>
    </message>
    <message>
        <source>The name of the player in seat {seat} contains characters that cannot be shown.</source>
        <translation>Il nome del giocatore al posto {seat} contiene caratteri che non si possono mostrare.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Due giocatori si chiamano {name}.</translation>
    </message>
    <message>
        <source>This title has no variant “{option}”.</source>
        <translation>Questo titolo non ha la variante «{option}».</translation>
    </message>
    <message>
        <source>The variant “{option}” is played only together with: {needs}.</source>
        <translation>La variante «{option}» si gioca solo insieme a: {needs}.</translation>
    </message>
    <message>
        <source>The variant “{option}” is for {allowed} players.</source>
        <translation>La variante «{option}» è per {allowed} giocatori.</translation>
    </message>
    <message>
        <source>This title has no rules profile “{profile}”.</source>
        <translation>Questo titolo non ha le regole «{profile}».</translation>
    </message>
    <message>
        <source>The sequence must name each corporation once: {corporations}.</source>
        <translation>La sequenza deve nominare ogni compagnia una volta: {corporations}.</translation>
    </message>
    <message>
        <source>{private} is not for sale.</source>
        <translation>{private} non è in vendita.</translation>
    </message>
    <message>
        <source>{private} is the first in the row and costs exactly {price}.</source>
        <translation>{private} è la prima della fila e costa esattamente {price}.</translation>
    </message>
    <message>
        <source>A bid on {private} must be at least {low}.</source>
        <translation>Un&apos;offerta per {private} deve essere almeno {low}.</translation>
    </message>
    <message>
        <source>You can bid at most {high} on {private}; money in other bids is tied up.</source>
        <translation>Per {private} puoi offrire al massimo {high}; i soldi delle altre offerte sono impegnati.</translation>
    </message>
    <message>
        <source>Bids must be multiples of {step}.</source>
        <translation>Le offerte devono essere multipli di {step}.</translation>
    </message>
    <message>
        <source>{private} is contested: its bidders must raise or drop out first.</source>
        <translation>{private} è contesa: prima chi ha offerto deve rilanciare o ritirarsi.</translation>
    </message>
    <message>
        <source>The start prices open now are {prices}.</source>
        <translation>I par ora disponibili sono {prices}.</translation>
    </message>
    <message>
        <source>{corporation} cannot be started yet; {next} is next in the sequence.</source>
        <translation>{corporation} non si può ancora avviare; la prossima nella sequenza è {next}.</translation>
    </message>
    <message>
        <source>{corporation} cannot be started in this round.</source>
        <translation>{corporation} non si può avviare in questo turno.</translation>
    </message>
    <message>
        <source>There is no free place for the home token of {corporation}.</source>
        <translation>Non c&apos;è posto libero per il gettone di base di {corporation}.</translation>
    </message>
    <message>
        <source>The place for the home token of {corporation} in {hex} is not free.</source>
        <translation>Il posto per il gettone di base di {corporation} in {hex} non è libero.</translation>
    </message>
    <message>
        <source>{corporation} has not been started.</source>
        <translation>{corporation} non è stata avviata.</translation>
    </message>
    <message>
        <source>{corporation} has no such certificate.</source>
        <translation>{corporation} non ha questo certificato.</translation>
    </message>
    <message>
        <source>This certificate of {corporation} lies neither in the treasury nor in the bank pool.</source>
        <translation>Questo certificato di {corporation} non è né in cassa né nel bank pool.</translation>
    </message>
    <message>
        <source>The last certificate of {corporation} lies beneath the others and is sold only after them.</source>
        <translation>L&apos;ultimo certificato di {corporation} sta sotto gli altri e si vende solo dopo di loro.</translation>
    </message>
    <message>
        <source>You hold the certificate limit already: {limit}.</source>
        <translation>Hai già raggiunto il limite di certificati: {limit}.</translation>
    </message>
    <message>
        <source>Nobody may hold more than {limit} % of {corporation}.</source>
        <translation>Di {corporation} nessuno può avere più di {limit} %.</translation>
    </message>
    <message>
        <source>That costs {price}, and there is only {cash}.</source>
        <translation>Costa {price} e ci sono solo {cash}.</translation>
    </message>
    <message>
        <source>You sold {corporation} in this round and may not buy it before the next one.</source>
        <translation>Hai venduto {corporation} in questo turno e non puoi comprarla prima del prossimo.</translation>
    </message>
    <message>
        <source>Your purchase of this turn is made.</source>
        <translation>In questo turno hai già comprato.</translation>
    </message>
    <message>
        <source>After starting {corporation} you may add only two more of its 10 % certificates.</source>
        <translation>Dopo aver avviato {corporation} puoi aggiungere solo altri due suoi certificati del 10 %.</translation>
    </message>
    <message>
        <source>You do not hold these certificates of {corporation}.</source>
        <translation>Non possiedi questi certificati di {corporation}.</translation>
    </message>
    <message>
        <source>{corporation} has not operated yet, so its certificates cannot be sold.</source>
        <translation>{corporation} non ha ancora operato, quindi i suoi certificati non si possono vendere.</translation>
    </message>
    <message>
        <source>At most {limit} % of {corporation} may lie in the bank pool.</source>
        <translation>Di {corporation} nel bank pool possono stare al massimo {limit} %.</translation>
    </message>
    <message>
        <source>These certificates of {corporation} cannot be sold as {percent} %.</source>
        <translation>Questi certificati di {corporation} non si possono vendere come {percent} %.</translation>
    </message>
    <message>
        <source>Nobody else could take over the presidency of {corporation}, and its certificate never goes to the pool.</source>
        <translation>Nessun altro potrebbe assumere la presidenza di {corporation}, e il suo certificato non va mai nel pool.</translation>
    </message>
    <message>
        <source>The president&apos;s certificate of {corporation} is not needed for this sale.</source>
        <translation>Per questa vendita il certificato di presidenza di {corporation} non serve.</translation>
    </message>
    <message>
        <source>The presidency of {corporation} must not change while its president raises money for its train.</source>
        <translation>La presidenza di {corporation} non può cambiare mentre il presidente raccoglie soldi per il suo treno.</translation>
    </message>
    <message>
        <source>The last certificate of {corporation} is a 20 % one and cannot be halved.</source>
        <translation>L&apos;ultimo certificato di {corporation} vale il 20 % e non si può dividere.</translation>
    </message>
    <message>
        <source>The last certificate of {corporation} may be sold only when the treasury is emptied by it.</source>
        <translation>L&apos;ultimo certificato di {corporation} si può vendere solo insieme a tutti gli altri della sua cassa.</translation>
    </message>
    <message>
        <source>{corporation} was sold in this turn already; a second sale is not allowed.</source>
        <translation>{corporation} è già stata venduta in questo turno; una seconda vendita non è ammessa.</translation>
    </message>
    <message>
        <source>You are above the certificate limit of {limit} and must sell first.</source>
        <translation>Superi il limite di {limit} certificati e devi prima vendere.</translation>
    </message>
    <message>
        <source>You hold more than {limit} % of {corporation} and must sell some of it first.</source>
        <translation>Di {corporation} hai più di {limit} % e devi prima venderne.</translation>
    </message>
    <message>
        <source>There is no hex {hex}.</source>
        <translation>L&apos;esagono {hex} non esiste.</translation>
    </message>
    <message>
        <source>{hex} is complete and is never built on.</source>
        <translation>{hex} è completo e non ci si costruisce mai.</translation>
    </message>
    <message>
        <source>Nobody may build in {hex} while a player owns the private that blocks it.</source>
        <translation>Nessuno può costruire in {hex} finché un giocatore possiede la privata che lo blocca.</translation>
    </message>
    <message>
        <source>{hex} cannot be built on until the next stock round is over.</source>
        <translation>In {hex} non si può costruire fino alla fine del prossimo turno azionario.</translation>
    </message>
    <message>
        <source>Your track does not reach {hex}.</source>
        <translation>I tuoi binari non arrivano a {hex}.</translation>
    </message>
    <message>
        <source>With the private company you build in one of {hexes}, not in {hex}.</source>
        <translation>Con la privata si costruisce in {hexes}, non in {hex}.</translation>
    </message>
    <message>
        <source>There is no tile {tile}.</source>
        <translation>La tessera {tile} non esiste.</translation>
    </message>
    <message>
        <source>A tile lies in one of six rotations, not in {rotation}.</source>
        <translation>Una tessera ha sei orientamenti, non {rotation}.</translation>
    </message>
    <message>
        <source>Tile {tile} is {color}; that colour is not yet available.</source>
        <translation>Il colore della tessera {tile} è {color} e non è ancora disponibile.</translation>
    </message>
    <message>
        <source>No tile {tile} is left.</source>
        <translation>Non restano tessere {tile}.</translation>
    </message>
    <message>
        <source>{hex} is {old}; a {new} tile (no. {tile}) is not the next colour.</source>
        <translation>Il colore di {hex} è {old}; quello della tessera {tile} ({new}) non è il successivo.</translation>
    </message>
    <message>
        <source>The label of tile {tile} ({new}) is not that of {hex} ({old}).</source>
        <translation>La lettera della tessera {tile} ({new}) non è quella di {hex} ({old}).</translation>
    </message>
    <message>
        <source>Tile {tile} does not have the cities or towns of {hex}.</source>
        <translation>La tessera {tile} non ha le città o i paesi di {hex}.</translation>
    </message>
    <message>
        <source>Turned like this, tile {tile} would take away track of {hex}.</source>
        <translation>Girata così, la tessera {tile} toglierebbe binari a {hex}.</translation>
    </message>
    <message>
        <source>Track would leave the map from {hex} to the {side}.</source>
        <translation>Da {hex} un binario uscirebbe dalla mappa verso {side}.</translation>
    </message>
    <message>
        <source>The side of {hex} to the {side} is impassable.</source>
        <translation>Il lato {side} di {hex} è invalicabile.</translation>
    </message>
    <message>
        <source>To the {side} of {hex} lies {beyond}, which has no track on that side.</source>
        <translation>A {side} di {hex} c&apos;è {beyond}, che da quel lato non ha binari.</translation>
    </message>
    <message>
        <source>The only contact of {hex} with your track, to the {side}, is of another gauge.</source>
        <translation>L&apos;unico contatto di {hex} con i tuoi binari, a {side}, è di un altro scartamento.</translation>
    </message>
    <message>
        <source>Turned like this, the tile in {hex} would not be joined to your track.</source>
        <translation>Girata così, la tessera in {hex} non sarebbe unita ai tuoi binari.</translation>
    </message>
    <message>
        <source>You can reach none of the track that this tile would add in {hex}, and no value you reach would change.</source>
        <translation>Non raggiungi nessuno dei binari che questa tessera aggiungerebbe in {hex}, e nessun valore che raggiungi cambierebbe.</translation>
    </message>
    <message>
        <source>{corporation} has no token left.</source>
        <translation>{corporation} non ha più gettoni.</translation>
    </message>
    <message>
        <source>There is no city for a token in {hex}.</source>
        <translation>In {hex} non c&apos;è una città per un gettone.</translation>
    </message>
    <message>
        <source>The city in {hex} has no token place no. {slot}.</source>
        <translation>La città in {hex} non ha il posto n. {slot}.</translation>
    </message>
    <message>
        <source>The token place no. {slot} in {hex} is taken.</source>
        <translation>Il posto n. {slot} in {hex} è occupato.</translation>
    </message>
    <message>
        <source>All token places in {hex} are taken.</source>
        <translation>Tutti i posti in {hex} sono occupati.</translation>
    </message>
    <message>
        <source>{corporation} already has a token in {hex}.</source>
        <translation>{corporation} ha già un gettone in {hex}.</translation>
    </message>
    <message>
        <source>The free place in {hex} is reserved for {corporation}, whose home it is.</source>
        <translation>Il posto libero in {hex} è riservato a {corporation}, di cui è la base.</translation>
    </message>
    <message>
        <source>Your track does not reach the city in {hex}.</source>
        <translation>I tuoi binari non arrivano alla città in {hex}.</translation>
    </message>
    <message>
        <source>The home must be one of {hexes}, not {hex}.</source>
        <translation>La base deve essere una fra {hexes}, non {hex}.</translation>
    </message>
    <message>
        <source>With the private company the token goes to {hexes}, not to {hex}.</source>
        <translation>Con la privata il gettone va in {hexes}, non in {hex}.</translation>
    </message>
    <message>
        <source>The train {train} runs one route only.</source>
        <translation>Il treno {train} percorre una sola rotta.</translation>
    </message>
    <message>
        <source>The track of this route is interrupted in {hex}.</source>
        <translation>I binari di questa rotta si interrompono in {hex}.</translation>
    </message>
    <message>
        <source>The route uses the track between {hex} and {other_hex} twice.</source>
        <translation>La rotta usa due volte i binari fra {hex} e {other_hex}.</translation>
    </message>
    <message>
        <source>The trains {train} and {other_train} would share track between {hex} and {other_hex}.</source>
        <translation>I treni {train} e {other_train} avrebbero in comune i binari fra {hex} e {other_hex}.</translation>
    </message>
    <message>
        <source>The route stops in {hex} twice.</source>
        <translation>La rotta si ferma due volte in {hex}.</translation>
    </message>
    <message>
        <source>The port in {hex} can only be the beginning or end of a route.</source>
        <translation>Il porto in {hex} può essere solo l&apos;inizio o la fine di una rotta.</translation>
    </message>
    <message>
        <source>A route cannot go on from {hex}.</source>
        <translation>Da {hex} una rotta non può proseguire.</translation>
    </message>
    <message>
        <source>The city in {hex} is full of other corporations&apos; tokens: a route may end there, not pass.</source>
        <translation>La città in {hex} è piena di gettoni di altre compagnie: una rotta può finirci, non attraversarla.</translation>
    </message>
    <message>
        <source>The route of {train} must join at least two stops besides ports.</source>
        <translation>La rotta del treno {train} deve unire almeno due fermate, porti esclusi.</translation>
    </message>
    <message>
        <source>The route of {train} visits no city with a token of its corporation.</source>
        <translation>La rotta del treno {train} non tocca nessuna città con un gettone della sua compagnia.</translation>
    </message>
    <message>
        <source>Between {hex} and {other_hex} the gauge changes outside a city or town.</source>
        <translation>Fra {hex} e {other_hex} lo scartamento cambia fuori da una città o un paese.</translation>
    </message>
    <message>
        <source>The train {train} may not use the track between {hex} and {other_hex}.</source>
        <translation>Il treno {train} non può usare i binari fra {hex} e {other_hex}.</translation>
    </message>
    <message>
        <source>The route of {train} counts {length} hexes; the train reaches {limit}.</source>
        <translation>La rotta del treno {train} conta {length} esagoni; il treno arriva a {limit}.</translation>
    </message>
    <message>
        <source>Tokens are bought from other corporations only after the first {train} train is sold.</source>
        <translation>I gettoni di altre compagnie si comprano solo dopo la vendita del primo {train}.</translation>
    </message>
    <message>
        <source>{corporation} has bought a token in this turn already.</source>
        <translation>{corporation} ha già comprato un gettone in questo turno.</translation>
    </message>
    <message>
        <source>There is no token to buy at this place in {hex}.</source>
        <translation>In questo posto di {hex} non c&apos;è un gettone da comprare.</translation>
    </message>
    <message>
        <source>The token of {corporation} in {hex} is its home and not for sale.</source>
        <translation>Il gettone di {corporation} in {hex} è la sua base e non è in vendita.</translation>
    </message>
    <message>
        <source>{corporation} must keep one token on the map.</source>
        <translation>{corporation} deve conservare un gettone sulla mappa.</translation>
    </message>
    <message>
        <source>The price agreed for a token must be at least {low}.</source>
        <translation>Il prezzo concordato per un gettone deve essere almeno {low}.</translation>
    </message>
    <message>
        <source>{corporation} has a bond already; one is the limit.</source>
        <translation>{corporation} ha già un&apos;obbligazione; più di una non si può.</translation>
    </message>
    <message>
        <source>{corporation} has no bond to repay.</source>
        <translation>{corporation} non ha obbligazioni da rimborsare.</translation>
    </message>
    <message>
        <source>These routes earn {revenue}; the best ones, which must be run, earn {best}.</source>
        <translation>Queste rotte rendono {revenue}; le migliori, che sono obbligatorie, rendono {best}.</translation>
    </message>
    <message>
        <source>The whole run is paid or the whole run is kept.</source>
        <translation>L&apos;incasso si distribuisce tutto o si trattiene tutto.</translation>
    </message>
    <message>
        <source>{corporation} does not own the train {train}.</source>
        <translation>{corporation} non possiede il treno {train}.</translation>
    </message>
    <message>
        <source>The train {train} is not on sale now.</source>
        <translation>Il treno {train} ora non è in vendita.</translation>
    </message>
    <message>
        <source>The price of the train {train} is {price}.</source>
        <translation>Il prezzo del treno {train} è {price}.</translation>
    </message>
    <message>
        <source>The price agreed for the train {train} must be at least {low}.</source>
        <translation>Il prezzo concordato per il treno {train} deve essere almeno {low}.</translation>
    </message>
    <message>
        <source>With money of the president only the cheapest train of the bank may be bought, the one for {price}.</source>
        <translation>Con i soldi del presidente si può comprare solo il treno più economico della banca, quello da {price}.</translation>
    </message>
    <message>
        <source>{corporation} has a route and no train, so it must buy one.</source>
        <translation>{corporation} ha una rotta e nessun treno: deve comprarne uno.</translation>
    </message>
    <message>
        <source>Only as much may be sold as is needed: {needed} is missing, and a smaller sale would do.</source>
        <translation>Si può vendere solo quanto serve: mancano {needed}, e basterebbe una vendita più piccola.</translation>
    </message>
    <message>
        <source>There is no bankruptcy yet: {needed} is missing, and sales can still raise {possible}.</source>
        <translation>Non è ancora bancarotta: mancano {needed}, e vendendo si ricavano ancora {possible}.</translation>
    </message>
    <message>
        <source>{player} still holds certificates and cannot leave the game.</source>
        <translation>{player} ha ancora certificati e non può lasciare la partita.</translation>
    </message>
    <message>
        <source>{player} holds no certificates and must take the loan or leave the game.</source>
        <translation>{player} non ha certificati e deve prendere il prestito o lasciare la partita.</translation>
    </message>
    <message>
        <source>{corporation} may not redeem certificates in its first operating turn.</source>
        <translation>{corporation} non può riacquistare certificati nel suo primo turno operativo.</translation>
    </message>
    <message>
        <source>{corporation} may not sell certificates in its first operating turn.</source>
        <translation>{corporation} non può vendere certificati nel suo primo turno operativo.</translation>
    </message>
    <message>
        <source>The corporation does not own {private}.</source>
        <translation>La compagnia non possiede {private}.</translation>
    </message>
    <message>
        <source>The price of {private} must be between {low} and {high}.</source>
        <translation>Il prezzo di {private} deve stare fra {low} e {high}.</translation>
    </message>
    <message>
        <source>{hex} is not one of the ports for the marker.</source>
        <translation>{hex} non è uno dei porti per il segnalino.</translation>
    </message>
    <message>
        <source>{file}, {place}: {count} entries are too many; the limit is {limit}.</source>
        <translation>{file}, {place}: {count} voci sono troppe; il limite è {limit}.</translation>
    </message>
    <message>
        <source>The file {file} is not a game in the 18xx-maker format.</source>
        <translation>Il file {file} non è un gioco nel formato 18xx-maker.</translation>
    </message>
    <message>
        <source>{file}, {place}: copies that copy one another have no end.</source>
        <translation>{file}, {place}: le copie che si copiano a vicenda non hanno fine.</translation>
    </message>
    <message>
        <source>The paper is too small for “{what}”: {width} × {height} mm are needed between the margins.</source>
        <translation>La carta è troppo piccola per «{what}»: servono {width} × {height} mm fra i margini.</translation>
    </message>
    <message>
        <source>{corporation} may not own more than {limit} trains.</source>
        <translation>{corporation} non può possedere più di {limit} treni.</translation>
    </message>
    <message>
        <source>The certificate of {corporation} is not traded on the market.</source>
        <translation>Il certificato di {corporation} non si tratta sul mercato.</translation>
    </message>
    <message>
        <source>{corporation} has been launched already.</source>
        <translation>{corporation} è già stata lanciata.</translation>
    </message>
    <message>
        <source>{corporation} has left the game.</source>
        <translation>{corporation} è uscita dal gioco.</translation>
    </message>
    <message>
        <source>After this purchase only more certificates of {corporation} may be bought in this turn.</source>
        <translation>Dopo questo acquisto, in questo turno si possono comprare solo altri certificati di {corporation}.</translation>
    </message>
    <message>
        <source>Certificates of {corporation} are sold from phase {phase} on.</source>
        <translation>I certificati di {corporation} sono in vendita dalla fase {phase}.</translation>
    </message>
    <message>
        <source>Certificates of {corporation} cannot be sold.</source>
        <translation>I certificati di {corporation} non si possono vendere.</translation>
    </message>
    <message>
        <source>Help with tokens is for majors only, not for {corporation}.</source>
        <translation>L&apos;aiuto per i gettoni è solo per le ferrovie maggiori, non per {corporation}.</translation>
    </message>
    <message>
        <source>{corporation} is not in the white zone of the market and gets no help.</source>
        <translation>{corporation} non è nella zona bianca del mercato e non riceve aiuto.</translation>
    </message>
    <message>
        <source>No player holds a certificate of {corporation}, so it does not help.</source>
        <translation>Nessun giocatore ha certificati di {corporation}, che quindi non aiuta.</translation>
    </message>
    <message>
        <source>{corporation} has no money left to help with.</source>
        <translation>{corporation} non ha più denaro con cui aiutare.</translation>
    </message>
    <message>
        <source>{corporation} is not to be auctioned now.</source>
        <translation>{corporation} non va all&apos;asta ora.</translation>
    </message>
    <message>
        <source>{corporation} has an owner already.</source>
        <translation>{corporation} ha già un proprietario.</translation>
    </message>
    <message>
        <source>The auction is about {corporation}, not about {regional}.</source>
        <translation>L&apos;asta riguarda {corporation}, non {regional}.</translation>
    </message>
    <message>
        <source>The first bid on {corporation} must be at least its face value: {low}.</source>
        <translation>La prima offerta per {corporation} deve essere almeno il suo valore facciale: {low}.</translation>
    </message>
    <message>
        <source>The next bid on {corporation} must be at least {low}.</source>
        <translation>Il rilancio su {corporation} deve essere almeno {low}.</translation>
    </message>
    <message>
        <source>{regional} is not one of the regionals that {corporation} may absorb.</source>
        <translation>{regional} non è tra le regionali che {corporation} può inglobare.</translation>
    </message>
    <message>
        <source>The lines of {corporation} and {regional} do not touch.</source>
        <translation>Le linee di {corporation} e {regional} non si toccano.</translation>
    </message>
    <message>
        <source>This is not one of the tokens among which {corporation} chooses.</source>
        <translation>Questo non è uno dei gettoni tra cui {corporation} sceglie.</translation>
    </message>
    <message>
        <source>{corporation} has used its {steps} construction steps of this turn.</source>
        <translation>{corporation} ha usato i suoi {steps} passi di costruzione di questo turno.</translation>
    </message>
    <message>
        <source>A tile was laid on {hex} in this turn already.</source>
        <translation>In {hex} è già stata posata una tessera in questo turno.</translation>
    </message>
    <message>
        <source>{corporation} may place {steps} tokens in a turn and has done so.</source>
        <translation>{corporation} può mettere {steps} gettoni per turno e li ha messi.</translation>
    </message>
    <message>
        <source>There is no junction to the {side} of {hex}.</source>
        <translation>A {side} di {hex} non c&apos;è una giunzione.</translation>
    </message>
    <message>
        <source>The next token on the junction {hex}–{other_hex} does not go on place {slot} of it.</source>
        <translation>Il prossimo gettone sulla giunzione {hex}–{other_hex} non va nel posto {slot}.</translation>
    </message>
    <message>
        <source>{corporation} has a token on the junction {hex}–{other_hex} already.</source>
        <translation>{corporation} ha già un gettone sulla giunzione {hex}–{other_hex}.</translation>
    </message>
    <message>
        <source>The junction {hex}–{other_hex} has a token of {corporation}.</source>
        <translation>La giunzione {hex}–{other_hex} ha un gettone di {corporation}.</translation>
    </message>
    <message>
        <source>The junction {hex}–{other_hex} holds at most {limit} tokens.</source>
        <translation>La giunzione {hex}–{other_hex} ospita al massimo {limit} gettoni.</translation>
    </message>
    <message>
        <source>The junction {hex}–{other_hex} is reserved for {corporation}, which has its home there.</source>
        <translation>La giunzione {hex}–{other_hex} è riservata a {corporation}, che lì ha la base.</translation>
    </message>
    <message>
        <source>The token on the junction {hex}–{other_hex} was removed in this turn; it cannot come back now.</source>
        <translation>Il gettone sulla giunzione {hex}–{other_hex} è stato tolto in questo turno; ora non può tornare.</translation>
    </message>
    <message>
        <source>No track leads {corporation} from its home over its own junctions to the junction {hex}–{other_hex}.</source>
        <translation>Nessun binario porta {corporation} dalla sua base, per le sue giunzioni, alla giunzione {hex}–{other_hex}.</translation>
    </message>
    <message>
        <source>{corporation} has its token on the border of the maps already.</source>
        <translation>{corporation} ha già il suo gettone sul confine fra le mappe.</translation>
    </message>
    <message>
        <source>{corporation} has a token without track on one side already, on the junction {hex}–{other_hex}.</source>
        <translation>{corporation} ha già un gettone senza binari da un lato, sulla giunzione {hex}–{other_hex}.</translation>
    </message>
    <message>
        <source>{corporation} has no token on the junction {hex}–{other_hex}.</source>
        <translation>{corporation} non ha gettoni sulla giunzione {hex}–{other_hex}.</translation>
    </message>
    <message>
        <source>There is help only for a junction with track on both sides, one of them yellow: not {hex}–{other_hex}.</source>
        <translation>C&apos;è aiuto solo per una giunzione con binari da entrambi i lati, uno dei quali giallo: non {hex}–{other_hex}.</translation>
    </message>
    <message>
        <source>Help with the junction {hex}–{other_hex} has been declined in this turn.</source>
        <translation>L&apos;aiuto per la giunzione {hex}–{other_hex} è stato rifiutato in questo turno.</translation>
    </message>
    <message>
        <source>{corporation} has no token on the junction {hex}–{other_hex} that the route passes.</source>
        <translation>{corporation} non ha un gettone sulla giunzione {hex}–{other_hex} da cui passa la rotta.</translation>
    </message>
    <message>
        <source>The route of {train} passes {length} places; the train covers {limit}.</source>
        <translation>La rotta del treno {train} passa da {length} località; il treno ne copre {limit}.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>la banca</translation>
    </message>
    <message>
        <source>action {number}</source>
        <translation>azione {number}</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>{title}, with {players}</source>
        <translation>{title}, con {players}</translation>
    </message>
    <message>
        <source>Receiving: {names}.</source>
        <translation>Ricevono: {names}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>The trains of {corporation} earn {revenue}.</source>
        <translation>I treni di {corporation} incassano {revenue}.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for certificates.</source>
        <translation>{source} paga {amount} per i certificati.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for its tokens.</source>
        <translation>{source} paga {amount} per i gettoni.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for the terrain.</source>
        <translation>{source} paga {amount} per il terreno.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for a train.</source>
        <translation>{source} paga {amount} per un treno.</translation>
    </message>
    <message>
        <source>{source} adds {amount} to the treasury of {target} for the train.</source>
        <translation>{source} aggiunge {amount} alla cassa di {target} per il treno.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for a private.</source>
        <translation>{source} paga {amount} per una privata.</translation>
    </message>
    <message>
        <source>{target} receives a dividend of {amount}.</source>
        <translation>{target} riceve un dividendo di {amount}.</translation>
    </message>
    <message>
        <source>{amount} goes into the treasury of {target}.</source>
        <translation>{amount} vanno nella cassa di {target}.</translation>
    </message>
    <message>
        <source>{target} receives the loan of {amount}.</source>
        <translation>{target} riceve il prestito di {amount}.</translation>
    </message>
    <message>
        <source>{source} gives up all cash: {amount}.</source>
        <translation>{source} cede tutto il contante: {amount}.</translation>
    </message>
    <message>
        <source>{source} pays {amount} of interest on its bond.</source>
        <translation>{source} paga {amount} di interessi sull&apos;obbligazione.</translation>
    </message>
    <message>
        <source>{source} pays the {amount} that the treasury of {target} lacks.</source>
        <translation>{source} paga {amount} che mancano alla cassa di {target}.</translation>
    </message>
    <message>
        <source>The bank writes off the {amount} that {target} owes.</source>
        <translation>La banca rinuncia a {amount} dovute da {target}.</translation>
    </message>
    <message>
        <source>{target} receives {amount} for a bond.</source>
        <translation>{target} riceve {amount} per un&apos;obbligazione.</translation>
    </message>
    <message>
        <source>{source} pays {amount} to repay a bond.</source>
        <translation>{source} paga {amount} per rimborsare un&apos;obbligazione.</translation>
    </message>
    <message>
        <source>{source} pays {amount} to {target} for a token.</source>
        <translation>{target} riceve {amount} da {source} per un gettone.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for an E-token.</source>
        <translation>{source} paga {amount} per un gettone E.</translation>
    </message>
    <message>
        <source>{target} receives its capital of {amount} from the bank.</source>
        <translation>{target} riceve dalla banca il capitale di {amount}.</translation>
    </message>
    <message>
        <source>The bank pays {amount} to {target} for the certificate set aside.</source>
        <translation>{target} riceve {amount} dalla banca per il certificato messo da parte.</translation>
    </message>
    <message>
        <source>The bank refunds {amount} to {target}.</source>
        <translation>{target} riceve dalla banca un rimborso di {amount}.</translation>
    </message>
    <message>
        <source>{source} pays {amount} to {target} for its regional.</source>
        <translation>{target} riceve {amount} da {source} per la regionale.</translation>
    </message>
    <message>
        <source>The treasury of {source}, {amount}, passes to {target}.</source>
        <translation>{target} riceve la cassa di {source}: {amount}.</translation>
    </message>
    <message>
        <source>{target} receives {amount} for an odd certificate.</source>
        <translation>{target} riceve {amount} per un certificato dispari.</translation>
    </message>
    <message>
        <source>The treasury of {source}, {amount}, goes to the bank.</source>
        <translation>La cassa di {source}, {amount}, va alla banca.</translation>
    </message>
    <message>
        <source>{target} receives {amount} for certificates.</source>
        <translation>{target} riceve {amount} per i certificati.</translation>
    </message>
    <message>
        <source>{source} pays {amount} for the token.</source>
        <translation>{source} paga {amount} per il gettone.</translation>
    </message>
    <message>
        <source>{target} receives {amount} from the bank.</source>
        <translation>{target} riceve {amount} dalla banca.</translation>
    </message>
    <message>
        <source>{source} pays {amount} to the bank.</source>
        <translation>{source} paga {amount} alla banca.</translation>
    </message>
    <message>
        <source>{source} pays {amount} to {target}.</source>
        <translation>{target} riceve {amount} da {source}.</translation>
    </message>
    <message>
        <source>{actor} can do nothing and passes.</source>
        <translation>{actor} non può fare nulla e passa.</translation>
    </message>
    <message>
        <source>{actor} passes.</source>
        <translation>{actor} passa.</translation>
    </message>
    <message>
        <source>{actor} passes ({step}).</source>
        <translation>{actor} passa ({step}).</translation>
    </message>
    <message>
        <source>{player} bids {price} for {private}.</source>
        <translation>{player} offre {price} per {private}.</translation>
    </message>
    <message>
        <source>{buyer} buys {private} for {price}.</source>
        <translation>{buyer} compra {private} per {price}.</translation>
    </message>
    <message>
        <source>{buyer} buys {private} from {seller} for {price}.</source>
        <translation>{buyer} compra {private} da {seller} per {price}.</translation>
    </message>
    <message>
        <source>{private} closes.</source>
        <translation>{private} chiude.</translation>
    </message>
    <message>
        <source>Nobody buys {private}: it now costs {price}.</source>
        <translation>Nessuno compra {private}: ora costa {price}.</translation>
    </message>
    <message>
        <source>{player} starts {corporation} ({name}) at {price}.</source>
        <translation>{player} avvia {corporation} ({name}) a {price}.</translation>
    </message>
    <message>
        <source>the president&apos;s certificate ({percent} %)</source>
        <translation>il certificato di presidenza ({percent} %)</translation>
    </message>
    <message>
        <source>the last certificate ({percent} %)</source>
        <translation>l&apos;ultimo certificato ({percent} %)</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>il {percent} %</translation>
    </message>
    <message>
        <source>{corporation} sells {papers} from its treasury to the bank pool for {price}.</source>
        <translation>{corporation} vende {papers} dalla propria cassa al bank pool per {price}.</translation>
    </message>
    <message>
        <source>{corporation} redeems {papers} from the bank pool for {price}.</source>
        <translation>{corporation} riacquista {papers} dal bank pool per {price}.</translation>
    </message>
    <message>
        <source>{target} buys {papers} of {corporation} from the treasury for {price}.</source>
        <translation>{target} compra {papers} di {corporation} dalla cassa per {price}.</translation>
    </message>
    <message>
        <source>{target} buys {papers} of {corporation} from the bank pool for {price}.</source>
        <translation>{target} compra {papers} di {corporation} dal bank pool per {price}.</translation>
    </message>
    <message>
        <source>{source} sells {papers} of {corporation} for {price}.</source>
        <translation>{source} vende {papers} di {corporation} per {price}.</translation>
    </message>
    <message>
        <source>{target} buys {papers} of {corporation} from {source} for {price}.</source>
        <translation>{target} compra {papers} di {corporation} da {source} per {price}.</translation>
    </message>
    <message>
        <source>{target} receives {papers} of {corporation}.</source>
        <translation>{target} riceve {papers} di {corporation}.</translation>
    </message>
    <message>
        <source>{target} receives {papers} of {corporation} from the bank pool.</source>
        <translation>{target} riceve {papers} di {corporation} dal bank pool.</translation>
    </message>
    <message>
        <source>{source} leaves {papers} of {corporation} to the bank pool.</source>
        <translation>{source} lascia {papers} di {corporation} al bank pool.</translation>
    </message>
    <message>
        <source>{source} hands {papers} of {corporation} to {target}.</source>
        <translation>{target} riceve {papers} di {corporation} da {source}.</translation>
    </message>
    <message>
        <source>The presidency of {corporation} passes from {old} to {new}, who gives the last certificate for it.</source>
        <translation>{new} prende la presidenza di {corporation} da {old} e dà in cambio l&apos;ultimo certificato.</translation>
    </message>
    <message>
        <source>The presidency of {corporation} passes from {old} to {new}, who gives single certificates for it.</source>
        <translation>{new} prende la presidenza di {corporation} da {old} e dà in cambio certificati semplici.</translation>
    </message>
    <message>
        <source>The presidency of {corporation} passes from {old} to {new}.</source>
        <translation>{new} prende la presidenza di {corporation} da {old}.</translation>
    </message>
    <message>
        <source>certificates sold</source>
        <translation>certificati venduti</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>tutto venduto</translation>
    </message>
    <message>
        <source>certificates in the bank pool</source>
        <translation>certificati nel bank pool</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>dividendo</translation>
    </message>
    <message>
        <source>destination reached</source>
        <translation>destinazione raggiunta</translation>
    </message>
    <message>
        <source>no dividend</source>
        <translation>nessun dividendo</translation>
    </message>
    <message>
        <source>bond issued</source>
        <translation>obbligazione emessa</translation>
    </message>
    <message>
        <source>bond repaid</source>
        <translation>obbligazione rimborsata</translation>
    </message>
    <message>
        <source>{corporation} rises from {old} to {new}</source>
        <translation>{corporation} sale da {old} a {new}</translation>
    </message>
    <message>
        <source>{corporation} falls from {old} to {new}</source>
        <translation>{corporation} scende da {old} a {new}</translation>
    </message>
    <message>
        <source>The marker of {corporation} moves and stays at {new}</source>
        <translation>Il segnalino di {corporation} si sposta e resta a {new}</translation>
    </message>
    <message>
        <source>{corporation} operates ({name})</source>
        <translation>Opera {corporation} ({name})</translation>
    </message>
    <message>
        <source>{corporation} lays tile {tile} towards {side} in {hex} for {cost}.</source>
        <translation>{corporation} posa la tessera {tile} verso {side} in {hex} per {cost}.</translation>
    </message>
    <message>
        <source>{corporation} lays tile {tile} towards {side} in {hex}.</source>
        <translation>{corporation} posa la tessera {tile} verso {side} in {hex}.</translation>
    </message>
    <message>
        <source>{corporation} places a token on the junction {junction}.</source>
        <translation>{corporation} mette un gettone sulla giunzione {junction}.</translation>
    </message>
    <message>
        <source>{corporation} places its home token in {hex}.</source>
        <translation>{corporation} mette il gettone di base in {hex}.</translation>
    </message>
    <message>
        <source>{corporation} places a token in {hex}.</source>
        <translation>{corporation} mette un gettone in {hex}.</translation>
    </message>
    <message>
        <source>{corporation} takes over the token of {seller} in {hex} for {price}.</source>
        <translation>{corporation} rileva il gettone di {seller} in {hex} per {price}.</translation>
    </message>
    <message>
        <source>{corporation} puts its port marker in {hex}: {amount} more for its runs there.</source>
        <translation>{corporation} mette il segnalino porto in {hex}: {amount} in più per i suoi viaggi.</translation>
    </message>
    <message>
        <source>The trains of {corporation} earn nothing.</source>
        <translation>I treni di {corporation} non incassano nulla.</translation>
    </message>
    <message>
        <source>{corporation} earns {revenue} with its train {train}: {way}.</source>
        <translation>{corporation} incassa {revenue} con il treno {train}: {way}.</translation>
    </message>
    <message>
        <source>{corporation} earns {revenue}: {runs}.</source>
        <translation>{corporation} incassa {revenue}: {runs}.</translation>
    </message>
    <message>
        <source>{train} {way}, {revenue}</source>
        <translation>{train} {way}, {revenue}</translation>
    </message>
    <message>
        <source>{corporation} withholds its earnings of {revenue}.</source>
        <translation>{corporation} trattiene l&apos;incasso di {revenue}.</translation>
    </message>
    <message>
        <source>{corporation} pays half of {revenue}: {share} for every 10 %.</source>
        <translation>{corporation} distribuisce metà di {revenue}: {share} per ogni 10 %.</translation>
    </message>
    <message>
        <source>{corporation} pays {revenue}: {share} for every 10 %.</source>
        <translation>{corporation} distribuisce {revenue}: {share} per ogni 10 %.</translation>
    </message>
    <message>
        <source>{corporation} buys a train ({train}) from the bank for {price}.</source>
        <translation>{corporation} compra un treno ({train}) dalla banca per {price}.</translation>
    </message>
    <message>
        <source>{corporation} buys a train ({train}) from {seller} for {price}.</source>
        <translation>{corporation} compra un treno ({train}) da {seller} per {price}.</translation>
    </message>
    <message>
        <source>{corporation} buys an E-token for {price} and may buy E trains from now on.</source>
        <translation>{corporation} compra un gettone E per {price} e d&apos;ora in poi può comprare treni E.</translation>
    </message>
    <message>
        <source>The {types} trains rust: {owners}.</source>
        <translation>I treni {types} arrugginiscono: {owners}.</translation>
    </message>
    <message>
        <source>bank pool</source>
        <translation>bank pool</translation>
    </message>
    <message>
        <source>{corporation} discards a train ({train}) to the bank pool.</source>
        <translation>{corporation} scarta un treno ({train}) nel bank pool.</translation>
    </message>
    <message>
        <source>Phase {phase} begins.</source>
        <translation>Comincia la fase {phase}.</translation>
    </message>
    <message>
        <source>Phase {phase} begins: train limit {limit}; tile colours: {colors}.</source>
        <translation>Comincia la fase {phase}: limite di treni {limit}; colori delle tessere: {colors}.</translation>
    </message>
    <message>
        <source>{hex} goes back to its printed state and loses the tokens of {tokens}.</source>
        <translation>{hex} torna come stampato e perde i gettoni di {tokens}.</translation>
    </message>
    <message>
        <source>{hex} goes back to its printed state.</source>
        <translation>{hex} torna come stampato.</translation>
    </message>
    <message>
        <source>its price fell too low</source>
        <translation>il prezzo è caduto troppo in basso</translation>
    </message>
    <message>
        <source>its president is bankrupt</source>
        <translation>il presidente è in bancarotta</translation>
    </message>
    <message>
        <source>nobody can be its president</source>
        <translation>nessuno può esserne presidente</translation>
    </message>
    <message>
        <source>it has no token left on the map</source>
        <translation>non ha più gettoni sulla mappa</translation>
    </message>
    <message>
        <source>{corporation} closes.</source>
        <translation>{corporation} chiude.</translation>
    </message>
    <message>
        <source>{corporation} closes: {reason}.</source>
        <translation>{corporation} chiude: {reason}.</translation>
    </message>
    <message>
        <source>{corporation} has no place for its home token and goes to the end of the sequence.</source>
        <translation>{corporation} non ha posto per il gettone di base e va in fondo alla sequenza.</translation>
    </message>
    <message>
        <source>{player} goes bankrupt over a train for {corporation}.</source>
        <translation>{player} va in bancarotta per un treno di {corporation}.</translation>
    </message>
    <message>
        <source>{player} takes the loan of {amount}.</source>
        <translation>{player} prende il prestito di {amount}.</translation>
    </message>
    <message>
        <source>{corporation} issues a bond and receives {amount}.</source>
        <translation>{corporation} emette un&apos;obbligazione e riceve {amount}.</translation>
    </message>
    <message>
        <source>{corporation} repays its bond: {amount}.</source>
        <translation>{corporation} rimborsa l&apos;obbligazione: {amount}.</translation>
    </message>
    <message>
        <source>{player} leaves the game.</source>
        <translation>{player} lascia la partita.</translation>
    </message>
    <message>
        <source>Stock round {number}</source>
        <translation>Turno azionario {number}</translation>
    </message>
    <message>
        <source>Operating round {number}.{round} ({rounds} in this set)</source>
        <translation>Turno operativo {number}.{round} ({rounds} in questa serie)</translation>
    </message>
    <message>
        <source>Auction of the regionals</source>
        <translation>Asta delle compagnie regionali</translation>
    </message>
    <message>
        <source>The bank is broken.</source>
        <translation>La banca è saltata.</translation>
    </message>
    <message>
        <source>The game is over: {reason}.</source>
        <translation>La partita è finita: {reason}.</translation>
    </message>
    <message>
        <source>{corporation} ({name}) is open and operates from now on.</source>
        <translation>{corporation} ({name}) è aperta e d&apos;ora in poi opera.</translation>
    </message>
    <message>
        <source>{player} runs {corporation} from now on.</source>
        <translation>{player} è d&apos;ora in poi il Conte Bastogi e guida {corporation}.</translation>
    </message>
    <message>
        <source>{corporation} helps {railway} with {amount} for its token on the junction {junction}.</source>
        <translation>{corporation} aiuta {railway} con {amount} per il suo gettone sulla giunzione {junction}.</translation>
    </message>
    <message>
        <source>{railway} asks {corporation} for help with its token on the junction {junction}.</source>
        <translation>{railway} chiede l&apos;aiuto di {corporation} per il suo gettone sulla giunzione {junction}.</translation>
    </message>
    <message>
        <source>{corporation} does not help {railway} with its token.</source>
        <translation>{corporation} non aiuta {railway} per il gettone.</translation>
    </message>
    <message>
        <source>The bank refunds {corporation} and its certificates pay: {amount} in all.</source>
        <translation>La banca rimborsa {corporation} e i suoi certificati pagano: {amount} in tutto.</translation>
    </message>
    <message>
        <source>Nobody bids for {regional}: the auctions stop.</source>
        <translation>Nessuno offre per {regional}: le aste si fermano.</translation>
    </message>
    <message>
        <source>Unsold trains leave the game: {trains}.</source>
        <translation>Escono dal gioco treni invenduti: {trains}.</translation>
    </message>
    <message>
        <source>{members} merge into {government} at {value}; nobody holds it, so it lies dormant.</source>
        <translation>{members} confluiscono in {government} a {value}; nessuno ne ha certificati, quindi resta dormiente.</translation>
    </message>
    <message>
        <source>{members} merge into {government} at {value}.</source>
        <translation>{members} confluiscono in {government} a {value}.</translation>
    </message>
    <message>
        <source>The bank pool exchanges {old} % for {new} % of {government}.</source>
        <translation>Nel bank pool {old} % delle ferrovie confluite diventa {new} % di {government}.</translation>
    </message>
    <message>
        <source>{holder} receives {paid} for {old} % of the merged railways.</source>
        <translation>{holder} riceve {paid} per {old} % delle ferrovie confluite.</translation>
    </message>
    <message>
        <source>{holder} exchanges {old} % for {new} % of {government} and receives {paid}.</source>
        <translation>{holder}: {old} % delle ferrovie confluite diventa {new} % di {government}, più {paid} dalla banca.</translation>
    </message>
    <message>
        <source>{holder} exchanges {old} % for {new} % of {government}.</source>
        <translation>{holder}: {old} % delle ferrovie confluite diventa {new} % di {government}.</translation>
    </message>
    <message>
        <source>{player} loses {papers} of {corporation}, which never opened.</source>
        <translation>{player} perde {papers} di {corporation}, mai aperta.</translation>
    </message>
    <message>
        <source>{government} takes over {regional} and pays {paid} to {player}.</source>
        <translation>{government} ingloba {regional}; {player} riceve {paid}.</translation>
    </message>
    <message>
        <source>The token of {corporation} leaves the junction {junction}.</source>
        <translation>Il gettone di {corporation} lascia la giunzione {junction}.</translation>
    </message>
    <message>
        <source>Two tokens of {corporation} on the junction {junction} become one.</source>
        <translation>I due gettoni di {corporation} sulla giunzione {junction} diventano uno.</translation>
    </message>
    <message>
        <source>{corporation} earns {amount} on top for the destinations it has joined.</source>
        <translation>{corporation} incassa {amount} in più per le destinazioni raggiunte.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>the number must be at least {limit}</source>
        <translation>il numero dev&apos;essere almeno {limit}</translation>
    </message>
    <message>
        <source>the number must be at most {limit}</source>
        <translation>il numero può essere al massimo {limit}</translation>
    </message>
    <message>
        <source>the text must have at least {limit} characters</source>
        <translation>il testo deve avere almeno {limit} caratteri</translation>
    </message>
    <message>
        <source>the text may have at most {limit} characters</source>
        <translation>il testo può avere al massimo {limit} caratteri</translation>
    </message>
    <message>
        <source>at least {limit} entries are needed</source>
        <translation>voci necessarie: almeno {limit}</translation>
    </message>
    <message>
        <source>at most {limit} entries are allowed</source>
        <translation>voci ammesse: al massimo {limit}</translation>
    </message>
    <message>
        <source>exactly {limit} entries are needed</source>
        <translation>voci necessarie: esattamente {limit}</translation>
    </message>
    <message>
        <source>“{limit}” is not known here</source>
        <translation>«{limit}» qui non è conosciuto</translation>
    </message>
    <message>
        <source>it is the file that is read</source>
        <translation>è il file che si legge</translation>
    </message>
    <message>
        <source>“{limit}” is not written as it must be</source>
        <translation>«{limit}» non è scritto come si deve</translation>
    </message>
    <message>
        <source>it is there already</source>
        <translation>esiste già</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>la cartella non esiste</translation>
    </message>
    <message>
        <source>a part of its path is no folder</source>
        <translation>una parte del percorso non è una cartella</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>the rights for that are missing</source>
        <translation>mancano i permessi</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>è protetto da scrittura</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>it would be larger than files may be</source>
        <translation>supererebbe la grandezza ammessa per un file</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>i suoi collegamenti girano in tondo</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>è in uso</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>è chiuso</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>non si può aprire</translation>
    </message>
    <message>
        <source>it is no game library</source>
        <translation>non è un archivio di partite</translation>
    </message>
    <message>
        <source>its content is damaged</source>
        <translation>il contenuto è danneggiato</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a number with decimals</source>
        <translation>un numero con decimali</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vero o falso (true, false)</translation>
    </message>
    <message>
        <source>an object {}</source>
        <translation>un oggetto {}</translation>
    </message>
    <message>
        <source>a list []</source>
        <translation>un elenco []</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>nulla (null)</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>Id</source>
        <translation>Sigla</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Che cosa decide</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Esagoni</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Costa</translation>
    </message>
    <message>
        <source>Part of the coast shown</source>
        <translation>Parte mostrata della costa</translation>
    </message>
    <message>
        <source>Scale in thousandths</source>
        <translation>Scala in millesimi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Sottotitolo</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Usual rules profile</source>
        <translation>Profilo di regole consueto</translation>
    </message>
    <message>
        <source>Sequence of the corporations is drawn</source>
        <translation>La sequenza delle compagnie si sorteggia</translation>
    </message>
    <message>
        <source>Delayed corporation and its place</source>
        <translation>Compagnia ritardata e suo posto</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portata</translation>
    </message>
    <message>
        <source>Cost of a hex: narrow/standard/dual</source>
        <translation>Costo di un esagono: ridotto/normale/doppio</translation>
    </message>
    <message>
        <source>Rusts on</source>
        <translation>Arrugginisce con</translation>
    </message>
    <message>
        <source>On sale with</source>
        <translation>In vendita con</translation>
    </message>
    <message>
        <source>Leaves after</source>
        <translation>Esce dopo</translation>
    </message>
    <message>
        <source>Never on gauge</source>
        <translation>Mai su scartamento</translation>
    </message>
    <message>
        <source>Hexes counted twice</source>
        <translation>Esagoni contati due volte</translation>
    </message>
    <message>
        <source>Only with variant</source>
        <translation>Solo con la variante</translation>
    </message>
    <message>
        <source>Needs an E-token</source>
        <translation>Vuole un gettone E</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Only for kind</source>
        <translation>Solo per il tipo</translation>
    </message>
    <message>
        <source>Begins on</source>
        <translation>Comincia con</translation>
    </message>
    <message>
        <source>Train limit</source>
        <translation>Limite di treni</translation>
    </message>
    <message>
        <source>Tile colours</source>
        <translation>Colori delle tessere</translation>
    </message>
    <message>
        <source>Operating rounds</source>
        <translation>Turni operativi</translation>
    </message>
    <message>
        <source>Pars</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Value step</source>
        <translation>Gradino dei valori</translation>
    </message>
    <message>
        <source>Privates can be bought</source>
        <translation>Le private si possono comprare</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Basi</translation>
    </message>
    <message>
        <source>Token fee</source>
        <translation>Costo del gettone</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Certificati</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Rendita</translation>
    </message>
    <message>
        <source>Blocks hexes</source>
        <translation>Blocca esagoni</translation>
    </message>
    <message>
        <source>Halves standard cost</source>
        <translation>Dimezza il costo normale</translation>
    </message>
    <message>
        <source>Port bonus</source>
        <translation>Bonus del porto</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Porti</translation>
    </message>
    <message>
        <source>Teleports to</source>
        <translation>Salta a</translation>
    </message>
    <message>
        <source>Gives the first presidency</source>
        <translation>Dà la prima presidenza</translation>
    </message>
    <message>
        <source>Can be sold</source>
        <translation>Si può vendere</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Cost, all narrow</source>
        <translation>Costo, tutto ridotto</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Ferrovia</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Is assumed</source>
        <translation>È un&apos;ipotesi</translation>
    </message>
    <message>
        <source>Printed there</source>
        <translation>Stampato lì</translation>
    </message>
    <message>
        <source>Fund: company</source>
        <translation>Fondo: compagnia</translation>
    </message>
    <message>
        <source>Fund: from phase</source>
        <translation>Fondo: dalla fase</translation>
    </message>
    <message>
        <source>Fund: price of a certificate</source>
        <translation>Fondo: prezzo di un certificato</translation>
    </message>
    <message>
        <source>Fund: worth of a certificate at the end</source>
        <translation>Fondo: valore finale di un certificato</translation>
    </message>
    <message>
        <source>Fund: paid for a token at a city</source>
        <translation>Fondo: incasso per un gettone a una città</translation>
    </message>
    <message>
        <source>Fund: paid for a token at a town</source>
        <translation>Fondo: incasso per un gettone a un paese</translation>
    </message>
    <message>
        <source>Fund: paid for a token elsewhere</source>
        <translation>Fondo: incasso per un gettone altrove</translation>
    </message>
    <message>
        <source>Fund: helps in zones of the market</source>
        <translation>Fondo: aiuta nelle zone del mercato</translation>
    </message>
    <message>
        <source>Fund: helps these kinds</source>
        <translation>Fondo: aiuta questi tipi</translation>
    </message>
    <message>
        <source>Zones whose certificates are not counted</source>
        <translation>Zone i cui certificati non si contano</translation>
    </message>
    <message>
        <source>Zones with several purchases in a turn</source>
        <translation>Zone con più acquisti in un turno</translation>
    </message>
    <message>
        <source>Par of a dormant railway</source>
        <translation>Par di una ferrovia dormiente</translation>
    </message>
    <message>
        <source>Least raise of a bid</source>
        <translation>Rialzo minimo di un&apos;offerta</translation>
    </message>
    <message>
        <source>Price of a regional taken over, times its face value</source>
        <translation>Prezzo di una regionale assorbita, per il suo valore facciale</translation>
    </message>
    <message>
        <source>Kinds that may pay half a dividend</source>
        <translation>Tipi che possono pagare metà dividendo</translation>
    </message>
    <message>
        <source>Tokens on a junction</source>
        <translation>Gettoni su una giunzione</translation>
    </message>
    <message>
        <source>Border tokens of a railway</source>
        <translation>Gettoni di confine di una ferrovia</translation>
    </message>
    <message>
        <source>Dangling tokens of a railway</source>
        <translation>Gettoni sospesi di una ferrovia</translation>
    </message>
    <message>
        <source>Kinds that share junctions</source>
        <translation>Tipi che condividono giunzioni</translation>
    </message>
    <message>
        <source>Surcharge for a shared junction</source>
        <translation>Supplemento per una giunzione condivisa</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>Hexes with commas between; one of them is enough</source>
        <translation>Esagoni separati da virgole; ne basta uno</translation>
    </message>
    <message>
        <source>The corporation and its place: AB, 4</source>
        <translation>La compagnia e il suo posto: AB, 4</translation>
    </message>
    <message>
        <source>Locked for a time</source>
        <translation>Bloccato per un tempo</translation>
    </message>
    <message>
        <source>Its tile is lost</source>
        <translation>La sua tessera è persa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Contante</translation>
    </message>
    <message>
        <source>Certificate limit</source>
        <translation>Limite di certificati</translation>
    </message>
    <message>
        <source>Corporations</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Needs variants</source>
        <translation>Vuole le varianti</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Building steps</source>
        <translation>Passi di costruzione</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>Side of the home</source>
        <translation>Lato della base</translation>
    </message>
    <message>
        <source>Name is assumed</source>
        <translation>Il nome è supposto</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membri</translation>
    </message>
    <message>
        <source>Merge at the start</source>
        <translation>Confluiscono all&apos;inizio</translation>
    </message>
    <message>
        <source>Regionals</source>
        <translation>Regionali</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>Certificato di</translation>
    </message>
    <message>
        <source>Later income</source>
        <translation>Rendita successiva</translation>
    </message>
    <message>
        <source>Floats at %</source>
        <translation>Apre al %</translation>
    </message>
    <message>
        <source>Full capital</source>
        <translation>Capitale intero</translation>
    </message>
    <message>
        <source>Names with commas between; a dash is the zone without a name</source>
        <translation>Nomi separati da virgole; un trattino è la zona senza nome</translation>
    </message>
    <message>
        <source>0: no limit</source>
        <translation>0: senza limite</translation>
    </message>
    <message>
        <source>Hexes separated by commas: A1, B2</source>
        <translation>Esagoni separati da virgole: A1, B2</translation>
    </message>
    <message>
        <source>Hexes separated by commas; with several, the president chooses one</source>
        <translation>Esagoni separati da virgole; se sono più di uno, il presidente ne sceglie uno</translation>
    </message>
    <message>
        <source>Three numbers: 2/1/1</source>
        <translation>Tre numeri: 2/1/1</translation>
    </message>
    <message>
        <source>Prices separated by slashes: 68/100</source>
        <translation>Prezzi separati da barre: 68/100</translation>
    </message>
    <message>
        <source>yellow, green, brown, gray</source>
        <translation>yellow, green, brown, gray</translation>
    </message>
    <message>
        <source>close_privates, event_hexes, open_restricted_zone</source>
        <translation>close_privates, event_hexes, open_restricted_zone</translation>
    </message>
    <message>
        <source>Percentages separated by commas, with president or last after one: 20 president, 10, 10, 20 last</source>
        <translation>Percentuali separate da virgole, con president o last dopo una di esse: 20 president, 10, 10, 20 last</translation>
    </message>
    <message>
        <source>#rrggbb</source>
        <translation>#rrggbb</translation>
    </message>
</context>
<context>
    <name>heat</name>
    <message>
        <source>Builds</source>
        <translation>Costruzioni</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treni</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Incassi</translation>
    </message>
</context>
<context>
    <name>mail</name>
    <message>
        <source>Players: {names}</source>
        <translation>Giocatori: {names}</translation>
    </message>
    <message>
        <source>Moves {first} to {last} · {round} · {phase}</source>
        <translation>Mosse da {first} a {last} · {round} · {phase}</translation>
    </message>
    <message>
        <source>{corporation}: {tile}{side} in {hex}</source>
        <translation>{corporation}: {tile}{side} in {hex}</translation>
    </message>
    <message>
        <source>HOW THINGS STAND</source>
        <translation>SITUAZIONE</translation>
    </message>
    <message>
        <source>{player}: cash {cash}</source>
        <translation>{player}: contante {cash}</translation>
    </message>
    <message>
        <source>{corporation} ({president}): treasury {cash}, trains {trains}</source>
        <translation>{corporation} ({president}): cassa {cash}, treni {trains}</translation>
    </message>
    <message>
        <source>{corporation} ({president}): price {price}, treasury {cash}, trains {trains}</source>
        <translation>{corporation} ({president}): prezzo {price}, cassa {cash}, treni {trains}</translation>
    </message>
    <message>
        <source>THE END: {reason}</source>
        <translation>FINE: {reason}</translation>
    </message>
    <message>
        <source>NEXT: {player}</source>
        <translation>TOCCA A: {player}</translation>
    </message>
    <message>
        <source>Attached: {file}</source>
        <translation>In allegato: {file}</translation>
    </message>
</context>
<context>
    <name>maker</name>
    <message>
        <source>the format has no place for it</source>
        <translation>il formato non ha posto per questo</translation>
    </message>
    <message>
        <source>titles have nothing like it</source>
        <translation>i titoli non hanno niente di simile</translation>
    </message>
    <message>
        <source>it can mean several things</source>
        <translation>può voler dire più cose</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>non si può leggere</translation>
    </message>
    <message>
        <source>carried under another name</source>
        <translation>trasferito con un altro nome</translation>
    </message>
    <message>
        <source>not said; assumed</source>
        <translation>non detto; supposto</translation>
    </message>
</context>
<context>
    <name>market</name>
    <message>
        <source>pays {price}</source>
        <translation>distribuisce {price}</translation>
    </message>
    <message>
        <source>withholds {price}</source>
        <translation>trattiene {price}</translation>
    </message>
    <message>
        <source>10 % sold {price}</source>
        <translation>10 % venduto {price}</translation>
    </message>
    <message>
        <source>sold out {price}</source>
        <translation>tutto venduto {price}</translation>
    </message>
    <message>
        <source>restricted zone</source>
        <translation>zona riservata</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fine della partita</translation>
    </message>
    <message>
        <source>the corporation closes</source>
        <translation>la compagnia chiude</translation>
    </message>
    <message>
        <source>light blue zone</source>
        <translation>zona azzurra</translation>
    </message>
    <message>
        <source>blue zone</source>
        <translation>zona blu</translation>
    </message>
    <message>
        <source>{price}, row {row}, column {column}</source>
        <translation>{price}, riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>{corporation} (no. {rank})</source>
        <translation>{corporation} (n. {rank})</translation>
    </message>
    <message>
        <source>from the top: {names}</source>
        <translation>dall&apos;alto: {names}</translation>
    </message>
    <message>
        <source>from here: {moves}</source>
        <translation>da qui: {moves}</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>non si muove</translation>
    </message>
    <message>
        <source>{zone}, not open yet</source>
        <translation>{zone}, non ancora aperta</translation>
    </message>
    <message>
        <source>start price</source>
        <translation>par</translation>
    </message>
    <message>
        <source>start price, not open now</source>
        <translation>par, ora non disponibile</translation>
    </message>
    <message>
        <source>start price from phase {phase}</source>
        <translation>par dalla fase {phase}</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Apri file…</translation>
    </message>
    <message>
        <source>&amp;Games on this computer…</source>
        <translation>Partite su questo &amp;computer…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Salva una copia…</translation>
    </message>
    <message>
        <source>Export as an &amp;18xx.games file…</source>
        <translation>Esporta come file &amp;18xx.games…</translation>
    </message>
    <message>
        <source>Export the figures as &amp;CSV…</source>
        <translation>Esporta i dati come CS&amp;V…</translation>
    </message>
    <message>
        <source>Export the &amp;report as text…</source>
        <translation>Esporta il &amp;resoconto come testo…</translation>
    </message>
    <message>
        <source>&amp;Picture of the board…</source>
        <translation>&amp;Immagine del tabellone…</translation>
    </message>
    <message>
        <source>&amp;Designer…</source>
        <translation>Progetta&amp;zione di mappe…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferenze…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Mosse</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Back to the &amp;present</source>
        <translation>Torna al &amp;presente</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Guarda una mossa &amp;indietro</translation>
    </message>
    <message>
        <source>Look one move &amp;ahead</source>
        <translation>Guarda una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>Play on from here on a &amp;copy</source>
        <translation>Gioca da qui su una &amp;copia</translation>
    </message>
    <message>
        <source>Which &amp;lay pays?</source>
        <translation>&amp;Quale posa rende?</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;E se…</translation>
    </message>
    <message>
        <source>Open the de&amp;mo game</source>
        <translation>Apri la par&amp;tita d&apos;esempio</translation>
    </message>
    <message>
        <source>Print the &amp;board…</source>
        <translation>Stampa il ta&amp;bellone…</translation>
    </message>
    <message>
        <source>Prin&amp;t the report…</source>
        <translation>Stam&amp;pa il resoconto…</translation>
    </message>
    <message>
        <source>Cop&amp;y the picture of the board</source>
        <translation>Copia l&apos;imma&amp;gine del tabellone</translation>
    </message>
    <message>
        <source>Copy t&amp;he report</source>
        <translation>Copia il res&amp;oconto</translation>
    </message>
    <message>
        <source>Copy the fig&amp;ures</source>
        <translation>Copia i &amp;dati</translation>
    </message>
    <message>
        <source>Turn for mai&amp;l…</source>
        <translation>Turno per e-&amp;mail…</translation>
    </message>
    <message>
        <source>Ran&amp;king…</source>
        <translation>C&amp;lassifica…</translation>
    </message>
    <message>
        <source>Begin the &amp;turn again</source>
        <translation>Rico&amp;mincia il turno</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k, or let it run</source>
        <translation>Ferma l&apos;or&amp;ologio o fallo ripartire</translation>
    </message>
    <message>
        <source>To the c&amp;hoices</source>
        <translation>Vai alle &amp;scelte</translation>
    </message>
    <message>
        <source>To the b&amp;oard</source>
        <translation>Vai al &amp;tabellone</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Ta&amp;bellone intero</translation>
    </message>
    <message>
        <source>The ne&amp;xt map alone</source>
        <translation>La mappa successi&amp;va da sola</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ri&amp;mpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Testo pi&amp;ù piccolo</translation>
    </message>
    <message>
        <source>&amp;Normal text</source>
        <translation>Testo &amp;normale</translation>
    </message>
    <message>
        <source>Names of &amp;hexes</source>
        <translation>Nomi degli &amp;esagoni</translation>
    </message>
    <message>
        <source>&amp;Tile numbers</source>
        <translation>N&amp;umeri delle tessere</translation>
    </message>
    <message>
        <source>Tile colours as l&amp;etters</source>
        <translation>Colori delle tessere come le&amp;ttere</translation>
    </message>
    <message>
        <source>&amp;Gauge breaks</source>
        <translation>&amp;Cambi di scartamento</translation>
    </message>
    <message>
        <source>&amp;Drawer at the bottom</source>
        <translation>C&amp;assetto in basso</translation>
    </message>
    <message>
        <source>Ta&amp;ble view</source>
        <translation>Vista &amp;per il tavolo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>Put all &amp;parts back in place</source>
        <translation>&amp;Rimetti a posto tutte le parti</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regole del gioco</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;About Trinacria</source>
        <translation>&amp;Informazioni su Trinacria</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Adatto ai daltonici</translation>
    </message>
    <message>
        <source>Part&amp;s of the window</source>
        <translation>Parti &amp;della finestra</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olori</translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message>
        <source>Stock round {number}</source>
        <translation>Turno azionario {number}</translation>
    </message>
    <message>
        <source>Operating round {number}.{round} ({rounds} in this set)</source>
        <translation>Turno operativo {number}.{round} ({rounds} in questa serie)</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>SR {number}</source>
        <translation>TA {number}</translation>
    </message>
    <message>
        <source>OR {number}.{round}</source>
        <translation>TO {number}.{round}</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Fase {phase}</translation>
    </message>
</context>
<context>
    <name>parts</name>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vassoio</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Players and corporations</source>
        <translation>Giocatori e compagnie</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treni</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calore</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>{place} port</source>
        <translation>Porto di {place}</translation>
    </message>
    <message>
        <source>Home: {places}</source>
        <translation>Base: {places}</translation>
    </message>
    <message>
        <source>Home to choose: {places}</source>
        <translation>Base a scelta: {places}</translation>
    </message>
</context>
<context>
    <name>previews</name>
    <message>
        <source>Price of {corporation}: {old} {arrow} {new}</source>
        <translation>Prezzo di {corporation}: {old} {arrow} {new}</translation>
    </message>
    <message>
        <source>{corporation} passes from {old} to {new}</source>
        <translation>{new} prende la presidenza di {corporation} da {old}</translation>
    </message>
    <message>
        <source>Rusting: {types} ({owners})</source>
        <translation>Arrugginiscono: {types} ({owners})</translation>
    </message>
    <message>
        <source>{corporation} closes</source>
        <translation>{corporation} chiude</translation>
    </message>
    <message>
        <source>{private} goes to {buyer} for {price}</source>
        <translation>{private} va a {buyer} per {price}</translation>
    </message>
    <message>
        <source>{private} closes</source>
        <translation>{private} chiude</translation>
    </message>
    <message>
        <source>{hex} goes back to its printed state</source>
        <translation>{hex} torna com&apos;è stampato</translation>
    </message>
    <message>
        <source>{corporation} has no place for its home and goes to the end of the sequence</source>
        <translation>{corporation} non ha posto per la sua base e va in fondo alla sequenza</translation>
    </message>
    <message>
        <source>The bank is broken</source>
        <translation>La banca è saltata</translation>
    </message>
    <message>
        <source>The game ends: {reason}</source>
        <translation>La partita finisce: {reason}</translation>
    </message>
    <message>
        <source>A stock round begins</source>
        <translation>Comincia un turno azionario</translation>
    </message>
    <message>
        <source>The regionals are auctioned</source>
        <translation>Le compagnie regionali vanno all&apos;asta</translation>
    </message>
    <message>
        <source>An operating round begins</source>
        <translation>Comincia un turno operativo</translation>
    </message>
    <message>
        <source>Phase {phase} begins: train limit {limit}; tile colours: {colors}; operating rounds: {rounds}</source>
        <translation>Comincia la fase {phase}: limite di treni {limit}; colori delle tessere: {colors}; turni operativi: {rounds}</translation>
    </message>
    <message>
        <source>{who}: {change} → {cash}</source>
        <translation>{who}: {change} → {cash}</translation>
    </message>
    <message>
        <source>{who}: {corporation} {old} % → {new} %</source>
        <translation>{who}: {corporation} {old} % → {new} %</translation>
    </message>
    <message>
        <source>{corporation} must discard trains above the limit</source>
        <translation>{corporation} deve scartare i treni oltre il limite</translation>
    </message>
    <message>
        <source>Then the home of {corporation} is chosen</source>
        <translation>Poi si sceglie la base di {corporation}</translation>
    </message>
    <message>
        <source>Next: {corporation} ({player}), {step}</source>
        <translation>Poi: {corporation} ({player}), {step}</translation>
    </message>
    <message>
        <source>Next: {player}</source>
        <translation>Poi: {player}</translation>
    </message>
    <message>
        <source>At the end of this operating round: {merger}</source>
        <translation>Alla fine di questo turno operativo: {merger}</translation>
    </message>
    <message>
        <source>{government} ← {members}; nobody holds it, so it lies dormant</source>
        <translation>{government} ← {members}; nessuno ne ha certificati, quindi resta dormiente</translation>
    </message>
    <message>
        <source>{government} ← {members}, value {value}</source>
        <translation>{government} ← {members}, valore {value}</translation>
    </message>
    <message>
        <source>Bank pool</source>
        <translation>Bank pool</translation>
    </message>
    <message>
        <source>{holder}: {old} % → {new} %</source>
        <translation>{holder}: {old} % → {new} %</translation>
    </message>
    <message>
        <source>{holder}: {old} % → {new} % and {paid} for an odd one of {railway}</source>
        <translation>{holder}: {old} % → {new} % e {paid} per un certificato dispari di {railway}</translation>
    </message>
    <message>
        <source>{holder} loses {old} % of {railway}, which never opened</source>
        <translation>{holder} perde {old} % di {railway}, mai aperta</translation>
    </message>
    <message>
        <source>Initial offer: {percent} %</source>
        <translation>Offerta iniziale: {percent} %</translation>
    </message>
    <message>
        <source>President: {player}</source>
        <translation>Presidente: {player}</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Certificati</translation>
    </message>
    <message>
        <source>Charters</source>
        <translation>Schede delle compagnie</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treni</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Compagnie private</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Presidente</translation>
    </message>
    <message>
        <source>Last certificate</source>
        <translation>Ultimo certificato</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificato</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treno</translation>
    </message>
    <message>
        <source>rusts on {train}</source>
        <translation>arrugginisce con {train}</translation>
    </message>
    <message>
        <source>never rusts</source>
        <translation>non arrugginisce mai</translation>
    </message>
    <message>
        <source>Price {amount}</source>
        <translation>Prezzo {amount}</translation>
    </message>
    <message>
        <source>Revenue {amount}</source>
        <translation>Rendita {amount}</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Cassa</translation>
    </message>
    <message>
        <source>Home: {hexes}</source>
        <translation>Base: {hexes}</translation>
    </message>
    <message>
        <source>Tokens, {amount} each</source>
        <translation>Gettoni, {amount} l&apos;uno</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
</context>
<context>
    <name>privates</name>
    <message>
        <source>Blocks {places} while a player owns it.</source>
        <translation>Blocca {places} finché è di un giocatore.</translation>
    </message>
    <message>
        <source>Standard-gauge track at half price.</source>
        <translation>Scartamento normale a metà prezzo.</translation>
    </message>
    <message>
        <source>Closes for a port marker: {amount} more for each of the corporation&apos;s trains there.</source>
        <translation>Chiude per un segnalino porto: {amount} in più per ogni treno della compagnia.</translation>
    </message>
    <message>
        <source>Closes to build and place a token on the coast without connection.</source>
        <translation>Chiude per costruire e mettere un gettone sulla costa senza collegamento.</translation>
    </message>
    <message>
        <source>With the presidency of {corporation}.</source>
        <translation>Con la presidenza di {corporation}.</translation>
    </message>
    <message>
        <source>With 10 % of {corporation}; pays {amount} once {corporation} has built.</source>
        <translation>Con il 10 % di {corporation}; rende {amount} quando {corporation} ha costruito.</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Players: {names}</source>
        <translation>Giocatori: {names}</translation>
    </message>
    <message>
        <source>Rules: {profile}</source>
        <translation>Regole: {profile}</translation>
    </message>
    <message>
        <source>Variants: {variants}</source>
        <translation>Varianti: {variants}</translation>
    </message>
    <message>
        <source>Sequence of the corporations: {order}</source>
        <translation>Sequenza delle compagnie: {order}</translation>
    </message>
    <message>
        <source>{title} · page {number} of {count}</source>
        <translation>{title} · pagina {number} di {count}</translation>
    </message>
    <message>
        <source>Worth of the players</source>
        <translation>Patrimonio dei giocatori</translation>
    </message>
    <message>
        <source>The end: {reason}</source>
        <translation>Fine: {reason}</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Patrimonio</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Contante</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>Prestiti</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Move the cursor over the hexes</source>
        <translation>Sposta il cursore sugli esagoni</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Sposta il tabellone</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole board</source>
        <translation>Ingrandisci, rimpicciolisci, tabellone intero</translation>
    </message>
    <message>
        <source>Click the hex under the cursor; confirm the tile in hand; else to the choices</source>
        <translation>Clicca l&apos;esagono sotto il cursore; conferma la tessera in mano; altrimenti alle scelte</translation>
    </message>
    <message>
        <source>The next tile that fits on the hex</source>
        <translation>La prossima tessera che va sull&apos;esagono</translation>
    </message>
    <message>
        <source>Turn the tile in the hand</source>
        <translation>Gira la tessera in mano</translation>
    </message>
    <message>
        <source>Take the token; show it on the next place of the hex</source>
        <translation>Prendi il gettone; mostralo nel posto seguente dell&apos;esagono</translation>
    </message>
    <message>
        <source>Draw the route of the next train</source>
        <translation>Traccia la rotta del treno seguente</translation>
    </message>
    <message>
        <source>Draw the route anew; take a tile out of the what-if</source>
        <translation>Ritraccia la rotta; togli una tessera dall&apos;«E se…»</translation>
    </message>
    <message>
        <source>Put the tile back; end what is shown on request</source>
        <translation>Rimetti a posto la tessera; togli ciò che è mostrato a richiesta</translation>
    </message>
    <message>
        <source>The same as Enter and Esc, for the left hand</source>
        <translation>Come Invio ed Esc, per la mano sinistra</translation>
    </message>
    <message>
        <source>Hold and drag to move the board</source>
        <translation>Tieni premuto e trascina per spostare il tabellone</translation>
    </message>
    <message>
        <source>From choice to choice; what it will do is shown below</source>
        <translation>Da una scelta all&apos;altra; sotto si vede che cosa farà</translation>
    </message>
    <message>
        <source>Take the choice with the focus</source>
        <translation>Prendi la scelta selezionata</translation>
    </message>
    <message>
        <source>Take the choice with the underlined letter</source>
        <translation>Prendi la scelta con la lettera sottolineata</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Contante</translation>
    </message>
    <message>
        <source>Certif.</source>
        <translation>Certif.</translation>
    </message>
    <message>
        <source>Certificates that count, of the limit</source>
        <translation>Certificati che contano, sul limite</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Patrimonio</translation>
    </message>
    <message>
        <source>Per OR</source>
        <translation>Per TO</translation>
    </message>
    <message>
        <source>Income of one operating round if every corporation pays its last run</source>
        <translation>Incasso di un turno operativo se ogni compagnia distribuisce l&apos;ultimo incasso</translation>
    </message>
    <message>
        <source>Liquidity</source>
        <translation>Liquidità</translation>
    </message>
    <message>
        <source>Cash and the most that sales would bring now, each corporation taken alone</source>
        <translation>Contante e il massimo che ora renderebbero le vendite, una compagnia per volta</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>è di turno</translation>
    </message>
    <message>
        <source>begins the next stock round</source>
        <translation>comincia il prossimo turno azionario</translation>
    </message>
    <message>
        <source>has left the game</source>
        <translation>ha lasciato la partita</translation>
    </message>
    <message>
        <source>P</source>
        <comment>president&apos;s certificate, one letter</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>president&apos;s certificate {percent} %</source>
        <translation>certificato di presidenza {percent} %</translation>
    </message>
    <message>
        <source>last certificate {percent} %</source>
        <translation>ultimo certificato {percent} %</translation>
    </message>
    <message>
        <source>L</source>
        <comment>last certificate, one letter</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>{count} of {percent} %</source>
        <translation>{count} da {percent} %</translation>
    </message>
    <message>
        <source>Corp.</source>
        <translation>Comp.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Place in the operating order</source>
        <translation>Posto nell&apos;ordine operativo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>President</source>
        <translation>Presidente</translation>
    </message>
    <message>
        <source>Treas. %</source>
        <translation>Cassa %</translation>
    </message>
    <message>
        <source>Certificates in its treasury</source>
        <translation>Certificati nella sua cassa</translation>
    </message>
    <message>
        <source>Pool %</source>
        <translation>Pool %</translation>
    </message>
    <message>
        <source>Certificates in the bank pool</source>
        <translation>Certificati nel bank pool</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Treni</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Tokens left, of all it has</source>
        <translation>Gettoni rimasti, su tutti i suoi</translation>
    </message>
    <message>
        <source>Certificates in its initial offer, and behind a + those bought back</source>
        <translation>Certificati nella sua initial offer, e dopo un + quelli riacquistati</translation>
    </message>
    <message>
        <source>Tokens on the maps; there are as many as wanted</source>
        <translation>Gettoni sulle mappe; ce ne sono quanti se ne vogliono</translation>
    </message>
    <message>
        <source>bought back: {percent} %</source>
        <translation>riacquistati: {percent} %</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Ult. incasso</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Port markers, bonds and the like</source>
        <translation>Segnalini porto, obbligazioni e simili</translation>
    </message>
    <message>
        <source>absorbed</source>
        <translation>assorbita</translation>
    </message>
    <message>
        <source>merged into {corporation}</source>
        <translation>confluita in {corporation}</translation>
    </message>
    <message>
        <source>to be launched</source>
        <translation>da lanciare</translation>
    </message>
    <message>
        <source>to be started: no. {place}</source>
        <translation>da avviare: n. {place}</translation>
    </message>
    <message>
        <source>on the map: {hexes}</source>
        <translation>sulla mappa: {hexes}</translation>
    </message>
</context>
<context>
    <name>table_view</name>
    <message>
        <source>No game</source>
        <translation>Nessuna partita</translation>
    </message>
    <message>
        <source>looking at move {position} of {length}</source>
        <translation>si guarda la mossa {position} di {length}</translation>
    </message>
    <message>
        <source>{names} · {worth}</source>
        <translation>{names} · {worth}</translation>
    </message>
    <message>
        <source>The end: {reason}</source>
        <translation>Fine: {reason}</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>city</source>
        <translation>città</translation>
    </message>
    <message>
        <source>town</source>
        <translation>paese</translation>
    </message>
    <message>
        <source>off-board area</source>
        <translation>zona esterna</translation>
    </message>
    <message>
        <source>port</source>
        <translation>porto</translation>
    </message>
    <message>
        <source>plain track</source>
        <translation>binario semplice</translation>
    </message>
    <message>
        <source>{kind}, label {label}</source>
        <translation>{kind}, lettera {label}</translation>
    </message>
    <message>
        <source>{kind} · printed: {places}</source>
        <translation>{kind} · già sulla mappa: {places}</translation>
    </message>
    <message>
        <source>Tile {tile}, {color}: {left} of {count} left</source>
        <translation>Tessera {tile}, colore {color}: pezzi rimasti {left} su {count}</translation>
    </message>
    <message>
        <source>laid on {count} printed hexes</source>
        <translation>si posa su {count} esagoni stampati</translation>
    </message>
    <message>
        <source>laid on {hexes}</source>
        <translation>si posa su {hexes}</translation>
    </message>
    <message>
        <source>replaces {tiles}</source>
        <translation>sostituisce {tiles}</translation>
    </message>
    <message>
        <source>becomes {tiles}</source>
        <translation>diventa {tiles}</translation>
    </message>
    <message>
        <source>is never replaced</source>
        <translation>non viene più sostituita</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Opening auction</source>
        <translation>Asta iniziale</translation>
    </message>
    <message>
        <source>Privates</source>
        <translation>Private</translation>
    </message>
    <message>
        <source>Private companies</source>
        <translation>Compagnie private</translation>
    </message>
    <message>
        <source>privates close</source>
        <translation>le private chiudono</translation>
    </message>
    <message>
        <source>{target} receives {amount} from its privates.</source>
        <translation>{target} riceve {amount} dalle private.</translation>
    </message>
    <message>
        <source>Income from privates: {names}.</source>
        <translation>Rendite delle private: {names}.</translation>
    </message>
    <message>
        <source>Cash, certificates at market price and privates, less loans</source>
        <translation>Contante, certificati al prezzo di mercato e private, meno i prestiti</translation>
    </message>
    <message>
        <source>Auction of the political cards</source>
        <translation>Asta delle carte politiche</translation>
    </message>
    <message>
        <source>Political cards</source>
        <translation>Carte politiche</translation>
    </message>
    <message>
        <source>the political cards close</source>
        <translation>le carte politiche chiudono</translation>
    </message>
    <message>
        <source>{target} receives {amount} from its political cards.</source>
        <translation>{target} riceve {amount} dalle carte politiche.</translation>
    </message>
    <message>
        <source>Income from political cards: {names}.</source>
        <translation>Rendite delle carte politiche: {names}.</translation>
    </message>
    <message>
        <source>Cash, certificates at market value, those of the fund and regionals at face value, less loans</source>
        <translation>Contante, certificati al valore di mercato, quelli del fondo e le regionali al valore facciale, meno i prestiti</translation>
    </message>
</context>
<context>
    <name>trains</name>
    <message>
        <source>Train</source>
        <translation>Treno</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restano</translation>
    </message>
    <message>
        <source>Left at the bank, of all in the game</source>
        <translation>Rimasti alla banca, su tutti quelli in gioco</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prezzo</translation>
    </message>
    <message>
        <source>Owned by</source>
        <translation>Di chi sono</translation>
    </message>
    <message>
        <source>The first sale brings</source>
        <translation>La prima vendita porta</translation>
    </message>
    <message>
        <source>on sale from the first {train}</source>
        <translation>in vendita dal primo {train}</translation>
    </message>
    <message>
        <source>bank pool</source>
        <translation>bank pool</translation>
    </message>
    <message>
        <source>runs any distance</source>
        <translation>percorre qualunque distanza</translation>
    </message>
    <message>
        <source>runs {count} hexes</source>
        <translation>percorre {count} esagoni</translation>
    </message>
    <message>
        <source>narrow × {narrow}, standard × {standard}, dual × {dual}</source>
        <translation>ridotto × {narrow}, normale × {standard}, doppio × {dual}</translation>
    </message>
    <message>
        <source>not on every gauge</source>
        <translation>non su ogni scartamento</translation>
    </message>
    <message>
        <source>phase {phase}</source>
        <translation>fase {phase}</translation>
    </message>
    <message>
        <source>{types} rust</source>
        <translation>{types} arrugginiscono</translation>
    </message>
    <message>
        <source>{types} on sale too</source>
        <translation>in vendita anche {types}</translation>
    </message>
    <message>
        <source>train limit {limit}</source>
        <translation>limite di treni {limit}</translation>
    </message>
    <message>
        <source>tiles: {colors}</source>
        <translation>colori delle tessere: {colors}</translation>
    </message>
    <message>
        <source>operating rounds: {count}</source>
        <translation>turni operativi: {count}</translation>
    </message>
    <message>
        <source>start price {prices}</source>
        <translation>par {prices}</translation>
    </message>
    <message>
        <source>stepped values: no. {step}</source>
        <translation>valori a gradini: {step}º</translation>
    </message>
    <message>
        <source>corporations may buy privates</source>
        <translation>le compagnie possono comprare private</translation>
    </message>
    <message>
        <source>the restricted zone opens</source>
        <translation>si apre la zona riservata</translation>
    </message>
    <message>
        <source>the regionals are auctioned</source>
        <translation>asta delle regionali</translation>
    </message>
    <message>
        <source>the governments are formed</source>
        <translation>si formano le reti governative</translation>
    </message>
    <message>
        <source>{hexes} goes back to its print</source>
        <translation>{hexes} torna come stampato</translation>
    </message>
    <message>
        <source>Phase {phase}</source>
        <translation>Fase {phase}</translation>
    </message>
    <message>
        <source>First {train}: {effects}</source>
        <translation>Primo {train}: {effects}</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>Drop &amp;out</source>
        <translation>Ri&amp;tirati</translation>
    </message>
    <message>
        <source>&amp;No E-token</source>
        <translation>&amp;Nessun gettone E</translation>
    </message>
    <message>
        <source>Play on without a &amp;loan</source>
        <translation>Continua &amp;senza prestito</translation>
    </message>
    <message>
        <source>&amp;End the construction</source>
        <translation>&amp;Fine costruzione</translation>
    </message>
    <message>
        <source>&amp;No more trains</source>
        <translation>&amp;Nessun altro treno</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;ssa</translation>
    </message>
    <message>
        <source>Face value {price}, income {income}</source>
        <translation>Valore facciale {price}, rendita {income}</translation>
    </message>
    <message>
        <source>Bids: {bids}</source>
        <translation>Offerte: {bids}</translation>
    </message>
    <message>
        <source>&amp;Buy for {price}</source>
        <translation>&amp;Compra per {price}</translation>
    </message>
    <message>
        <source>Raise to this</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Bid this</source>
        <translation>Offri</translation>
    </message>
    <message>
        <source>Bid on {private}</source>
        <translation>Offerta per {private}</translation>
    </message>
    <message>
        <source>Start price of {corporation}</source>
        <translation>Par di {corporation}</translation>
    </message>
    <message>
        <source>The bank pays for the president&apos;s certificate.</source>
        <translation>Il certificato di presidenza lo paga la banca.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Esagono</translation>
    </message>
    <message>
        <source>Tile and rotation</source>
        <translation>Tessera e orientamento</translation>
    </message>
    <message>
        <source>&amp;Lay this tile</source>
        <translation>P&amp;osa questa tessera</translation>
    </message>
    <message>
        <source>{tile}{side} · {cost}</source>
        <translation>{tile}{side} · {cost}</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Binari</translation>
    </message>
    <message>
        <source>Drag a tile from the tray or click a lit hex. Or choose here:</source>
        <translation>Trascina una tessera o clicca un esagono illuminato. Oppure scegli qui:</translation>
    </message>
    <message>
        <source>There is nothing you could lay and pay for.</source>
        <translation>Non c&apos;è nulla che tu possa posare e pagare.</translation>
    </message>
    <message>
        <source>&amp;No track</source>
        <translation>&amp;Niente binari</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Gettone</translation>
    </message>
    <message>
        <source>Click a lit place on the board. Or choose here:</source>
        <translation>Clicca un posto illuminato sul tabellone. Oppure scegli qui:</translation>
    </message>
    <message>
        <source>&amp;No token</source>
        <translation>&amp;Nessun gettone</translation>
    </message>
    <message>
        <source>The trains earned {revenue}</source>
        <translation>I treni hanno incassato {revenue}</translation>
    </message>
    <message>
        <source>&amp;Pay {amount} per share</source>
        <translation>&amp;Distribuisci {amount} per azione</translation>
    </message>
    <message>
        <source>Pay hal&amp;f</source>
        <translation>Distri&amp;buisci metà</translation>
    </message>
    <message>
        <source>&amp;Keep {amount}</source>
        <translation>&amp;Trattieni {amount}</translation>
    </message>
    <message>
        <source>Certificates of the corporation</source>
        <translation>Certificati della compagnia</translation>
    </message>
    <message>
        <source>Sell {what}</source>
        <translation>Vendi {what}</translation>
    </message>
    <message>
        <source>Redeem {percent} % for {price}</source>
        <translation>Riacquista {percent} % per {price}</translation>
    </message>
    <message>
        <source>&amp;Neither</source>
        <translation>&amp;Niente</translation>
    </message>
    <message>
        <source>Buy a private</source>
        <translation>Compra una privata</translation>
    </message>
    <message>
        <source>The owner must agree to the price.</source>
        <translation>Il proprietario deve accettare il prezzo.</translation>
    </message>
    <message>
        <source>Buy {private} from {owner}</source>
        <translation>Compra {private} da {owner}</translation>
    </message>
    <message>
        <source>Port marker of {private}</source>
        <translation>Segnalino porto di {private}</translation>
    </message>
    <message>
        <source>Every train of the corporation that reaches the port earns {amount} more; {private} closes.</source>
        <translation>Ogni treno della compagnia che raggiunge il porto incassa {amount} in più; {private} chiude.</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Fine del turno</translation>
    </message>
    <message>
        <source>Home of {corporation}</source>
        <translation>Base di {corporation}</translation>
    </message>
    <message>
        <source>Choose here, or click the city on the board.</source>
        <translation>Scegli qui, o clicca la città sul tabellone.</translation>
    </message>
    <message>
        <source>Exchange for the presidency of {corporation}</source>
        <translation>Scambio per la presidenza di {corporation}</translation>
    </message>
    <message>
        <source>Take the double last certificate (20 %)</source>
        <translation>Prendi l&apos;ultimo certificato doppio (20 %)</translation>
    </message>
    <message>
        <source>Take two single certificates (10 % each)</source>
        <translation>Prendi due certificati semplici (10 % l&apos;uno)</translation>
    </message>
    <message>
        <source>{corporation} has too many trains</source>
        <translation>{corporation} ha troppi treni</translation>
    </message>
    <message>
        <source>It owns {count}, the limit is {limit}. Discarded trains go to the bank pool without payment.</source>
        <translation>Ne possiede {count}, il limite è {limit}. I treni scartati vanno nel bank pool senza compenso.</translation>
    </message>
    <message>
        <source>Discard one {train}</source>
        <translation>Scarta un treno {train}</translation>
    </message>
    <message>
        <source>After the bankruptcy</source>
        <translation>Dopo la bancarotta</translation>
    </message>
    <message>
        <source>Take a loan of {amount}: {deduction} less at the end</source>
        <translation>Prendi un prestito di {amount}: {deduction} in meno alla fine</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Lascia la partita</translation>
    </message>
    <message>
        <source>Close it to build, then to place a token, in one of these without connection: {places}.</source>
        <translation>Chiudila per costruire, e poi mettere un gettone, senza collegamento in una di queste: {places}.</translation>
    </message>
    <message>
        <source>Close {private} and use it</source>
        <translation>Chiudi {private} e usala</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Non ora</translation>
    </message>
    <message>
        <source>Draw the route of this train: click stops and track on the board</source>
        <translation>Traccia la rotta di questo treno: clicca fermate e binari sul tabellone</translation>
    </message>
    <message>
        <source>begins in {place}: click the next stop</source>
        <translation>parte da {place}: clicca la fermata seguente</translation>
    </message>
    <message>
        <source>stays at home</source>
        <translation>resta in deposito</translation>
    </message>
    <message>
        <source>Run the trains</source>
        <translation>Fai viaggiare i treni</translation>
    </message>
    <message>
        <source>Take the &amp;best routes again</source>
        <translation>Riprendi le rotte mi&amp;gliori</translation>
    </message>
    <message>
        <source>&amp;Draw anew</source>
        <translation>&amp;Ritraccia</translation>
    </message>
    <message>
        <source>Take away the route of the chosen train (Backspace on the board)</source>
        <translation>Togli la rotta del treno scelto (Backspace sul tabellone)</translation>
    </message>
    <message>
        <source>&amp;Stop the search</source>
        <translation>&amp;Ferma la ricerca</translation>
    </message>
    <message>
        <source>Leave the &amp;trains at home</source>
        <translation>Lascia i treni in &amp;deposito</translation>
    </message>
    <message>
        <source>Click stops and track on the board to change a route. T takes the next train.</source>
        <translation>Clicca fermate e binari sul tabellone per cambiare una rotta. T passa al treno seguente.</translation>
    </message>
    <message>
        <source>&amp;Run for {revenue}</source>
        <translation>V&amp;iaggia per {revenue}</translation>
    </message>
    <message>
        <source>The search could not be started; draw the routes on the board.</source>
        <translation>La ricerca non è partita; traccia le rotte sul tabellone.</translation>
    </message>
    <message>
        <source>Searching for the best routes…</source>
        <translation>Cerco le rotte migliori…</translation>
    </message>
    <message>
        <source>{missing} less than the best routes</source>
        <translation>{missing} meno delle rotte migliori</translation>
    </message>
    <message>
        <source>No train can run.</source>
        <translation>Nessun treno può viaggiare.</translation>
    </message>
    <message>
        <source>No routes can earn more.</source>
        <translation>Nessuna rotta può rendere di più.</translation>
    </message>
    <message>
        <source>The best found so far; none can earn more than {bound}.</source>
        <translation>Le migliori trovate finora; nessuna può rendere più di {bound}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;{sum}&lt;/b&gt; · {count}&lt;br&gt;{stops}</source>
        <translation>&lt;b&gt;{sum}&lt;/b&gt; · {count}&lt;br&gt;{stops}</translation>
    </message>
    <message>
        <source>{count} of {limit} places</source>
        <translation>{count} località su {limit}</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>qualunque distanza</translation>
    </message>
    <message>
        <source>{length} of {limit} hexes: {parts}</source>
        <translation>{length} esagoni su {limit}: {parts}</translation>
    </message>
    <message>
        <source>&amp;Continue: {game}</source>
        <translation>&amp;Continua: {game}</translation>
    </message>
    <message>
        <source>Save the &amp;report…</source>
        <translation>Salva il &amp;resoconto…</translation>
    </message>
    <message>
        <source>&amp;Print the report…</source>
        <translation>&amp;Stampa il resoconto…</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>cash {cash} + certificates {shares}</source>
        <translation>contante {cash} + certificati {shares}</translation>
    </message>
    <message>
        <source> + privates {amount}</source>
        <translation> + private {amount}</translation>
    </message>
    <message>
        <source> − loans {amount}</source>
        <translation> − prestiti {amount}</translation>
    </message>
    <message>
        <source>&amp;Open a file</source>
        <translation>Apri un &amp;file</translation>
    </message>
    <message>
        <source>Games on &amp;this computer</source>
        <translation>Partite su questo comp&amp;uter</translation>
    </message>
    <message>
        <source>Look at a &amp;demo game</source>
        <translation>Guarda una partita d&apos;&amp;esempio</translation>
    </message>
    <message>
        <source>The end: {reason}</source>
        <translation>Fine: {reason}</translation>
    </message>
    <message>
        <source>Add certificates of {corporation}</source>
        <translation>Aggiungi certificati di {corporation}</translation>
    </message>
    <message>
        <source>Treasury {cash}; certificates on offer: {left} of {count}; nobody runs it.</source>
        <translation>Cassa {cash}; certificati in offerta: {left} su {count}; non la dirige nessuno.</translation>
    </message>
    <message>
        <source>Treasury {cash}; certificates on offer: {left} of {count}; {player} runs it.</source>
        <translation>Cassa {cash}; certificati in offerta: {left} su {count}; la dirige {player}.</translation>
    </message>
    <message>
        <source>Buy {percent} %: {price}</source>
        <translation>Compra {percent} %: {price}</translation>
    </message>
    <message>
        <source>Pool {percent} %: {price}</source>
        <translation>Pool {percent} %: {price}</translation>
    </message>
    <message>
        <source>Start {corporation}</source>
        <translation>Avvia {corporation}</translation>
    </message>
    <message>
        <source>Which corporation</source>
        <translation>Quale compagnia</translation>
    </message>
    <message>
        <source>20 % at twice the start price; its tokens cost {fee}.</source>
        <translation>20 % al doppio del par; i gettoni costano {fee}.</translation>
    </message>
    <message>
        <source>20 % at twice the start price.</source>
        <translation>20 % al doppio del par.</translation>
    </message>
    <message>
        <source>{percent} %: {price}</source>
        <translation>{percent} %: {price}</translation>
    </message>
    <message>
        <source>{price}, yours {percent} %</source>
        <translation>{price}, hai {percent} %</translation>
    </message>
    <message>
        <source>{price}, yours {percent} %, president</source>
        <translation>{price}, hai {percent} %, presidenza</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendi</translation>
    </message>
    <message>
        <source>president&apos;s</source>
        <translation>presidenza</translation>
    </message>
    <message>
        <source>last</source>
        <translation>ultimo</translation>
    </message>
    <message>
        <source>Present step: {step}</source>
        <translation>Passo attuale: {step}</translation>
    </message>
    <message>
        <source>The president sells</source>
        <translation>Il presidente vende</translation>
    </message>
    <message>
        <source>Buy trains</source>
        <translation>Compra treni</translation>
    </message>
    <message>
        <source>It has a route and no train, so it must buy one.</source>
        <translation>Ha una rotta e nessun treno: deve comprarne uno.</translation>
    </message>
    <message>
        <source>&amp;No train</source>
        <translation>&amp;Nessun treno</translation>
    </message>
    <message>
        <source>Trains of {corporation}: {count} of {limit}; treasury {cash}</source>
        <translation>Treni di {corporation}: {count} su {limit}; cassa {cash}</translation>
    </message>
    <message>
        <source>{president} adds {amount}</source>
        <translation>{president} aggiunge {amount}</translation>
    </message>
    <message>
        <source>{train} from the pool for {price}</source>
        <translation>{train} dal pool per {price}</translation>
    </message>
    <message>
        <source>{train} for {price} (the last one)</source>
        <translation>{train} per {price} (l&apos;ultimo)</translation>
    </message>
    <message>
        <source>{train} for {price} ({left} left)</source>
        <translation>{train} per {price} (ne restano {left})</translation>
    </message>
    <message>
        <source>{train} from {seller} ({president})</source>
        <translation>{train} da {seller} ({president})</translation>
    </message>
    <message>
        <source>Money for the train</source>
        <translation>Soldi per il treno</translation>
    </message>
    <message>
        <source>{corporation} has {treasury}, {president} has {cash}; {missing} is missing.</source>
        <translation>{corporation} ha {treasury}, {president} ha {cash}; mancano {missing}.</translation>
    </message>
    <message>
        <source>Forced closure of {corporation}</source>
        <translation>Chiusura forzata di {corporation}</translation>
    </message>
    <message>
        <source>Buy a token</source>
        <translation>Compra un gettone</translation>
    </message>
    <message>
        <source>The other corporation&apos;s president must agree to the price.</source>
        <translation>Il presidente dell&apos;altra compagnia deve accettare il prezzo.</translation>
    </message>
    <message>
        <source>{corporation}&apos;s in {hex} ({president})</source>
        <translation>{corporation} in {hex} ({president})</translation>
    </message>
    <message>
        <source>There is no token that could be bought.</source>
        <translation>Non c&apos;è nessun gettone che si possa comprare.</translation>
    </message>
    <message>
        <source>E-token</source>
        <translation>Gettone E</translation>
    </message>
    <message>
        <source>Only a corporation with an E-token may own electric trains.</source>
        <translation>Solo una compagnia con un gettone E può avere treni elettrici.</translation>
    </message>
    <message>
        <source>&amp;Buy the E-token</source>
        <translation>&amp;Compra il gettone E</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>Obbligazione</translation>
    </message>
    <message>
        <source>&amp;Issue a bond</source>
        <translation>&amp;Emetti un&apos;obbligazione</translation>
    </message>
    <message>
        <source>&amp;Repay the bond</source>
        <translation>&amp;Rimborsa l&apos;obbligazione</translation>
    </message>
    <message>
        <source>Debt of the corporation</source>
        <translation>Debito della compagnia</translation>
    </message>
    <message>
        <source>{corporation} owes {amount}; its president must pay.</source>
        <translation>{corporation} deve {amount}; paga il presidente.</translation>
    </message>
    <message>
        <source>&amp;Pay the debt</source>
        <translation>Pa&amp;ga il debito</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Costruzione</translation>
    </message>
    <message>
        <source>There is no tile you could lay.</source>
        <translation>Non c&apos;è nessuna tessera che tu possa posare.</translation>
    </message>
    <message>
        <source>Left in this turn: {tiles} of {steps} tiles, {tokens} of {steps} tokens.</source>
        <translation>Passi rimasti in questo turno: {tiles} di {steps} per tessere; gettoni: {tokens} di {steps}.</translation>
    </message>
    <message>
        <source>Token on a junction</source>
        <translation>Gettone su una giunzione</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratis</translation>
    </message>
    <message>
        <source>Remove a token</source>
        <translation>Togli un gettone</translation>
    </message>
    <message>
        <source>Help for a token</source>
        <translation>Aiuto per un gettone</translation>
    </message>
    <message>
        <source>{junction} · {cost}, with help from {fund}</source>
        <translation>{junction} · {cost}, con l&apos;aiuto di {fund}</translation>
    </message>
    <message>
        <source>{railway} asks for help with its token on the junction {junction}, which costs {cost}.</source>
        <translation>{railway} chiede aiuto per il suo gettone sulla giunzione {junction}, che costa {cost}. Decide il Conte Bastogi.</translation>
    </message>
    <message>
        <source>&amp;No help</source>
        <translation>&amp;Nessun aiuto</translation>
    </message>
    <message>
        <source>{fund} h&amp;elps</source>
        <translation>{fund} ai&amp;uta</translation>
    </message>
    <message>
        <source>Which token stays?</source>
        <translation>Quale gettone resta?</translation>
    </message>
    <message>
        <source>{railway} may keep only one token on the border of the maps (A-GOV-8).</source>
        <translation>{railway} può tenere un solo gettone sul confine tra le mappe (A-GOV-8).</translation>
    </message>
    <message>
        <source>{railway} may keep only one token without track on the far side (A-GOV-8).</source>
        <translation>{railway} può tenere un solo gettone senza binari oltre la giunzione (A-GOV-8).</translation>
    </message>
    <message>
        <source>Auction: {regional}</source>
        <translation>Asta: {regional}</translation>
    </message>
    <message>
        <source>{player} offers {price}</source>
        <translation>{player} offre {price}</translation>
    </message>
    <message>
        <source>Starts at {homes}; on top for a destination: {goals}. The bid goes into its treasury.</source>
        <translation>Parte da {homes}; premio per ogni destinazione: {goals}. L&apos;offerta va nella sua cassa.</translation>
    </message>
    <message>
        <source>Open the auction of a regional</source>
        <translation>Apri l&apos;asta di una regionale</translation>
    </message>
    <message>
        <source>Absorb a regional</source>
        <translation>Ingloba una regionale</translation>
    </message>
    <message>
        <source>{regional} for {price} to {holder}</source>
        <translation>{regional} per {price} ({holder})</translation>
    </message>
    <message>
        <source>{name} (face value {price})</source>
        <translation>{name} (valore facciale {price})</translation>
    </message>
    <message>
        <source>Government railways at the end of this operating round</source>
        <translation>Reti governative alla fine di questo turno operativo</translation>
    </message>
    <message>
        <source>Government railways, if they formed now</source>
        <translation>Reti governative, se si formassero ora</translation>
    </message>
    <message>
        <source>Pass, and pass on in this stock round</source>
        <translation>Passa, e continua a passare in questo turno azionario</translation>
    </message>
    <message>
        <source>unless it &amp;concerns me</source>
        <translation>salvo &amp;che mi riguardi</translation>
    </message>
    <message>
        <source>Until somebody starts a corporation, buys or sells certificates of one of mine or sells what I could buy, and I could act on it</source>
        <translation>Finché qualcuno non avvia una compagnia, compra o vende certificati di una delle mie o vende ciò che potrei comprare, e io potrei agire di conseguenza</translation>
    </message>
    <message>
        <source>in an&amp;y case</source>
        <translation>comu&amp;nque vada</translation>
    </message>
    <message>
        <source>In every turn of this stock round, unless the rules want a sale of me</source>
        <translation>A ogni mio turno di questo turno azionario, salvo che le regole mi impongano di vendere</translation>
    </message>
    <message>
        <source>No longer passing: {reason}</source>
        <translation>Non passi più: {reason}</translation>
    </message>
    <message>
        <source>{player} started {corporation}.</source>
        <translation>{player} ha avviato {corporation}.</translation>
    </message>
    <message>
        <source>{player} bought certificates of {corporation}.</source>
        <translation>{player} ha comprato certificati di {corporation}.</translation>
    </message>
    <message>
        <source>{player} sold certificates of {corporation}.</source>
        <translation>{player} ha venduto certificati di {corporation}.</translation>
    </message>
    <message>
        <source>the presidency of {corporation} changed hands.</source>
        <translation>la presidenza di {corporation} è passata di mano.</translation>
    </message>
    <message>
        <source>{player} passes on unless something concerns them.</source>
        <translation>{player} continua a passare, finché nulla richiede la sua attenzione.</translation>
    </message>
    <message>
        <source>{player} passes on to the end of this stock round.</source>
        <translation>{player} continua a passare fino alla fine di questo turno azionario.</translation>
    </message>
    <message>
        <source>✕ {player} passes on</source>
        <translation>✕ {player} continua a passare</translation>
    </message>
    <message>
        <source>Take it back: {player} decides again</source>
        <translation>Annulla: decide di nuovo {player}</translation>
    </message>
    <message>
        <source>&amp;Stop: I decide</source>
        <translation>&amp;Ferma: decido io</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>Plays a recorded game again under the rules and sums it up.</source>
        <translation>Rigioca una partita registrata secondo le regole e la riassume.</translation>
    </message>
    <message>
        <source>Compares every train run of a game with the best one there was.</source>
        <translation>Confronta ogni viaggio dei treni di una partita con il migliore possibile.</translation>
    </message>
    <message>
        <source>Shows what the corporation to move would earn after each lay and each token.</source>
        <translation>Dice quanto incasserebbe la compagnia di turno dopo ogni posa e ogni gettone.</translation>
    </message>
    <message>
        <source>Lets programs play whole games and sums them up.</source>
        <translation>Fa giocare partite intere ai programmi e le riassume.</translation>
    </message>
    <message>
        <source>Writes a game, or a title, in another format.</source>
        <translation>Scrive una partita, o un titolo, in un altro formato.</translation>
    </message>
    <message>
        <source>Makes a title from an 18xx-maker game.</source>
        <translation>Ricava un titolo da un gioco di 18xx-maker.</translation>
    </message>
    <message>
        <source>Reports what is wrong with a title.</source>
        <translation>Dice che cosa non va in un titolo.</translation>
    </message>
    <message>
        <source>Lists what the player to move may do.</source>
        <translation>Elenca ciò che può fare il giocatore di turno.</translation>
    </message>
    <message>
        <source>Draws a position or a title to a picture, or prints a title at true size.</source>
        <translation>Disegna una posizione o un titolo in un&apos;immagine, oppure stampa un titolo a grandezza reale.</translation>
    </message>
    <message>
        <source>a save or an 18xx.games file</source>
        <translation>un salvataggio o un file di 18xx.games</translation>
    </message>
    <message>
        <source>an 18xx-maker game</source>
        <translation>un gioco di 18xx-maker</translation>
    </message>
    <message>
        <source>a save or an 18xx.games file; with --to maker a title</source>
        <translation>un salvataggio o un file di 18xx.games; con --to maker un titolo</translation>
    </message>
    <message>
        <source>a title, by its id or by its folder</source>
        <translation>un titolo: il suo id o la sua cartella</translation>
    </message>
    <message>
        <source>the title, by its id or by its folder</source>
        <translation>il titolo: il suo id o la sua cartella</translation>
    </message>
    <message>
        <source>a save, an 18xx.games file, or a title by its id or by its folder</source>
        <translation>un salvataggio, un file di 18xx.games, oppure un titolo: il suo id o la sua cartella</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>il file da scrivere</translation>
    </message>
    <message>
        <source>the folder for the saves</source>
        <translation>la cartella per i salvataggi</translation>
    </message>
    <message>
        <source>the folder in which the folder of the title is made</source>
        <translation>la cartella in cui creare quella del titolo</translation>
    </message>
    <message>
        <source>after this action: its number in a save, its id in an 18xx.games file</source>
        <translation>dopo questa azione: il suo numero in un salvataggio, il suo id in un file di 18xx.games</translation>
    </message>
    <message>
        <source>the rules profile, instead of that of the game</source>
        <translation>il profilo di regole, al posto di quello della partita</translation>
    </message>
    <message>
        <source>writes one state for every action to this file</source>
        <translation>scrive in questo file uno stato per ogni azione</translation>
    </message>
    <message>
        <source>fails also where a recorded revenue or the result differs</source>
        <translation>fallisce anche dove un incasso registrato o il risultato è diverso</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>numero di giocatori</translation>
    </message>
    <message>
        <source>number of games</source>
        <translation>numero di partite</translation>
    </message>
    <message>
        <source>the first seed; each further game takes the next one</source>
        <translation>il primo seme; ogni altra partita prende il successivo</translation>
    </message>
    <message>
        <source>variants, separated by commas</source>
        <translation>varianti, separate da virgole</translation>
    </message>
    <message>
        <source>the programs at the seats, separated by commas</source>
        <translation>i programmi ai posti, separati da virgole</translation>
    </message>
    <message>
        <source>games played at the same time</source>
        <translation>partite giocate insieme</translation>
    </message>
    <message>
        <source>address of a Dask scheduler that distributes the games</source>
        <translation>indirizzo di uno scheduler Dask che distribuisce le partite</translation>
    </message>
    <message>
        <source>checks after every action what must always hold</source>
        <translation>controlla dopo ogni azione ciò che deve sempre valere</translation>
    </message>
    <message>
        <source>the format to write</source>
        <translation>il formato in cui scrivere</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>la lingua</translation>
    </message>
    <message>
        <source>id of the new title</source>
        <translation>id del nuovo titolo</translation>
    </message>
    <message>
        <source>the title whose rules the new one takes, by its id</source>
        <translation>l&apos;id del titolo di cui il nuovo prende le regole</translation>
    </message>
    <message>
        <source>draws a PNG picture</source>
        <translation>disegna un&apos;immagine PNG</translation>
    </message>
    <message>
        <source>draws an SVG picture</source>
        <translation>disegna un&apos;immagine SVG</translation>
    </message>
    <message>
        <source>draws a PDF page</source>
        <translation>disegna una pagina PDF</translation>
    </message>
    <message>
        <source>prints sheets at true size as PDF</source>
        <translation>stampa fogli a grandezza reale in PDF</translation>
    </message>
    <message>
        <source>width and height of the picture in pixels, such as 1960x1330</source>
        <translation>larghezza e altezza dell&apos;immagine in pixel, per esempio 1960x1330</translation>
    </message>
    <message>
        <source>one map only, by its id</source>
        <translation>una sola mappa: il suo id</translation>
    </message>
    <message>
        <source>the colour theme</source>
        <translation>i colori</translation>
    </message>
    <message>
        <source>writes the names of the hexes</source>
        <translation>scrive i nomi degli esagoni</translation>
    </message>
    <message>
        <source>writes the numbers of the tiles</source>
        <translation>scrive i numeri delle tessere</translation>
    </message>
    <message>
        <source>the sheets to print, separated by commas; all for all</source>
        <translation>i fogli da stampare, separati da virgole; all per tutti</translation>
    </message>
    <message>
        <source>paper: a4, a3, letter, or millimetres such as 300x400</source>
        <translation>carta: a4, a3, letter, o millimetri come 300x400</translation>
    </message>
    <message>
        <source>paper in landscape</source>
        <translation>carta in orizzontale</translation>
    </message>
    <message>
        <source>hexes of the board from side to side, in millimetres</source>
        <translation>esagoni del tabellone da lato a lato, in millimetri</translation>
    </message>
    <message>
        <source>tiles from side to side, in millimetres</source>
        <translation>tessere da lato a lato, in millimetri</translation>
    </message>
    <message>
        <source>margin in millimetres</source>
        <translation>margine in millimetri</translation>
    </message>
    <message>
        <source>colour beyond the cut, in millimetres</source>
        <translation>colore oltre il taglio, in millimetri</translation>
    </message>
    <message>
        <source>overlap of two pages of a board, in millimetres</source>
        <translation>quanto si sovrappongono due pagine del tabellone, in millimetri</translation>
    </message>
    <message>
        <source>how the tiles are laid out on the page</source>
        <translation>come sono disposte le tessere sul foglio</translation>
    </message>
    <message>
        <source>without cut marks</source>
        <translation>senza segni di taglio</translation>
    </message>
    <message>
        <source>without the numbers of the tiles</source>
        <translation>senza i numeri delle tessere</translation>
    </message>
    <message>
        <source>opens a save or an 18xx.games file in the window</source>
        <translation>apre nella finestra un salvataggio o un file di 18xx.games</translation>
    </message>
    <message>
        <source>shows this help; after a verb, what the verb does</source>
        <translation>mostra questo testo; dopo un comando, che cosa fa il comando</translation>
    </message>
    <message>
        <source>Without a verb the window opens. Verbs need no screen and write JSON to standard output.</source>
        <translation>Senza comando si apre la finestra. I comandi non hanno bisogno di uno schermo e scrivono JSON sull&apos;uscita standard.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>auction</source>
        <translation>asta</translation>
    </message>
    <message>
        <source>contest</source>
        <translation>contesa</translation>
    </message>
    <message>
        <source>start price</source>
        <translation>par</translation>
    </message>
    <message>
        <source>start</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>home</source>
        <translation>base</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>scambio</translation>
    </message>
    <message>
        <source>sale</source>
        <translation>vendita</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>acquisto</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>fine del turno</translation>
    </message>
    <message>
        <source>purchase of a private</source>
        <translation>acquisto di una privata</translation>
    </message>
    <message>
        <source>port marker</source>
        <translation>segnalino porto</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privata</translation>
    </message>
    <message>
        <source>track</source>
        <translation>binari</translation>
    </message>
    <message>
        <source>token</source>
        <translation>gettone</translation>
    </message>
    <message>
        <source>run</source>
        <translation>viaggio</translation>
    </message>
    <message>
        <source>dividend</source>
        <translation>dividendo</translation>
    </message>
    <message>
        <source>token purchase</source>
        <translation>acquisto di gettone</translation>
    </message>
    <message>
        <source>E-token</source>
        <translation>gettone E</translation>
    </message>
    <message>
        <source>emergency sale</source>
        <translation>vendita d&apos;emergenza</translation>
    </message>
    <message>
        <source>bankruptcy</source>
        <translation>bancarotta</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>treni</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>scarto</translation>
    </message>
    <message>
        <source>loan</source>
        <translation>prestito</translation>
    </message>
    <message>
        <source>finance</source>
        <translation>finanze</translation>
    </message>
    <message>
        <source>interest</source>
        <translation>interessi</translation>
    </message>
    <message>
        <source>bond</source>
        <translation>obbligazione</translation>
    </message>
    <message>
        <source>privates</source>
        <translation>private</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>costruzione</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aiuto</translation>
    </message>
    <message>
        <source>token that stays</source>
        <translation>gettone che resta</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lancio</translation>
    </message>
    <message>
        <source>bid for a regional</source>
        <translation>offerta per una regionale</translation>
    </message>
    <message>
        <source>auction of regionals</source>
        <translation>asta delle regionali</translation>
    </message>
    <message>
        <source>absorption</source>
        <translation>inglobamento</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>offerta</translation>
    </message>
    <message>
        <source>sale of certificates</source>
        <translation>vendita di certificati</translation>
    </message>
    <message>
        <source>purchase of a certificate</source>
        <translation>acquisto di un certificato</translation>
    </message>
    <message>
        <source>exchange of certificates</source>
        <translation>scambio di certificati</translation>
    </message>
    <message>
        <source>choice of the home</source>
        <translation>scelta della base</translation>
    </message>
    <message>
        <source>use of the private</source>
        <translation>uso della privata</translation>
    </message>
    <message>
        <source>purchase of a train</source>
        <translation>acquisto di un treno</translation>
    </message>
    <message>
        <source>discard of a train</source>
        <translation>scarto di un treno</translation>
    </message>
    <message>
        <source>purchase of an E-token</source>
        <translation>acquisto di un gettone E</translation>
    </message>
    <message>
        <source>issue of a bond</source>
        <translation>emissione di un&apos;obbligazione</translation>
    </message>
    <message>
        <source>repayment of a bond</source>
        <translation>rimborso di un&apos;obbligazione</translation>
    </message>
    <message>
        <source>payment of the debt</source>
        <translation>pagamento del debito</translation>
    </message>
    <message>
        <source>token on a junction</source>
        <translation>gettone su una giunzione</translation>
    </message>
    <message>
        <source>removal of a token</source>
        <translation>rinuncia a un gettone</translation>
    </message>
    <message>
        <source>choice of the token that stays</source>
        <translation>scelta del gettone che resta</translation>
    </message>
    <message>
        <source>answer about help</source>
        <translation>risposta sull&apos;aiuto</translation>
    </message>
    <message>
        <source>Five corporations with four players</source>
        <translation>Cinque compagnie in quattro giocatori</translation>
    </message>
    <message>
        <source>The strong corporation starts fourth at the earliest</source>
        <translation>La compagnia più forte parte quarta o dopo</translation>
    </message>
    <message>
        <source>Corporations may buy tokens from each other</source>
        <translation>Le compagnie possono comprarsi i gettoni</translation>
    </message>
    <message>
        <source>Bonds</source>
        <translation>Obbligazioni</translation>
    </message>
    <message>
        <source>Electric trains</source>
        <translation>Treni elettrici</translation>
    </message>
    <message>
        <source>Tournament by mail</source>
        <translation>Torneo per posta</translation>
    </message>
    <message>
        <source>Re-edition</source>
        <translation>Riedizione</translation>
    </message>
    <message>
        <source>Prototype</source>
        <translation>Prototipo</translation>
    </message>
    <message>
        <source>without a tile</source>
        <translation>senza tessera</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azzurro</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>the bank is broken</source>
        <translation>la banca è saltata</translation>
    </message>
    <message>
        <source>a marker reached the end of the market</source>
        <translation>un segnalino ha raggiunto la fine del mercato</translation>
    </message>
    <message>
        <source>only one player is left</source>
        <translation>è rimasto un solo giocatore</translation>
    </message>
    <message>
        <source>nobody can do anything any more</source>
        <translation>nessuno può fare più nulla</translation>
    </message>
</context>
</TS>
