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
const order = ['failed', 'changed', 'drift', 'new', 'removed', 'refactor', 'passed', 'accepted'];
// Where the page is served it accepts itself; a file shows the command.
const accept = window.acceptSnapshots;
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
const canAccept = entry => (data.accept ? entry.actual : entry.accept)
  && !['passed', 'failed', 'accepted'].includes(entry.status);
const visible = () => entries.filter(entry => state.shown.has(entry.status)
  && entry.name.toLowerCase().includes(state.text));
// Snapshots with the same cause are one item of the list; a snapshot that was accepted is its own.
const causeOf = entry => entry.status === 'accepted' ? entry.name : entry.cause || entry.name;
const sameCause = (items, entry) => items.filter(other => causeOf(other) === causeOf(entry));
const leads = items => {
  const causes = new Set();
  return items.filter(entry => !causes.has(causeOf(entry)) && causes.add(causeOf(entry)));
};

function showSummary() {
  const present = order.filter(status => entries.some(entry => entry.status === status));
  $('summary').replaceChildren();
  $('filters').replaceChildren();
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
  $('list').replaceChildren(...leads(items).map(entry => {
    const picture = entry.actual || entry.expected, group = sameCause(items, entry);
    const pixels = (group.length > 1 ? `${group.length} variants · ` : '') + (entry.differentPixels
      ? `${entry.differentPixels.toLocaleString('en')} px` : entry.status);
    const button = make('button', {
      class: entry.status
        + (group.every(other => state.marked.has(other.name)) ? ' marked' : ''),
      'aria-current': `${group.includes(state.current)}`, 'data-name': entry.name,
    }, make('span', {class: 'thumb'}, picture ? make('img', {src: picture, alt: ''}) : ''),
    make('span', {class: 'label'}, make('b', {title: entry.name}, entry.name),
      make('small', {}, pixels)),
    make('span', {class: 'dot', title: entry.status}));
    button.onclick = () => select(entry);
    return make('li', {}, button);
  }));
  $('none').hidden = items.length > 0;
  const open = items.filter(entry => canAccept(entry) && !state.marked.has(entry.name));
  $('all').hidden = open.length < 2;
  $('all').textContent = `${accept ? 'Accept' : 'Mark'} all ${open.length} shown`;
  if (!items.includes(state.current) && items.length) select(items[0]);
}

function select(entry) {
  state.current = entry;
  const items = visible(), group = sameCause(items, entry), list = leads(items);
  for (const button of $('list').querySelectorAll('button')) {
    const isCurrent = group.some(other => other.name === button.dataset.name);
    button.setAttribute('aria-current', isCurrent);
    if (isCurrent) button.scrollIntoView({block: 'nearest'});
  }
  $('name').textContent = entry.name;
  $('status').textContent = entry.status;
  $('status').className = `chip ${entry.status}`;
  $('source').textContent = entry.source;
  $('place').textContent = `${list.indexOf(group[0]) + 1} / ${list.length}`;
  $('message').textContent = entry.message;
  $('message').classList.toggle('code', entry.status === 'failed');
  showMark();
  showVariants(group);
  showDetails(entry);
  showPictures(entry);
}

// The snapshots that fail for the same reason, to look at one by one or to accept together.
function showVariants(group) {
  $('variants').hidden = group.length < 2;
  $('variants').replaceChildren(make('span', {}, 'Same cause in'), ...group.map(entry => {
    const button = make('button', {'aria-pressed': `${entry === state.current}`}, entry.name);
    button.onclick = () => select(entry);
    return button;
  }));
  const open = group.filter(canAccept);
  if (open.length < 2) return;
  const button = make('button', {class: 'primary'},
    `${accept ? 'Accept' : 'Mark'} all ${open.length}`);
  button.onclick = () => acceptAll(open);
  $('variants').append(button);
}

