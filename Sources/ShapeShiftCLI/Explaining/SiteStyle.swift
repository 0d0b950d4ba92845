import DocumentModel

/// How the pages of the site look, and how names are found on them.
enum SiteStyle {
  /// Light and dark, for phones and for wide windows.
  static let css = """
    :root { --background: #fbfaf8; --panel: #fff; --line: #e4e1da; --text: #22211f; --quiet: #6d6a63; --accent: #c2410c;
      --key: #9a3412; --string: #166534; --number: #1d4ed8; --code: #f5f3ee; --wrong: #b91c1c; --corrected: #15803d; }
    @media (prefers-color-scheme: dark) { :root { --background: #161514; --panel: #1c1c1e; --line: #34322f; --text: #ece9e3;
      --quiet: #a29e95; --accent: #fb923c; --key: #fdba74; --string: #86efac; --number: #93c5fd; --code: #1a1918; --wrong: #f87171; --corrected: #4ade80; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 72px; }
    body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.55 Inter, system-ui, sans-serif; }
    a { color: inherit; text-decoration: none; }
    main a:hover, aside a:hover { color: var(--accent); }
    code, pre { font: 13px/1.6 "DejaVu Sans Mono", ui-monospace, monospace; }
    .bar { position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 24px; padding: 12px 28px;
      background: var(--background); border-bottom: 1px solid var(--line); }
    .home { font-weight: 700; letter-spacing: -0.01em; }
    .tabs { display: flex; gap: 4px; flex: 1; overflow-x: auto; scrollbar-width: none; }
    .tabs a { padding: 4px 10px; border-radius: 7px; color: var(--quiet); white-space: nowrap; }
    .tabs a:hover { color: var(--text); }
    .tabs a[aria-current] { background: var(--accent); color: var(--background); font-weight: 600; }
    .search { position: relative; }
    .search input { width: 210px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); color: inherit; font: inherit; font-size: 14px; }
    .search input:focus { outline: 2px solid var(--accent); outline-offset: 1px; }
    #found { position: absolute; right: 0; top: 40px; width: 320px; max-height: 60vh; overflow: auto; background: var(--panel);
      border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 12px 32px rgb(0 0 0 / 18%); }
    #found a { display: flex; justify-content: space-between; gap: 12px; padding: 7px 14px; }
    #found a span { color: var(--quiet); font-size: 13px; }
    #found a:hover, #found a:focus { background: var(--code); outline: none; }
    .columns { display: grid; grid-template-columns: 232px minmax(0, 1fr); max-width: 1320px; margin: 0 auto; }
    .index .columns { grid-template-columns: minmax(0, 1fr); max-width: 860px; }
    aside { position: sticky; top: 57px; height: calc(100vh - 57px); overflow: auto; padding: 24px 8px 40px 28px; font-size: 13.5px; line-height: 1.35; scrollbar-width: thin; }
    aside a { display: block; padding: 3px 0; color: var(--quiet); overflow-wrap: anywhere; }
    main { padding: 28px 40px 96px; min-width: 0; }
    h1 { font-size: 34px; line-height: 1.15; letter-spacing: -0.02em; margin: 8px 0 20px; }
    h2 { font-size: 21px; letter-spacing: -0.01em; margin: 0; overflow-wrap: anywhere; }
    h3 { font-size: 14px; margin: 20px 0 8px; overflow-wrap: anywhere; }
    p { margin: 8px 0; max-width: 70ch; }
    .lead { font-size: 19px; color: var(--quiet); }
    .topic { padding: 28px 0; border-top: 1px solid var(--line); }
    .topic header { display: flex; align-items: baseline; gap: 12px; flex-wrap: wrap; }
    .kind { color: var(--quiet); font-size: 13px; }
    .short, .usage { color: var(--quiet); font-size: 14px; overflow-wrap: anywhere; }
    .example { display: grid; grid-template-columns: minmax(200px, 36%) minmax(0, 1fr); margin: 16px 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: var(--code); }
    .paper { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 10px; padding: 16px; background: var(--panel); border-right: 1px solid var(--line); }
    .paper img { display: block; max-width: 100%; height: auto; border-radius: 6px; }
    figcaption { color: var(--quiet); font-size: 13px; text-align: center; }
    .code { position: relative; min-width: 0; background: var(--code); border-radius: 12px; }
    .code pre { margin: 0; padding: 16px; overflow-x: auto; tab-size: 2; }
    .code i { color: var(--quiet); font-style: normal; }
    .copy { position: absolute; top: 8px; right: 8px; padding: 3px 9px; border: 1px solid var(--line); border-radius: 7px; background: var(--panel); color: var(--quiet); font: inherit; font-size: 12px; cursor: pointer; opacity: 0; transition: opacity 0.15s; }
    .code:hover .copy, .copy:focus { opacity: 1; }
    .k { color: var(--key); } .s { color: var(--string); } .n { color: var(--number); }
    .keys { display: grid; grid-template-columns: minmax(0, 15fr) minmax(0, 21fr); gap: 0 24px; margin: 12px 0; font-size: 14.5px; }
    .keys dt, .keys dd { margin: 0; padding: 7px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .keys dt span, .keys em { color: var(--quiet); font-size: 13px; font-style: normal; }
    .keys em { color: var(--accent); }
    .keys dt code:first-child { font-weight: 700; }
    .sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px; }
    .sides .code { border: 1px solid var(--line); margin-bottom: 8px; }
    .sides pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .wrong h3 { color: var(--wrong); } .corrected h3 { color: var(--corrected); }
    .file { font: 12px "DejaVu Sans Mono", monospace; color: var(--quiet); margin: 0 0 4px; }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 12px; margin: 28px 0 36px; }
    .card { display: flex; justify-content: space-between; align-items: baseline; padding: 18px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
    .card span { color: var(--quiet); }
    .card:hover { border-color: var(--accent); }
    @media (max-width: 760px) {
      .bar { flex-wrap: wrap; gap: 8px 16px; padding: 10px 16px; }
      .tabs { order: 3; flex-basis: 100%; }
      .search { flex: 1; } .search input { width: 100%; } #found { left: 0; width: auto; }
      .columns { display: block; } aside { display: none; }
      html { scroll-padding-top: 104px; }
      main { padding: 16px 16px 64px; } h1 { font-size: 28px; }
      .example, .sides { grid-template-columns: minmax(0, 1fr); }
      .paper { border-right: 0; border-bottom: 1px solid var(--line); }
      .keys { display: block; } .keys dd { border-top: 0; padding-top: 0; }
      .copy { opacity: 1; }
    }

    """

