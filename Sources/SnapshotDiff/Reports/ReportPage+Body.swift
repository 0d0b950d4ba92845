extension ReportPage {
  /// What stands on the page before the script fills it.
  static let body = #"""
    <header class="top">
      <div class="brand"><span class="mark" aria-hidden="true"></span><b>Snapshots</b>
        <span id="title"></span></div>
      <div id="summary" class="summary"></div>
    </header>
    <nav class="side" aria-label="Snapshots">
      <input id="search" type="search" placeholder="Filter by name" aria-label="Filter by name">
      <div id="filters" class="filters" role="group" aria-label="Show"></div>
      <ol id="list" class="list"></ol>
      <p id="none" class="none" hidden>Nothing here by that filter.</p>
    </nav>
    <main id="main" class="main" tabindex="-1">
      <section class="head">
        <div class="names"><h1 id="name"></h1><span id="status" class="chip"></span>
          <span id="source" class="source"></span><span class="spring"></span>
          <button id="mark" class="primary" title="Mark to be accepted (a)">Accept</button></div>
        <p id="message" class="message"></p>
      </section>
      <div class="bar" role="toolbar" aria-label="View">
        <div id="modes" class="segments"></div>
        <div class="segments" id="zooms" role="group" aria-label="Zoom">
          <button data-zoom="out" title="Smaller (-)">−</button>
          <button data-zoom="fit" title="Fit (0)" id="zoom">Fit</button>
          <button data-zoom="in" title="Larger (+)">+</button>
        </div>
        <label class="check" title="Frame the places that differ (b)">
          <input type="checkbox" id="boxes" checked> Boxes</label>
        <label class="slider" title="The largest difference of a channel that counts as none">
          Threshold <input type="range" id="threshold" min="0" max="64" value="2">
          <output id="thresholdValue">2</output><span id="count" class="count"></span></label>
        <label class="slider" id="mixLabel" hidden><span id="mixName">Mix</span>
          <input type="range" id="mix" min="0" max="100" value="50"></label>
      </div>
      <div id="stage" class="stage"></div>
      <div id="inspector" class="inspector" aria-live="off">Point at a pixel to see its values.</div>
      <section id="details" class="details"></section>
      <footer class="keys">
        <span><kbd>j</kbd> <kbd>k</kbd> next, previous</span>
        <span><kbd>1</kbd>–<kbd>6</kbd> view</span>
        <span><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom</span>
        <span><kbd>b</kbd> boxes</span><span><kbd>a</kbd> accept</span>
        <span><kbd>/</kbd> filter</span>
      </footer>
    </main>
    <div id="tray" class="tray" hidden>
      <span id="trayText"></span><code id="command"></code>
      <button id="copy" class="primary">Copy</button>
    </div>
    """#
}