function step(by) {
  const items = visible(), list = leads(items);
  const index = list.indexOf(sameCause(items, state.current)[0]) + by;
  if (list[index]) select(list[index]);
}

// Accepts at once: what is written is no difference any more.
let trayTimer = 0;
async function acceptNow(chosen) {
  const items = visible(), tray = $('tray');
  const next = items.slice(items.indexOf(state.current)).find(entry => !chosen.includes(entry));
  tray.classList.remove('wrong');
  try {
    const names = await accept(chosen.map(entry => entry.name));
    for (const entry of chosen.filter(entry => names.includes(entry.name))) {
      Object.assign(entry, {status: 'accepted', message: 'Accepted as the new reference.',
        expected: entry.actual || entry.expected, differentPixels: 0, boxes: [], views: [],
        environment: []});
    }
    state.shown.add('accepted');
    $('trayText').textContent = names.length === 1
      ? `Accepted ${names[0]}.` : `Accepted ${names.length} snapshots.`;
  } catch (error) {
    tray.classList.add('wrong');
    $('trayText').textContent = error.message;
  }
  $('command').hidden = $('copy').hidden = true;
  tray.hidden = false;
  clearTimeout(trayTimer);
  if (!tray.classList.contains('wrong')) {
    trayTimer = setTimeout(() => { tray.hidden = true; }, 4000);
  }
  showSummary();
  showList();
  select(next || state.current);
}

