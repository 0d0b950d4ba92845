extension ReportPage {
  /// The list, the keys, what is marked.
  static let script = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const make = (tag, attributes = {}, ...children) => {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value === true) node.setAttribute(name, '');
        else if (value !== false && value != null) node.setAttribute(name, value);
      }
      node.append(...children);
      return node;
    };
    const order = ['failed', 'changed', 'drift', 'new', 'removed', 'refactor', 'passed'];
    const modes = [['side', 'Side by side'], ['swipe', 'Swipe'], ['onion', 'Onion skin'],
      ['blink', 'Blink'], ['heat', 'Heat map'], ['actual', 'Actual']];
    const entries = data.entries.map((entry, index) => ({...entry, index}))
      .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.index - b.index);
    const present = order.filter(status => entries.some(entry => entry.status === status));
    const bad = present.filter(status => status !== 'passed');
    const state = {
      shown: new Set(bad.length ? bad : present), text: '', current: null, mode: 'side', zoom: 'fit',
      marked: new Set(), threshold: 2,
    };
    const canAccept = entry => entry.actual && !['passed', 'failed'].includes(entry.status);
    const visible = () => entries.filter(entry => state.shown.has(entry.status)
      && entry.name.toLowerCase().includes(state.text));

    function showSummary() {
      $('title').textContent = data.title + (data.isFiltered ? ' (filtered run)' : '');
      for (const status of present) {
        const count = entries.filter(entry => entry.status === status).length;
        $('summary').append(make('span', {class: `chip ${status}`}, `${count} ${status}`));
        const button = make('button', {'data-status': status}, status);
        button.onclick = () => {
          state.shown.has(status) ? state.shown.delete(status) : state.shown.add(status);
          showList();
        };
        $('filters').append(button);
      }
    }

    function showList() {
      for (const button of $('filters').children) {
        button.setAttribute('aria-pressed', state.shown.has(button.dataset.status));
      }
      const items = visible();
      $('list').replaceChildren(...items.map(entry => {
        const picture = entry.actual || entry.expected;
        const pixels = entry.differentPixels
          ? `${entry.differentPixels.toLocaleString('en')} px` : entry.status;
        const button = make('button', {
          class: entry.status + (state.marked.has(entry.name) ? ' marked' : ''),
          'aria-current': entry === state.current, 'data-name': entry.name,
        }, make('span', {class: 'thumb'}, picture ? make('img', {src: picture, alt: ''}) : ''),
        make('span', {class: 'label'}, make('b', {title: entry.name}, entry.name),
          make('small', {}, pixels)),
        make('span', {class: 'dot', title: entry.status}));
        button.onclick = () => select(entry);
        return make('li', {}, button);
      }));
      $('none').hidden = items.length > 0;
      if (!items.includes(state.current) && items.length) select(items[0]);
    }

    function select(entry) {
      state.current = entry;
      for (const button of $('list').querySelectorAll('button')) {
        const isCurrent = button.dataset.name === entry.name;
        button.setAttribute('aria-current', isCurrent);
        if (isCurrent) button.scrollIntoView({block: 'nearest'});
      }
      $('name').textContent = entry.name;
      $('status').textContent = entry.status;
      $('status').className = `chip ${entry.status}`;
      $('source').textContent = entry.source;
      $('message').textContent = entry.message;
      $('message').classList.toggle('code', entry.status === 'failed');
      showMark();
      showDetails(entry);
      showPictures(entry);
    }

    function step(by) {
      const items = visible();
      const index = items.indexOf(state.current) + by;
      if (items[index]) select(items[index]);
    }

    function showMark() {
      const entry = state.current, isMarked = state.marked.has(entry.name);
      $('mark').disabled = !canAccept(entry);
      $('mark').setAttribute('aria-pressed', isMarked);
      $('mark').textContent = isMarked ? 'Marked' : 'Accept';
      $('tray').hidden = state.marked.size === 0;
      const quoted = name => /^[\w@.\/~-]+$/.test(name) ? name : `'${name.replace(/'/g, `'\\''`)}'`;
      $('trayText').textContent = `${state.marked.size} marked`;
      $('command').textContent = [data.accept, ...[...state.marked].map(quoted)].join(' ');
    }

    function mark() {
      const entry = state.current;
      if (!entry || !canAccept(entry)) return;
      state.marked.has(entry.name) ? state.marked.delete(entry.name) : state.marked.add(entry.name);
      showMark();
      showList();
    }

    function card(title, ...children) {
      return make('section', {class: 'card'}, make('h2', {}, title), ...children);
    }

    function changedLine(line) {
      const parts = line.match(/^([^:]*: )(.*) -> (.*)$/);
      if (parts) {
        return make('dd', {}, parts[1], make('span', {class: 'gone'}, parts[2]), ' → ',
          make('span', {class: 'came'}, parts[3]));
      }
      const kind = line.startsWith('- ') ? 'gone' : line.startsWith('+ ') ? 'came' : '';
      return make('dd', {}, make('span', {class: kind}, line));
    }

    function showDetails(entry) {
      const cards = [];
      if (entry.environment.length) {
        cards.push(card('Made with', make('table', {},
          make('tr', {}, make('th', {}, ''), make('th', {}, 'Reference'), make('th', {}, 'Now')),
          ...entry.environment.map(change => make('tr', {}, make('th', {}, change.name),
            make('td', {}, change.expected), make('td', {}, change.actual))))));
      }
      if (entry.views.length) {
        const views = entry.views.slice(0, 60).map(change => make('div', {},
          make('dt', {}, change.view || 'the picture'), ...change.lines.map(changedLine)));
        const rest = entry.views.length - views.length;
        cards.push(card(`${entry.views.length} ${entry.views.length === 1
          ? 'change of the drawing' : 'changes of the drawing'}`, make('dl', {}, ...views,
          rest > 0 ? make('div', {}, `and ${rest} more`) : '')));
      }
      if (entry.notes.length) {
        cards.push(card('Notes', ...entry.notes.map(note => make('div', {}, note))));
      }
      $('details').replaceChildren(...cards);
    }

    function setMode(mode) {
      state.mode = mode;
      showPictures(state.current);
    }

    function setZoom(kind) {
      const steps = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
      const now = currentZoom();
      if (kind === 'fit') state.zoom = 'fit';
      else if (kind === 'in') state.zoom = steps.find(step => step > now + 1e-6) || 32;
      else state.zoom = steps.findLast(step => step < now - 1e-6) || 0.25;
      layOut();
    }

    modes.forEach(([mode, label], index) => {
      const button = make('button', {'data-mode': mode, title: `${label} (${index + 1})`}, label);
      button.onclick = () => setMode(mode);
      $('modes').append(button);
    });
    for (const button of $('zooms').children) button.onclick = () => setZoom(button.dataset.zoom);
    $('mark').onclick = mark;
    $('copy').onclick = async () => {
      await navigator.clipboard.writeText($('command').textContent);
      $('copy').textContent = 'Copied';
      setTimeout(() => { $('copy').textContent = 'Copy'; }, 1200);
    };
    $('search').oninput = event => {
      state.text = event.target.value.toLowerCase();
      showList();
    };
    $('boxes').onchange = () => layOut();
    document.addEventListener('keydown', event => {
      if (event.target.type === 'search') {
        if (event.key === 'Escape') event.target.blur();
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const key = event.key;
      if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
      else if (key >= '1' && key <= '6') setMode(modes[key - 1][0]);
      else if (key === '+' || key === '=') setZoom('in');
      else if (key === '-') setZoom('out');
      else if (key === '0') setZoom('fit');
      else if (key === 'b') { $('boxes').checked = !$('boxes').checked; layOut(); }
      else if (key === 'a') mark();
      else if (key === '/') { event.preventDefault(); $('search').focus(); }
    });
    """#
}
