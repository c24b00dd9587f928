// What pages do beyond plain forms and links. Nothing here is essential: without it every page still works.
(() => {
  'use strict';

  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const store = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* forbidden or full */ } },
    remove(key) { try { localStorage.removeItem(key); } catch { /* forbidden */ } },
    keys(prefix) { try { return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).sort(); } catch { return []; } },
  };

  // ---- the map: drag, wheel, pinch, keys and buttons move the view box; only a touch that did not drag chooses ----

  const STEP = 1.3;
  const CLOSEST = 220;
  const DRAG = 8;

  class CampaignMap {
    constructor(svg) {
      this.svg = svg;
      this.board = svg.closest('[data-map-board]');
      const box = (text) => { const [x, y, w, h] = text.split(' ').map(Number); return { x, y, w, h }; };
      this.whole = box(svg.dataset.whole);
      const narrow = matchMedia('(max-width: 47.99rem)').matches && svg.dataset.phone;
      this.box = box(narrow ? svg.dataset.phone : svg.getAttribute('viewBox'));
      this.pointers = new Map();
      this.dragged = false;
      svg.classList.add('is-live');
      svg.addEventListener('pointerdown', (e) => this.down(e));
      svg.addEventListener('pointermove', (e) => this.move(e));
      for (const end of ['pointerup', 'pointercancel', 'pointerleave']) svg.addEventListener(end, (e) => this.up(e));
      svg.addEventListener('click', (e) => this.click(e), true);
      svg.addEventListener('wheel', (e) => this.wheel(e), { passive: false });
      svg.addEventListener('keydown', (e) => this.key(e));
      svg.addEventListener('dragstart', (e) => e.preventDefault());
      svg.addEventListener('focusin', (e) => this.follow(e));
      this.buttons();
      this.show();
    }

    get scale() { return this.box.w / this.svg.clientWidth || 1; }

    show() {
      const { box, whole } = this;
      const aspect = box.h / box.w;
      box.w = Math.min(Math.max(box.w, CLOSEST), whole.w, whole.h / aspect);
      box.h = box.w * aspect;
      box.x = Math.min(Math.max(box.x, whole.x), whole.x + whole.w - box.w);
      box.y = Math.min(Math.max(box.y, whole.y), whole.y + whole.h - box.h);
      this.svg.setAttribute('viewBox', [box.x, box.y, box.w, box.h].map((n) => Math.round(n * 10) / 10).join(' '));
      // A whole map lets the page scroll under the finger; a part of it is moved by the finger.
      this.svg.classList.toggle('is-near', box.w < whole.w - 1 || box.h < whole.h - 1);
      for (const button of this.board ? all('[data-map-zoom]', this.board) : []) {
        const spent = button.dataset.mapZoom === 'in' ? box.w <= CLOSEST + 1 : box.w >= Math.min(whole.w, whole.h / aspect) - 1;
        button.setAttribute('aria-disabled', String(spent));
      }
    }

    zoom(factor, clientX, clientY) {
      const rect = this.svg.getBoundingClientRect();
      const u = clientX === undefined ? 0.5 : (clientX - rect.left) / rect.width;
      const v = clientY === undefined ? 0.5 : (clientY - rect.top) / rect.height;
      const { box, whole } = this;
      const w = Math.min(Math.max(box.w * factor, CLOSEST), whole.w, whole.h * box.w / box.h);
      const h = w * box.h / box.w;
      box.x += (box.w - w) * u;
      box.y += (box.h - h) * v;
      box.w = w;
      box.h = h;
      this.show();
    }

    down(e) {
      if (e.button > 0) return;
      if (this.pointers.size === 0) this.dragged = false;
      this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY, startX: e.clientX, startY: e.clientY });
      this.moving = null;
    }

    move(e) {
      const pointer = this.pointers.get(e.pointerId);
      if (!pointer) return;
      if (e.pointerType === 'mouse' && e.buttons === 0) { this.up(e); return; }
      if (this.pointers.size === 2) {
        const [a, b] = [...this.pointers.values()];
        const before = Math.hypot(a.x - b.x, a.y - b.y);
        const middleBefore = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        pointer.x = e.clientX;
        pointer.y = e.clientY;
        const after = Math.hypot(a.x - b.x, a.y - b.y) || 1;
        this.dragged = true;
        this.box.x -= ((a.x + b.x) / 2 - middleBefore.x) * this.scale;
        this.box.y -= ((a.y + b.y) / 2 - middleBefore.y) * this.scale;
        this.zoom(before / after, (a.x + b.x) / 2, (a.y + b.y) / 2);
        return;
      }
      if (!this.dragged && Math.hypot(e.clientX - pointer.startX, e.clientY - pointer.startY) < DRAG) return;
      if (!this.dragged) {
        this.dragged = true;
        this.svg.classList.add('is-dragged');
        this.svg.setPointerCapture?.(e.pointerId);
      }
      const down = this.box.y - (e.clientY - pointer.y) * this.scale;
      this.box.x -= (e.clientX - pointer.x) * this.scale;
      this.box.y = down;
      pointer.x = e.clientX;
      pointer.y = e.clientY;
      this.show();
      // At the edge of the map the page goes on under the finger, so that nobody is caught on it.
      if (e.pointerType === 'touch') scrollBy({ top: (down - this.box.y) / this.scale, behavior: 'instant' });
    }

    up(e) {
      this.pointers.delete(e.pointerId);
      if (this.pointers.size === 0) this.svg.classList.remove('is-dragged');
    }

    wheel(e) {
      // The bare wheel belongs to the page until the map is enlarged; with Ctrl, or a pinch on a trackpad, it enlarges.
      if (!e.ctrlKey && !this.svg.classList.contains('is-near')) return;
      e.preventDefault();
      this.zoom(Math.exp(Math.max(-60, Math.min(60, e.deltaY)) * 0.006), e.clientX, e.clientY);
    }

    key(e) {
      if (e.altKey || e.metaKey || (e.ctrlKey && !['+', '-', '='].includes(e.key))) return;
      const by = this.box.w * 0.15;
      const moves = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] };
      if (moves[e.key] && this.svg.classList.contains('is-near')) {
        this.box.x += moves[e.key][0];
        this.box.y += moves[e.key][1];
        this.show();
      } else if ((e.key === '+' || e.key === '=') && !e.ctrlKey) this.zoom(1 / STEP);
      else if (e.key === '-' && !e.ctrlKey) this.zoom(STEP);
      else if (e.key === '0') { this.box = { ...this.whole }; this.show(); }
      else if (e.key === ' ' && e.target.closest?.('.m-area[href]')) e.target.closest('.m-area').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      else return;
      e.preventDefault();
    }

    /** An area reached by the keyboard is brought into view. */
    follow(e) {
      const area = e.target.closest?.('.m-area');
      if (!area || !area.matches(':focus-visible')) return;
      const shape = area.getBBox();
      const { box } = this;
      const x = shape.x + shape.width / 2;
      const y = shape.y + shape.height / 2;
      if (x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h) return;
      box.x = x - box.w / 2;
      box.y = y - box.h / 2;
      this.show();
    }

    click(e) {
      if (this.dragged) {
        this.dragged = false;
        e.preventDefault();
        e.stopPropagation();
        return;
      }
      const area = e.target.closest('.m-area');
      if (!area || e.metaKey || e.ctrlKey || e.shiftKey) return;
      const field = this.svg.dataset.choose;
      if (field) {
        if (setChoice(field, area.dataset.area, this.svg)) {
          e.preventDefault();
          chooseNext(this.svg);
        }
        return;
      }
      const target = this.svg.dataset.swap;
      if (target && area.hasAttribute('href') && window.htmx && document.querySelector(target)) {
        e.preventDefault();
        this.select(area.dataset.area);
        window.htmx.ajax('GET', area.getAttribute('href'), { target, swap: 'outerHTML', source: area });
      }
    }

    select(id) {
      const prefix = this.svg.id.replace(/-map$/, '');
      for (const layer of all('[data-selection]', this.svg)) {
        layer.replaceChildren();
        if (!id || !document.getElementById(`${prefix}-${id}`)) continue;
        const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
        use.setAttribute('href', `#${prefix}-${id}`);
        layer.append(use);
      }
      for (const area of all('.m-area', this.svg)) {
        if (area.dataset.area === id) area.setAttribute('aria-current', 'true');
        else area.removeAttribute('aria-current');
      }
    }

    buttons() {
      if (!this.board) return;
      for (const button of all('[data-map-zoom]', this.board)) {
        button.hidden = false;
        button.addEventListener('click', () => this.zoom(button.dataset.mapZoom === 'in' ? 1 / STEP : STEP));
      }
      for (const button of all('[data-map-supply]', this.board)) {
        button.addEventListener('click', (e) => {
          e.preventDefault();
          const on = this.svg.classList.toggle(`shows-${button.dataset.mapSupply}`);
          button.setAttribute('aria-pressed', String(on));
        });
      }
      for (const button of all('[data-map-battles]', this.board)) {
        button.hidden = false;
        button.addEventListener('click', () => {
          const off = this.svg.classList.toggle('hides-battles');
          button.setAttribute('aria-pressed', String(!off));
        });
      }
    }
  }

  const maps = new WeakMap();

  function startMaps(root) {
    for (const svg of all('svg[data-map]', root)) if (!maps.has(svg)) maps.set(svg, new CampaignMap(svg));
  }

  /** Sets a select, radio button or text field from the map. Answers whether there was something to set. */
  function setChoice(field, value, svg) {
    const root = svg.closest('form') ?? document;
    for (const control of all(`[name="${CSS.escape(field)}"]`, root)) {
      if (control.type === 'radio') {
        if (control.value !== value || control.disabled) continue;
        control.checked = true;
      } else if (control.tagName === 'SELECT') {
        if (![...control.options].some((option) => option.value === value && !option.disabled)) continue;
        control.value = value;
      } else {
        control.value = value;
      }
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    }
    return false;
  }

  // Where one map serves several fields, a row of radio buttons says which of them the next touch sets.
  const chooser = (svg) => svg.closest('form')?.querySelector('[data-map-chooses]');

  function chooseNext(svg) {
    const fields = chooser(svg) ? all('input', chooser(svg)) : [];
    const next = fields[fields.findIndex((one) => one.checked) + 1];
    if (!next) return;
    next.checked = true;
    svg.dataset.choose = next.value;
  }

  document.addEventListener('change', (e) => {
    if (!e.target.closest?.('[data-map-chooses]')) return;
    for (const svg of all('svg[data-map]', e.target.form)) svg.dataset.choose = e.target.value;
  });

  document.addEventListener('change', (e) => {
    if (!e.target.name) return;
    for (const svg of all('svg[data-map][data-choose]')) {
      if (svg.dataset.choose === e.target.name) maps.get(svg)?.select(e.target.value);
    }
  });

  document.addEventListener('reset', (e) => setTimeout(() => {
    for (const svg of all('svg[data-map][data-choose]')) {
      const chosen = all(`[name="${CSS.escape(svg.dataset.choose)}"]`, e.target).find((c) => c.type !== 'radio' || c.checked);
      maps.get(svg)?.select(chosen?.value);
    }
  }));

  // ---- forms: sent once, drafts kept on the device ----

  document.addEventListener('submit', (e) => {
    const form = e.target;
    if (e.defaultPrevented || form.method === 'get' || form.hasAttribute('data-many')) return;
    if (form.dataset.sending) { e.preventDefault(); return; }
    form.dataset.sending = 'yes';
    if (form.dataset.waits) {
      e.preventDefault();
      sendOrKeep(form, e.submitter);
    }
    // After the browser has read the form, so that the pressed button's own value is sent.
    setTimeout(() => all('button:not([type="button"])', form).forEach((b) => b.setAttribute('aria-busy', 'true')));
  });

  function release(form) {
    delete form.dataset.sending;
    all('[aria-busy="true"]', form).forEach((b) => b.removeAttribute('aria-busy'));
  }
  window.addEventListener('pageshow', () => all('form[data-sending]').forEach(release));
  document.addEventListener('htmx:afterRequest', (e) => {
    const form = e.target.closest?.('form');
    if (form) release(form);
  });

  document.addEventListener('click', (e) => {
    const barred = e.target.closest('.btn[aria-disabled="true"]');
    if (barred) e.preventDefault();
  }, true);

  const person = () => document.body.dataset.person || 'guest';
  const draftKey = (field) => `battle-arrow.draft.${person()}.${field.dataset.draft}`;

  function startDrafts(root) {
    for (const field of all('[data-draft]', root)) {
      if (field.dataset.draftKept) continue;
      field.dataset.draftKept = 'yes';
      const kept = store.get(draftKey(field));
      if (kept && !field.value) {
        field.value = kept;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      let later;
      field.addEventListener('input', () => {
        clearTimeout(later);
        later = setTimeout(() => (field.value ? store.set(draftKey(field), field.value) : store.remove(draftKey(field))), 300);
      });
    }
    // The page that follows a stored report names the drafts that are no longer needed.
    for (const done of all('[data-draft-done]', root)) store.remove(`battle-arrow.draft.${person()}.${done.dataset.draftDone}`);
  }

  // ---- what does not get through waits on the device, and is sent once: its order key sees to that ----

  const BETWEEN_ATTEMPTS = 20000;
  const waitingKeys = () => store.keys(`battle-arrow.waiting.${person()}.`);
  const tokenOf = (page) => page.querySelector('input[name="_csrf"]')?.value ?? '';
  const isForMe = (page) => page.body.dataset.person === document.body.dataset.person;
  let attempting = false;
  let shown = location.pathname + location.search;

  /** Only a page made by this application for the same person is an answer; a hall's network answers too, but not so. */
  async function ask(address, request) {
    const answer = await fetch(address, { cache: 'no-store', headers: { Accept: 'text/html' }, ...request });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (answer.status >= 500 || answer.status === 429 || !page.getElementById('notice-templates')) return { kind: 'unreachable' };
    if (!isForMe(page)) return { kind: 'signed-out' };
    return { kind: 'answered', page, address: answer.url, status: answer.status, accepted: answer.redirected && answer.ok };
  }

  function post(letter, token) {
    const fields = new URLSearchParams(letter.fields);
    fields.set('_csrf', token);
    return ask(letter.address, { method: 'POST', body: fields });
  }

  async function deliver(letter) {
    try {
      const answer = await post(letter, tokenOf(document));
      if (answer.status !== 403) return answer;
      // The token of a page that was drawn in an earlier session; one more attempt with that of a page drawn now.
      const again = await ask(letter.page);
      return again.kind === 'answered' ? await post(letter, tokenOf(again.page)) : again;
    } catch {
      return { kind: 'unreachable' };
    }
  }

  async function sendOrKeep(form, button) {
    const letter = {
      words: form.dataset.waits,
      address: form.action,
      page: location.href,
      drafts: all('[data-draft]', form).map(draftKey),
      fields: [...new FormData(form, button)].filter(([name]) => name !== '_csrf'),
    };
    const key = `battle-arrow.waiting.${person()}.${Date.now()}.${form.elements.orderKey.value}`;
    const earlier = waitingKeys().find((known) => known.endsWith(form.elements.orderKey.value));
    if (earlier) store.remove(earlier);
    store.set(key, JSON.stringify(letter));
    const answer = await deliver(letter);
    release(form);
    if (answer.kind === 'answered') {
      forget(key, answer.accepted ? letter.drafts : []);
      turnTo(answer);
    } else if (store.get(key)) sayItWaits(key, letter, answer.kind)?.scrollIntoView({ block: 'center' });
    else complain('unreachable');
  }

  function forget(key, drafts) {
    store.remove(key);
    drafts.forEach(store.remove);
    document.querySelector(`[data-waiting="${CSS.escape(key)}"]`)?.remove();
  }

  function sayItWaits(key, letter, why) {
    const known = document.querySelector(`[data-waiting="${CSS.escape(key)}"]`);
    if (known?.dataset.notice === `waits-${why}`) return known;
    known?.remove();
    const note = tell(`waits-${why}`, letter);
    if (note) note.dataset.waiting = key;
    return note;
  }

  function tell(kind, letter) {
    const template = document.getElementById('notice-templates')?.content.querySelector(`[data-notice="${kind}"]`);
    if (!template) return null;
    const note = template.cloneNode(true);
    note.querySelector('[data-words]').textContent = letter.words;
    const link = note.querySelector('[data-page]');
    if (link) link.href = letter.page;
    document.getElementById('notices').append(note);
    return note;
  }

  async function sendWhatWaits() {
    if (attempting || !document.body.dataset.person) return;
    attempting = true;
    for (const key of waitingKeys()) {
      const letter = JSON.parse(store.get(key) ?? 'null');
      if (!letter) continue;
      const answer = await deliver(letter);
      if (answer.kind !== 'answered') { sayItWaits(key, letter, answer.kind); break; }
      forget(key, answer.accepted ? letter.drafts : []);
      const isHere = location.href === letter.page;
      if (isHere) turnTo(answer);
      if (isHere && !answer.accepted) continue;
      const note = tell(answer.accepted ? 'waited-sent' : 'waited-refused', letter);
      const why = answer.page.querySelector('[data-refusal], .note-refusal, .wrong');
      if (!answer.accepted && why) note.querySelector('[data-why]').textContent = why.textContent.replace(/\s+/g, ' ').trim();
    }
    attempting = false;
  }

  document.addEventListener('click', (e) => {
    const { waiting } = e.target.closest('[data-waiting]')?.dataset ?? {};
    if (!waiting) return;
    if (e.target.closest('[data-send-now]')) sendWhatWaits();
    if (e.target.closest('[data-throw-away]')) forget(waiting, []);
  });

  /** Shows a page that was answered to a form, as the browser would have. */
  function turnTo({ page, address }) {
    if (address !== location.href) history.pushState(null, '', address);
    shown = location.pathname + location.search;
    document.title = page.title;
    for (const name of ['news', 'seen', 'answer']) {
      if (name in page.body.dataset) document.body.dataset[name] = page.body.dataset[name];
      else delete document.body.dataset[name];
    }
    for (const part of ['header.bar', '#notices', 'main', 'nav.tabs-bottom']) {
      const [before, after] = [document.querySelector(part), page.querySelector(part)];
      if (before && after) before.replaceWith(document.importNode(after, true));
    }
    start(document);
    window.htmx?.process(document.body);
    const refusal = document.querySelector('#notices [data-refusal], main .is-wrong input, main [role="alert"]');
    if (refusal) refusal.focus();
    else scrollTo(0, 0);
  }
  // What stood here before is not kept by this script, so the way back asks for it.
  window.addEventListener('popstate', () => {
    if (location.pathname + location.search !== shown) location.reload();
  });

  document.addEventListener('htmx:pushedIntoHistory', () => { shown = location.pathname + location.search; });

  function startWaiting() {
    sendWhatWaits();
    window.addEventListener('online', sendWhatWaits);
    setInterval(() => { if (!document.hidden && waitingKeys().length) sendWhatWaits(); }, BETWEEN_ATTEMPTS);
  }

  // ---- small helpers ----

  // A form that only looks, such as the range of the chronicle, goes as soon as something is chosen.
  document.addEventListener('change', (e) => { if (e.target.matches('[data-go]')) e.target.form?.requestSubmit(); });

  // Files the server would refuse all together, because they are too many bytes at once, are not sent at all.
  document.addEventListener('change', (e) => {
    const most = Number(e.target.dataset?.mostTogether);
    if (!most) return;
    const bytes = Array.from(e.target.files, (file) => file.size).reduce((sum, size) => sum + size, 0);
    e.target.setCustomValidity(bytes > most ? e.target.dataset.tooMuch : '');
    e.target.reportValidity();
  });

  document.addEventListener('click', async (e) => {
    const button = e.target.closest('[data-copy]');
    if (!button) return;
    const source = document.querySelector(button.dataset.copy);
    if (!source) return;
    const text = source.value ?? source.textContent.trim();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without a secure address the clipboard is closed; the text is at least marked for copying by hand.
      if (source.select) source.select();
      else getSelection().selectAllChildren(source);
      return;
    }
    const before = button.dataset.label ?? button.textContent;
    button.dataset.label = before;
    button.textContent = button.dataset.copied || before;
    setTimeout(() => { button.textContent = before; }, 2500);
  });

  function startSteppers(root) {
    for (const stepper of all('[data-stepper]', root)) {
      const input = stepper.querySelector('input');
      if (!input || stepper.querySelector('button')) continue;
      const name = input.labels?.[0]?.textContent.trim() ?? '';
      for (const [sign, step] of [['−', -1], ['+', 1]]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'btn';
        button.textContent = sign;
        button.setAttribute('aria-label', `${name} ${sign}1`);
        button.addEventListener('click', () => {
          if (step > 0) input.stepUp(); else input.stepDown();
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.dispatchEvent(new Event('change', { bubbles: true }));
        });
        if (step > 0) stepper.append(button); else stepper.prepend(button);
      }
    }
  }

  /** The hour in the campaign's time zone, for a screen that stays on all evening. */
  function startClock() {
    const clock = document.querySelector('[data-clock]');
    if (!clock) return;
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: clock.dataset.clock });
    const show = () => { clock.textContent = hour.format(new Date()); };
    show();
    setInterval(show, 5000);
  }

  function startTheme() {
    const button = document.querySelector('[data-theme-toggle]');
    if (!button) return;
    const order = ['system', 'light', 'dark'];
    const now = () => document.documentElement.dataset.theme || 'system';
    const say = () => { button.querySelector('[data-theme-word]').textContent = button.dataset[now()]; };
    button.hidden = false;
    say();
    button.addEventListener('click', () => {
      const next = order[(order.indexOf(now()) + 1) % order.length];
      if (next === 'system') { delete document.documentElement.dataset.theme; store.remove('battle-arrow.theme'); }
      else { document.documentElement.dataset.theme = next; store.set('battle-arrow.theme', next); }
      say();
    });
  }

  // ---- answers of the server that htmx does not show by itself ----

  function complain(kind) {
    const template = document.getElementById('notice-templates')?.content.querySelector(`[data-notice="${kind}"]`);
    const notices = document.getElementById('notices');
    if (!template || !notices) return;
    const note = template.cloneNode(true);
    notices.querySelector(`[data-notice="${kind}"]`)?.remove();
    notices.append(note);
    note.scrollIntoView({ block: 'nearest' });
  }

  document.addEventListener('htmx:beforeSwap', (e) => {
    const { xhr } = e.detail;
    // A sign-in page in place of a fragment: the session has ended. The page is asked for whole, so that it leads there.
    const signedOut = xhr.status === 401 || xhr.getResponseHeader('X-Sign-In') || /\/sign-in(\?|$)/.test(xhr.responseURL || '');
    if (signedOut) {
      e.detail.shouldSwap = false;
      location.assign(xhr.responseURL && /\/sign-in/.test(xhr.responseURL) ? xhr.responseURL : location.href);
      return;
    }
    // A whole page, such as an error page, never goes inside a part of one.
    if (xhr.status >= 400 && /^\s*<!doctype/i.test(xhr.responseText)) {
      e.detail.shouldSwap = false;
      complain('failed');
    }
  });
  document.addEventListener('htmx:responseError', () => complain('failed'));
  document.addEventListener('htmx:sendError', () => complain('unreachable'));
  document.addEventListener('htmx:timeout', () => complain('unreachable'));

  document.addEventListener('htmx:afterSwap', (e) => {
    const refusal = e.detail.elt?.querySelector?.('[data-refusal]') ?? (e.detail.elt?.matches?.('[data-refusal]') ? e.detail.elt : null);
    refusal?.focus({ preventScroll: false });
  });

  document.addEventListener('click', (e) => {
    const open = document.querySelector('.tabs-bottom details[open]');
    if (open && !open.contains(e.target)) open.open = false;
  });

  // ---- open pages follow the campaign: what changed is exchanged, what was begun stays ----

  // What a person has begun to fill in, or what was fetched into the page, is his until he sends it or leaves.
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, (e) => { if (e.target.form && e.target.form.method === 'post') e.target.form.dataset.begun = 'yes'; });
  }
  document.addEventListener('reset', (e) => { delete e.target.dataset.begun; });
  document.addEventListener('htmx:afterSwap', (e) => {
    const { requestConfig } = e.detail;
    if (requestConfig && e.target.id) e.target.dataset.fetched = requestConfig.verb === 'get' ? requestConfig.path : '';
  });

  const OWN = '#notices, form[data-begun], [data-fetched], [data-theme-toggle], [data-map-zoom], [data-map-supply], [data-map-battles], [data-map-chooses], [data-selection], [data-film], [data-clock]';
  const keyOf = (element) => element.id || element.getAttribute('aria-labelledby') || element.getAttribute('href') || element.getAttribute('name') || element.getAttribute('action');
  const alike = (one, other) => one.tagName === other.tagName && one.id === other.id;
  const hasOwnText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const isTypedIn = (element) => element === document.activeElement && element.matches('input, select, textarea');

  /** Makes one element of the page like its new version, touching as little as it can. */
  function bring(element, next) {
    if (element.isEqualNode(next) || element.matches(OWN) || isTypedIn(element)) return;
    if (element.matches('svg[data-map]')) {
      next.setAttribute('viewBox', element.getAttribute('viewBox'));
      next.setAttribute('class', element.getAttribute('class'));
    }
    if (element.tagName === 'DETAILS') next.open = element.open;
    const parts = [...element.children];
    const nextParts = [...next.children];
    if (!parts.length || !nextParts.length || hasOwnText(element) || hasOwnText(next)) {
      if (!element.querySelector(OWN)) { element.replaceWith(document.importNode(next, true)); return; }
    }
    for (const { name } of [...element.attributes]) if (!next.hasAttribute(name)) element.removeAttribute(name);
    for (const { name, value } of next.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    if (parts.length === nextParts.length && parts.every((part, n) => alike(part, nextParts[n]))) {
      parts.forEach((part, n) => bring(part, nextParts[n]));
      return;
    }
    const left = new Set(parts);
    let place = element.firstElementChild;
    for (const nextPart of nextParts) {
      const key = keyOf(nextPart);
      const candidates = [...left].filter((part) => alike(part, nextPart));
      const known = key
        ? candidates.find((part) => keyOf(part) === key)
        : candidates.find((part) => part.isEqualNode(nextPart))
          ?? candidates.find((part) => !keyOf(part) && part.getAttribute('class') === nextPart.getAttribute('class'));
      if (known) {
        left.delete(known);
        if (known === place) place = place.nextElementSibling;
        else element.insertBefore(known, place);
        bring(known, nextPart);
      } else element.insertBefore(document.importNode(nextPart, true), place);
    }
    for (const part of left) if (!part.matches(OWN) && !part.querySelector(OWN)) part.remove();
  }

  function note(kind) {
    complain(kind);
    const link = document.querySelector(`#notices [data-notice="${kind}"] [data-show-anew]`);
    if (link) link.href = location.href;
  }

  /** Makes this page like the one at an address. Answers what kept it from that: nothing, a sign-in, or another page. */
  async function become(address) {
    const answer = await fetch(address, { cache: 'no-store', headers: { Accept: 'text/html' } });
    if (answer.redirected && /\/sign-in(\?|$)/.test(answer.url)) return 'signed-out';
    // A page that led elsewhere, failed or was never ours, such as that of a hall's network, is not taken for ours.
    if (answer.redirected || !answer.ok) return 'moved-on';
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!next.body.dataset.news || next.body.dataset.news !== document.body.dataset.news) return 'moved-on';
    document.body.dataset.seen = next.body.dataset.seen;
    document.title = next.title;
    for (const part of ['header.bar', 'main', 'nav.tabs-bottom']) {
      const [before, after] = [document.querySelector(part), next.querySelector(part)];
      if (before && after) bring(before, after);
    }
    start(document);
    window.htmx?.process(document.body);
    return '';
  }

  async function bringUpToDate() {
    // Under a form that was begun the page stays as it was: another form in its place could be sent for it by mistake.
    if (document.querySelector('form[data-begun]')) { note('moved-on'); return; }
    const hindered = await become(location.href);
    if (hindered) { note(hindered); return; }
    for (const part of all('main [data-fetched]')) {
      if (part.dataset.fetched) window.htmx?.ajax('GET', part.dataset.fetched, { target: part, swap: 'outerHTML', source: part });
    }
    const said = document.getElementById('brought-up-to-date');
    if (said) { said.textContent = ''; said.textContent = said.dataset.said; }
  }

  function followCampaign() {
    const { news } = document.body.dataset;
    if (!news || !window.EventSource) return;
    let line = null;
    let soon = null;
    const movedOn = (e) => {
      if (Number(e.data) <= Number(document.body.dataset.seen)) return;
      if (document.body.dataset.answer) { document.body.dataset.seen = e.data; note('moved-on'); return; }
      // Several entries in one breath, as after a battle, are one change of the page.
      clearTimeout(soon);
      soon = setTimeout(() => bringUpToDate().catch(() => { /* The line tells it again when the network is back. */ }), 200);
    };
    const close = () => { line?.close(); line = null; };
    // Only while somebody looks: a browser keeps few lines to one server open, and a page behind others has been seen by nobody.
    const open = () => {
      if (line || document.hidden) return;
      line = new EventSource(news);
      line.addEventListener('moved', movedOn);
      line.addEventListener('error', () => {
        if (line?.readyState !== EventSource.CLOSED) return;
        close();
        setTimeout(open, 15000);
      });
    };
    document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()));
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    open();
  }

  const ASKS_AGAIN = 15000;

  /** Who comes and who is here is no entry of the journal: a page that shows it asks for itself now and then. */
  function askAgain() {
    setInterval(() => {
      const isOwn = document.hidden || document.body.dataset.answer || document.querySelector('form[data-begun]');
      if (!isOwn && document.querySelector('main[data-again]')) become(location.href).catch(() => { /* It asks again. */ });
    }, ASKS_AGAIN);
  }

  // ---- the chronicle as a film: from one entry that changed the map to the next ----

  const A_PICTURE = 1200;
  let film = null;

  function endFilm(button) {
    clearTimeout(film);
    film = null;
    button.setAttribute('aria-pressed', 'false');
    button.querySelector('[data-film-word]').textContent = button.dataset.play;
  }

  async function showNext(button) {
    const at = document.getElementById('at');
    const stops = button.dataset.film.split(',').map(Number);
    const next = stops.find((stop) => stop > Number(at.value));
    if (next === undefined) { endFilm(button); return; }
    const address = new URL(location.href);
    address.searchParams.set('at', next);
    const hindered = await become(address.href).catch(() => 'unreachable');
    if (!film) return;
    if (hindered) { endFilm(button); note(hindered); return; }
    history.replaceState(null, '', address);
    shown = location.pathname + location.search;
    at.value = next;
    film = setTimeout(() => showNext(button), A_PICTURE);
  }

  document.addEventListener('click', (e) => {
    const button = e.target.closest('[data-film]');
    if (!button) return;
    if (film) { endFilm(button); return; }
    const at = document.getElementById('at');
    if (!button.dataset.film.split(',').some((stop) => Number(stop) > Number(at.value))) at.value = 0;
    button.setAttribute('aria-pressed', 'true');
    button.querySelector('[data-film-word]').textContent = button.dataset.stop;
    film = setTimeout(() => showNext(button), 0);
  });

  function start(root) {
    startMaps(root);
    for (const button of all('[data-film]', root)) button.hidden = !button.dataset.film;
    startDrafts(root);
    startSteppers(root);
    for (const fields of all('[data-map-chooses]', root)) fields.hidden = false;
  }

  // What is drawn anew while somebody is in it must not throw a keyboard back to the beginning of the page.
  let place = null;
  document.addEventListener('htmx:beforeSwap', () => {
    const el = document.activeElement;
    if (el?.name) place = { name: el.name, value: /^(radio|checkbox)$/.test(el.type) ? el.value : null };
  });
  document.addEventListener('htmx:afterSettle', () => {
    if (place && document.activeElement === document.body) {
      all(`[name="${CSS.escape(place.name)}"]`).find((el) => el.type !== 'hidden' && (place.value === null || el.value === place.value))
        ?.focus({ preventScroll: true });
    }
    place = null;
  });

  document.addEventListener('htmx:load', (e) => {
    start(e.detail.elt.parentElement ?? document);
    // On a narrow screen the answer to a touch of the map may stand outside the view.
    if (e.detail.elt.matches?.('[data-bring-into-view]')) e.detail.elt.scrollIntoView({ block: 'nearest' });
  });
  const ready = () => { start(document); startTheme(); startClock(); followCampaign(); askAgain(); startWaiting(); };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready);
  else ready();
})();