function showMark() {
  const entry = state.current, isMarked = state.marked.has(entry.name);
  $('mark').disabled = !canAccept(entry);
  if (accept) {
    $('mark').title = 'Accept (a)';
    $('mark').textContent = entry.status === 'accepted' ? 'Accepted' : 'Accept';
    return;
  }
  $('mark').setAttribute('aria-pressed', isMarked);
  $('mark').textContent = isMarked ? 'Marked' : 'Accept';
  $('tray').hidden = state.marked.size === 0;
  document.body.classList.toggle('marking', state.marked.size > 0);
  const quoted = name => /^[\w@%+:,.\/-]+$/.test(name) ? name : `'${name.replace(/'/g, `'\\''`)}'`;
  const marked = [...state.marked];
  const names = marked.map(quoted);
  // After -- a name that begins with - is no option.
  if (names.some(name => name.startsWith('-'))) names.unshift('--');
  $('trayText').textContent = `${state.marked.size} marked`;
  $('command').textContent = data.accept ? [data.accept, ...names].join(' ')
    : entries.filter(entry => marked.includes(entry.name)).map(entry => entry.accept).join(' && ');
}

function mark() {
  const entry = state.current;
  if (!entry || !canAccept(entry)) return;
  if (accept) {
    acceptNow([entry]);
    return;
  }
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
    cards.push(card('Environment', make('table', {},
      make('tr', {}, make('th', {}, ''), make('th', {}, 'Reference'), make('th', {}, 'Now')),
      ...entry.environment.map(change => make('tr', {}, make('th', {}, change.name),
        make('td', {}, change.expected), make('td', {}, change.actual))))));
  }
  if (entry.views.length) {
    const views = entry.views.slice(0, 60).map(change => make('div', {},
      make('dt', {}, change.view || 'the image'), ...change.lines.map(changedLine)));
    const rest = entry.views.length - views.length;
    cards.push(card(`${entry.views.length} ${entry.views.length === 1
      ? 'drawing change' : 'drawing changes'}`, make('dl', {}, ...views,
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
$('previous').onclick = () => step(-1);
$('next').onclick = () => step(1);
function acceptAll(open) {
  if (accept) {
    acceptNow(open);
    return;
  }
  for (const entry of open) state.marked.add(entry.name);
  showMark();
  showList();
}
$('all').onclick = () => acceptAll(visible().filter(canAccept));
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

const cache = new Map();
let shown = null, blinkTimer = 0, ticket = 0;

async function pixels(url) {
  if (!url) return null;
  if (!cache.has(url)) {
    const image = new Image();
    image.src = url;
    cache.set(url, image.decode().then(() => {
      const canvas = make('canvas', {width: image.width, height: image.height});
      const context = canvas.getContext('2d', {willReadFrequently: true});
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    }));
  }
  return cache.get(url);
}

const canvasOf = picture => {
  const canvas = make('canvas', {width: picture.width, height: picture.height});
  canvas.getContext('2d').putImageData(picture, 0, 0);
  return canvas;
};

const at = (picture, x, y) => {
  if (!picture || x >= picture.width || y >= picture.height) return null;
  const start = (y * picture.width + x) * 4;
  return picture.data.subarray(start, start + 4);
};

// The largest difference of a premultiplied channel.
function difference(a, b) {
  if (!a || !b) return 256;
  let largest = Math.abs(a[3] - b[3]);
  for (let channel = 0; channel < 3; channel++) {
    const first = Math.round(a[channel] * a[3] / 255);
    const second = Math.round(b[channel] * b[3] / 255);
    largest = Math.max(largest, Math.abs(first - second));
  }
  return largest;
}

function heat(expected, actual, width, height) {
  const picture = new ImageData(width, height);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = at(expected, x, y), b = at(actual, x, y), start = (y * width + x) * 4;
      const far = difference(a, b);
      let color;
      if (far > state.threshold) {
        count++;
        color = far > 255 ? [255, 0, 255] : [255, 224 - Math.min(far * 4, 255) * 224 / 255, 0];
      } else {
        const alpha = a ? a[3] / 255 : 0, c = a || [255, 255, 255];
        const luma = 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2];
        const grey = 255 - (255 - luma) * alpha / 4;
        color = [grey, grey, grey];
      }
      picture.data.set([...color, 255], start);
    }
  }
  return {picture, count};
}

async function showPictures(entry) {
  const mine = ++ticket;
  clearInterval(blinkTimer);
  const [expected, actual] = await Promise.all([pixels(entry.expected), pixels(entry.actual)]);
  if (mine !== ticket) return;
  const both = expected && actual;
  const only = actual || expected;
  for (const button of $('modes').children) {
    button.disabled = !both && button.dataset.mode !== 'actual';
    button.setAttribute('aria-pressed',
      button.dataset.mode === (both ? state.mode : 'actual'));
  }
  $('inspector').textContent = 'Point at a pixel to see its values.';
  if (!only) {
    shown = null;
    $('stage').replaceChildren(make('p', {class: 'none'}, 'No image to show.'));
    $('count').textContent = '';
    return;
  }
  const width = Math.max(expected?.width ?? 0, actual?.width ?? 0);
  const height = Math.max(expected?.height ?? 0, actual?.height ?? 0);
  shown = {entry, expected, actual, width, height, both,
    heat: both ? heat(expected, actual, width, height) : null};
  const limit = width * height;
  $('count').textContent = both ? `${shown.heat.count.toLocaleString('en')} px` : '';
  $('count').title = both ? `of ${limit.toLocaleString('en')} pixels` : '';
  build();
}

function paper(caption, ...layers) {
  const sheet = make('div', {class: 'paper'}, ...layers);
  sheet.onpointermove = event => inspect(event, sheet);
  return make('figure', {}, make('figcaption', {}, caption), sheet);
}

function padded(picture) {
  const {width, height} = shown;
  const canvas = make('canvas', {width, height});
  canvas.getContext('2d').putImageData(picture, 0, 0);
  return canvas;
}

const size = picture => `${picture.width} × ${picture.height}`;

function build() {
  const {expected, actual, both} = shown, stage = $('stage');
  clearInterval(blinkTimer);
  const mode = both ? state.mode : 'actual';
  $('mixLabel').hidden = mode !== 'onion';
  $('mixName').textContent = 'Opacity';
  if (mode === 'side') {
    stage.replaceChildren(paper(`Reference, ${size(expected)}`, padded(expected)),
      paper(`Now, ${size(actual)}`, padded(actual)));
  } else if (mode === 'actual') {
    const picture = actual || expected;
    const caption = actual ? 'Now' : 'Reference';
    stage.replaceChildren(paper(`${caption}, ${size(picture)}`, padded(picture)));
  } else if (mode === 'heat') {
    stage.replaceChildren(
      paper('Yellow: small difference, red: large difference, magenta: in one image only',
        canvasOf(shown.heat.picture)));
  } else if (mode === 'swipe') {
    const top = padded(actual), handle = make('div', {class: 'handle', role: 'separator'});
    const figure = paper('Reference left, now right', padded(expected), top, handle);
    const move = share => {
      top.style.clipPath = `inset(0 0 0 ${share * 100}%)`;
      handle.style.left = `${share * 100}%`;
    };
    const sheet = figure.lastChild;
    const follow = event => {
      const box = sheet.getBoundingClientRect();
      move(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1));
    };
    sheet.onpointerdown = event => { sheet.setPointerCapture(event.pointerId); follow(event); };
    sheet.addEventListener('pointermove', event => { if (event.buttons) follow(event); });
    move(0.5);
    stage.replaceChildren(figure);
  } else if (mode === 'onion') {
    const top = padded(actual);
    top.style.opacity = $('mix').value / 100;
    stage.replaceChildren(paper('Now over the reference', padded(expected), top));
  } else {
    const top = padded(actual);
    const figure = paper('Reference and now alternating', padded(expected), top);
    blinkTimer = setInterval(() => {
      top.style.visibility = top.style.visibility === 'hidden' ? 'visible' : 'hidden';
      figure.firstChild.textContent =
        top.style.visibility === 'hidden' ? 'Reference' : 'Now';
    }, 600);
    stage.replaceChildren(figure);
  }
  layOut();
}

const isNarrow = matchMedia('(max-width: 860px)');

// On a narrow screen two wide pictures stand above each other.
const isStacked = () => isNarrow.matches && state.mode === 'side' && shown?.both
  && shown.width > shown.height;

function fitZoom() {
  const stage = $('stage'), style = getComputedStyle(stage);
  const columns = state.mode === 'side' && shown.both && !isStacked() ? 2 : 1;
  const room = stage.clientWidth - parseFloat(style.paddingLeft) * 2
    - parseFloat(style.columnGap) * (columns - 1);
  const wide = room / (columns * shown.width);
  const high = (Math.max(320, innerHeight - (isNarrow.matches ? 170 : 330)) - 76) / shown.height;
  const zoom = Math.min(wide, high, 16);
  return zoom >= 1 ? Math.floor(zoom) : zoom;
}

const currentZoom = () => !shown ? 1 : state.zoom === 'fit' ? fitZoom() : state.zoom;

function layOut() {
  if (!shown) return;
  $('stage').classList.toggle('stacked', isStacked());
  const zoom = currentZoom();
  const percent = `${Math.round(zoom * 100)} %`;
  $('zoom').textContent = state.zoom === 'fit' ? 'Fit' : percent;
  $('zoom').title = `Fit (0); now ${percent}`;
  for (const sheet of $('stage').querySelectorAll('.paper')) {
    sheet.style.width = `${shown.width * zoom}px`;
    sheet.style.height = `${shown.height * zoom}px`;
    sheet.classList.toggle('sharp', zoom >= 2);
    sheet.querySelectorAll('.box').forEach(box => box.remove());
    if (!$('boxes').checked) continue;
    for (const box of frames(shown.entry.boxes, zoom)) {
      const frame = make('div', {class: 'box', title: `${box.pixels} pixels`});
      frame.style.cssText = `left:${box.left}px;top:${box.top}px;`
        + `width:${box.right - box.left}px;height:${box.bottom - box.top}px`;
      sheet.append(frame);
    }
  }
}

// The boxes with room around them; those that would overlap are one.
function frames(boxes, zoom) {
  const merged = [];
  for (const box of boxes) {
    const frame = {left: box.x * zoom - 4, top: box.y * zoom - 4, pixels: box.pixels,
      right: (box.x + box.width) * zoom + 4, bottom: (box.y + box.height) * zoom + 4};
    for (let i = merged.length - 1; i >= 0; i--) {
      const other = merged[i];
      if (other.left > frame.right || other.right < frame.left || other.top > frame.bottom
        || other.bottom < frame.top) continue;
      frame.left = Math.min(frame.left, other.left);
      frame.top = Math.min(frame.top, other.top);
      frame.right = Math.max(frame.right, other.right);
      frame.bottom = Math.max(frame.bottom, other.bottom);
      frame.pixels += other.pixels;
      merged.splice(i, 1);
      i = merged.length;
    }
    merged.push(frame);
  }
  return merged;
}

// CIE 1994, graphic arts, under D65.
function deltaE(a, b) {
  const lab = color => {
    const alpha = color[3] / 255;
    const [r, g, c] = [0, 1, 2].map(i => {
      const value = (255 + (color[i] - 255) * alpha) / 255;
      return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
    });
    const bend = t => t > 216 / 24389 ? Math.cbrt(t) : t * 841 / 108 + 4 / 29;
    const x = bend((r * 0.4124 + g * 0.3576 + c * 0.1805) / 0.950489);
    const y = bend(r * 0.2126 + g * 0.7152 + c * 0.0722);
    const z = bend((r * 0.0193 + g * 0.1192 + c * 0.9505) / 1.08884);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [p, q] = [lab(a), lab(b)];
  const [c1, c2] = [Math.hypot(p[1], p[2]), Math.hypot(q[1], q[2])];
  const hue = Math.max((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2 - (c1 - c2) ** 2, 0);
  return Math.sqrt((p[0] - q[0]) ** 2 + ((c1 - c2) / (1 + 0.045 * c1)) ** 2
    + hue / (1 + 0.015 * c1) ** 2);
}

function inspect(event, sheet) {
  const box = sheet.getBoundingClientRect();
  const x = Math.floor((event.clientX - box.left) / box.width * shown.width);
  const y = Math.floor((event.clientY - box.top) / box.height * shown.height);
  if (x < 0 || y < 0 || x >= shown.width || y >= shown.height) return;
  const a = at(shown.expected, x, y), b = at(shown.actual, x, y);
  const color = (name, value) => {
    if (!value) return make('span', {}, `${name} `, make('b', {}, 'none'));
    const hex = '#' + [...value].map(v => v.toString(16).padStart(2, '0')).join('').toUpperCase();
    const swatch = make('i', {class: 'swatch'});
    swatch.style.background = hex;
    return make('span', {}, swatch, `${name} `, make('b', {}, hex),
      ` ${[...value].join(' ')}`);
  };
  const parts = [make('span', {}, 'x ', make('b', {}, `${x}`), '  y ', make('b', {}, `${y}`)),
    color('reference', a), color('now', b)];
  if (a && b) {
    parts.push(make('span', {}, 'channel ', make('b', {}, `${difference(a, b)}`)),
      make('span', {}, 'ΔE94 ', make('b', {}, deltaE(a, b).toFixed(2))));
  }
  $('inspector').replaceChildren(...parts);
}

$('threshold').oninput = event => {
  state.threshold = Number(event.target.value);
  $('thresholdValue').textContent = state.threshold;
  if (!shown?.both) return;
  shown.heat = heat(shown.expected, shown.actual, shown.width, shown.height);
  $('count').textContent = `${shown.heat.count.toLocaleString('en')} px`;
  if (state.mode === 'heat') build();
};
$('mix').oninput = () => { if (shown && state.mode === 'onion') build(); };
addEventListener('resize', layOut);
showSummary();
showList();