  /// Finds names, and copies examples.
  ///
  /// - Parameter index: All names, with where they are.
  static func script(index: [(name: String, page: String, id: String)]) -> String {
    let entries = JSONValue.array(
      index.map { .array([.string($0.name), .string($0.page), .string($0.id)]) })
    return """
      const names = \(JSONWriter.compact(entries));
      const field = document.getElementById('search'), found = document.getElementById('found');
      field.addEventListener('input', () => {
        const word = field.value.trim().toLowerCase();
        const rank = ([name]) => { const text = name.toLowerCase(); return text === word ? 0 : text.startsWith(word) ? 1 : 2; };
        const hits = word ? names.filter(([name]) => name.toLowerCase().includes(word)).sort((a, b) => rank(a) - rank(b)).slice(0, 12) : [];
        found.hidden = !word;
        found.replaceChildren(...hits.map(([name, page, id]) => {
          const link = document.createElement('a'), kind = document.createElement('span');
          link.href = `${page}.html#${id}`; link.textContent = name; kind.textContent = page; link.append(kind);
          return link;
        }));
        if (word && !hits.length) found.textContent = 'No results';
      });
      field.addEventListener('keydown', event => {
        if (event.key === 'Enter') found.querySelector('a')?.click();
        if (event.key === 'Escape') { field.value = ''; found.hidden = true; }
      });
      found.addEventListener('click', () => { found.hidden = true; });
      document.addEventListener('keydown', event => {
        if (event.key === '/' && document.activeElement !== field) { event.preventDefault(); field.focus(); }
      });
      document.addEventListener('click', event => {
        const button = event.target.closest('.copy');
        if (!button) return;
        navigator.clipboard.writeText(button.nextElementSibling.textContent).then(() => {
          button.textContent = 'Copied'; setTimeout(() => { button.textContent = 'Copy'; }, 1200);
        });
      });

      """
  }
}
