extension ReportPage {
  /// The page's looks, light and dark.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --ground: #f6f6f8; --panel: #ffffff; --line: #e3e3e9; --text: #17171c; --soft: #6c6c78;
      --accent: #4f46e5; --accent-text: #ffffff; --hover: #f0f0f5; --shadow: 0 1px 2px #0000000f;
      --check-a: #ffffff; --check-b: #eeeef2;
      --changed: #d92d20; --drift: #b45309; --new: #1d6fd8; --removed: #6b7280; --passed: #15803d;
      --refactor: #7c3aed; --failed: #9f1239;
      --mono: ui-monospace, "SF Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #131317; --panel: #1b1b21; --line: #2d2d36; --text: #ececf1; --soft: #9a9aa8;
        --accent: #818cf8; --accent-text: #12121a; --hover: #25252d; --shadow: none;
        --check-a: #26262d; --check-b: #202026;
        --changed: #f97066; --drift: #f5a524; --new: #5ea8ff; --removed: #9ca3af; --passed: #4ade80;
        --refactor: #a78bfa; --failed: #fb7185;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; }
    body {
      margin: 0; display: grid; grid-template: "top top" auto "side main" minmax(0, 1fr) / 292px 1fr;
      color: var(--text); background: var(--ground); font-variant-numeric: tabular-nums;
    }
    button, input { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .top {
      grid-area: top; display: flex; align-items: center; justify-content: space-between; gap: 24px;
      padding: 10px 20px; background: var(--panel); border-bottom: 1px solid var(--line);
    }
    .brand { display: flex; align-items: center; gap: 10px; min-width: 0; }
    .brand span:last-child { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
    .mark {
      width: 16px; height: 16px; border-radius: 50%; flex: none;
      background: linear-gradient(90deg, var(--accent) 50%, transparent 50%);
      border: 2px solid var(--accent);
    }
    .summary { display: flex; gap: 6px; flex-wrap: wrap; justify-content: flex-end; }
    .side {
      grid-area: side; overflow: auto; padding: 12px; border-right: 1px solid var(--line);
      background: var(--panel); display: flex; flex-direction: column; gap: 10px;
    }
    .side input {
      width: 100%; padding: 7px 10px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--ground);
    }
    .filters { display: flex; flex-wrap: wrap; gap: 4px; }
    .filters button {
      border: 1px solid var(--line); background: none; border-radius: 99px; padding: 2px 9px;
      font-size: 12px; color: var(--soft); cursor: pointer;
    }
    .filters button[aria-pressed=true] {
      color: var(--text); border-color: var(--text); background: var(--hover);
    }
    .list { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 2px; }
    .list button {
      width: 100%; display: grid; grid-template-columns: 40px 1fr auto; align-items: center; gap: 10px;
      line-height: 1.3; padding: 5px 8px; border: 0; border-radius: 8px; background: none; text-align: left;
      cursor: pointer;
    }
    .list button:hover { background: var(--hover); }
    .list button[aria-current=true] { background: color-mix(in srgb, var(--accent) 14%, transparent); }
    .list .thumb {
      width: 40px; height: 30px; border-radius: 4px; background: var(--check-b);
      display: grid; place-items: center; overflow: hidden; border: 1px solid var(--line);
    }
    .thumb img { max-width: 100%; max-height: 100%; display: block; }
    .list .label { min-width: 0; }
    .list .label b {
      display: block; font-weight: 550; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap;
    }
    .list .label small { color: var(--soft); }
    .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--tone); }
    .marked .dot { outline: 2px solid var(--accent); outline-offset: 2px; }
    .none { color: var(--soft); text-align: center; }
    .chip {
      display: inline-flex; align-items: center; gap: 5px; padding: 1px 9px; border-radius: 99px;
      font-size: 12px; font-weight: 600; color: var(--tone); white-space: nowrap;
      background: color-mix(in srgb, var(--tone) 13%, transparent);
    }
    .changed { --tone: var(--changed); } .drift { --tone: var(--drift); }
    .new { --tone: var(--new); } .removed { --tone: var(--removed); }
    .passed { --tone: var(--passed); } .refactor { --tone: var(--refactor); }
    .failed { --tone: var(--failed); }
    .main { grid-area: main; overflow: auto; padding: 18px 22px 80px; outline: none; }
    .names { display: flex; align-items: baseline; gap: 10px; flex-wrap: wrap; }
    h1 { font-size: 20px; line-height: 1.25; margin: 0; font-weight: 650; letter-spacing: -.01em; }
    h2 { font-size: 13px; margin: 0 0 8px; font-weight: 650; }
    .source { color: var(--soft); font: 12px var(--mono); }
    .message { margin: 4px 0 14px; color: var(--soft); max-width: 100ch; white-space: pre-wrap; }
    .message.code { font: 12px/1.5 var(--mono); }
    .bar {
      display: flex; align-items: center; gap: 14px; flex-wrap: wrap; padding: 8px 10px;
      background: var(--panel); border: 1px solid var(--line); border-radius: 12px 12px 0 0;
    }
    .segments {
      display: inline-flex; border-radius: 8px; background: var(--ground);
      border: 1px solid var(--line); overflow: hidden;
    }
    .segments button {
      border: 0; background: none; padding: 4px 11px; cursor: pointer; color: var(--soft);
    }
    .segments button + button { border-left: 1px solid var(--line); }
    .segments button[aria-pressed=true] { background: var(--accent); color: var(--accent-text); }
    .segments button:disabled { opacity: .35; cursor: default; }
    #zoom { min-width: 58px; }
    .check, .slider { display: inline-flex; gap: 7px; align-items: center; color: var(--soft); }
    .slider input { width: 96px; } .slider output { width: 2ch; text-align: right; }
    input[type=range], input[type=checkbox] { accent-color: var(--accent); }
    .count { color: var(--text); min-width: 9ch; font-weight: 550; }
    .spring { flex: 1; }
    .primary {
      border: 0; border-radius: 8px; background: var(--accent); color: var(--accent-text);
      padding: 5px 14px; font-weight: 600; cursor: pointer;
    }
    .primary[aria-pressed=true] { background: var(--passed); }
    .primary:disabled { background: var(--line); color: var(--soft); cursor: default; }
    .stage {
      border: 1px solid var(--line); border-width: 0 1px; overflow: auto; min-height: 220px;
      max-height: max(320px, calc(100vh - 330px)); padding: 22px; display: flex; gap: 22px;
      align-items: safe center; justify-content: safe center; background: var(--ground);
    }
    figure { margin: 0; flex: none; }
    figcaption { color: var(--soft); font-size: 12px; margin-bottom: 6px; }
    .paper {
      position: relative; box-shadow: 0 0 0 1px var(--line), 0 6px 22px #0000001a;
      background: conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%,
        var(--check-a) 0) 0 0 / 16px 16px;
    }
    .paper canvas, .paper .clip { position: absolute; inset: 0; width: 100%; height: 100%; }
    .paper canvas { image-rendering: auto; }
    .paper.sharp canvas { image-rendering: pixelated; }
    .box {
      position: absolute; border: 1.5px solid var(--changed); border-radius: 2px;
      pointer-events: none; box-shadow: 0 0 0 1px #ffffffa0;
    }
    .handle {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent);
      cursor: ew-resize; touch-action: none;
    }
    .handle::after {
      content: "⇔"; position: absolute; top: 50%; left: 50%; translate: -50% -50%; font-size: 13px;
      background: var(--accent); color: var(--accent-text); border-radius: 99px; padding: 2px 7px;
    }
    .inspector {
      font: 12px/1.5 var(--mono); color: var(--soft); background: var(--panel); padding: 8px 12px;
      border: 1px solid var(--line); border-radius: 0 0 12px 12px; min-height: 37px;
      display: flex; gap: 6px 18px; flex-wrap: wrap; align-items: center;
    }
    .inspector b { color: var(--text); font-weight: 500; }
    .swatch {
      display: inline-block; width: 12px; height: 12px; border-radius: 3px; vertical-align: -2px;
      border: 1px solid var(--line); margin-right: 5px;
    }
    .details { margin-top: 18px; display: grid; gap: 14px; }
    .card {
      background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 14px 16px;
      box-shadow: var(--shadow); overflow: auto;
    }
    .card dl { margin: 0; display: grid; gap: 10px; }
    .card dt { font: 12px var(--mono); color: var(--text); overflow-wrap: anywhere; }
    .card dd { margin: 3px 0 0; font: 12px/1.5 var(--mono); overflow-wrap: anywhere; }
    .gone, .came { padding: 0 5px; border-radius: 4px; }
    .gone { color: var(--changed); background: color-mix(in srgb, var(--changed) 10%, transparent); }
    .came { color: var(--passed); background: color-mix(in srgb, var(--passed) 10%, transparent); }
    table { border-collapse: collapse; width: 100%; font-size: 13px; }
    th, td { text-align: left; padding: 5px 14px 5px 0; vertical-align: top; overflow-wrap: anywhere; }
    th { color: var(--soft); font-weight: 500; }
    tr + tr > * { border-top: 1px solid var(--line); }
    .keys {
      margin-top: 22px; color: var(--soft); font-size: 12px; display: flex; gap: 6px 18px;
      flex-wrap: wrap;
    }
    kbd {
      font: 11px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px;
      border-radius: 5px; padding: 0 5px; background: var(--panel);
    }
    .tray {
      position: fixed; right: 22px; bottom: 18px; left: 314px; display: flex; gap: 12px;
      align-items: center; padding: 10px 14px; background: var(--panel); border-radius: 12px;
      border: 1px solid var(--line); box-shadow: 0 10px 34px #00000033;
    }
    .tray code {
      flex: 1; font: 12px var(--mono); overflow: auto; white-space: nowrap; padding: 5px 8px;
      background: var(--ground); border-radius: 7px;
    }
    @media (max-width: 860px) {
      body { grid-template: "top" auto "side" auto "main" 1fr / 1fr; height: auto; }
      .side { border-right: 0; border-bottom: 1px solid var(--line); max-height: 34vh; }
      .tray { left: 14px; right: 14px; }
    }
    """#
}
