import { themeRootOf } from './theme-root-of.js';
import { visuallyHidden } from './visually-hidden.js';

export interface AnnounceOptions {
  /** Interrupts what is being read. For faults only; all else waits for a pause. */
  urgent?: boolean | undefined;
  /** An element of the place that speaks: its theme root holds the live region, its language is the language of the words. */
  root?: Element | null | undefined;
}

interface Words extends AnnounceOptions {
  text: string;
  /** They were said where nobody could hear them: a dialog opened over the page, or the dialog was closed. */
  missed?: boolean;
}

/** In ms. A screen reader misses what comes together with its region, and what goes before it was taken up. */
const announceTiming = {
  /** A region stands this long before it speaks. */
  settle: 100,
  /** Words stand at least this long before the next ones. */
  stand: 250,
  /** The region is empty this long before the same words come again, so that they are two changes. */
  gap: 50,
  /** The last words stand this long: not so long that they are found twice. */
  last: 1000,
} as const;

const settled = new WeakSet<Element>();
const created = new Set<Element>();
let holders = 0;

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** The dialog that makes the rest of the page inert, if one is open: the one with the focus, or the last. */
function topModal(): HTMLElement | undefined {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
}

/** Where a live region would be heard now. */
function hostOf(root: Element | null | undefined): HTMLElement {
  const home = themeRootOf(root ?? null) ?? document.body;
  const modal = topModal();
  const host = modal && !modal.contains(home) ? modal : home;
  return host.isConnected && !host.closest('[inert]') ? host : document.body;
}

/** The pair of regions in a host: the one that an `Announcer` rendered there, or one of our own. */
function boxIn(host: HTMLElement): Element {
  const heard = (box: Element) =>
    box.closest('dialog') === host.closest('dialog') &&
    !box.closest('[inert]') &&
    (created.has(box) || box.checkVisibility()); // the latter has the page styled at once
  const found = [...host.querySelectorAll('[data-part="announcer"]')].find(heard);
  if (found) return found;
  const box = document.createElement('div');
  box.dataset['part'] = 'announcer';
  box.style.cssText = `${visuallyHidden} contain: strict;`; // what is said lays out nothing but itself
  for (const [role, live] of [
    ['status', 'polite'],
    ['alert', 'assertive'],
  ] as const) {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    region.setAttribute('aria-live', live);
    region.setAttribute('aria-atomic', 'true');
    box.append(region);
  }
  created.add(box);
  host.append(box);
  return box;
}

/** What waits to be said, one after the other, in one degree of urgency. */
class Line {
  readonly #waiting: Words[] = [];
  readonly #role: string;
  #wake: (() => void) | undefined;
  busy = false;

  constructor(role: 'status' | 'alert') {
    this.#role = role;
  }

  push(words: Words) {
    this.#waiting.push(words);
    this.#wake?.();
    if (!this.busy) void this.#speak();
  }

  async #speak() {
    this.busy = true;
    for (let words = this.#waiting.shift(); words; words = this.#waiting.shift()) {
      const [host, region] = await this.#region(words);
      const line = document.createElement('p');
      line.textContent = words.text;
      line.lang = words.root?.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (!line.lang) line.removeAttribute('lang');
      region.replaceChildren(line);
      await wait(announceTiming.stand);
      if (!words.missed && (hostOf(words.root) !== host || !region.isConnected))
        this.#waiting.unshift({ ...words, missed: true });
      else if (this.#waiting.length === 0) {
        const next = new Promise<void>((wake) => {
          this.#wake = wake;
        });
        await Promise.race([next, wait(announceTiming.last - announceTiming.stand)]);
      }
      // Other words in the same place are a change by themselves.
      const next = this.#waiting[0];
      if (next && next.text !== words.text && region.isConnected && hostOf(next.root) === host) continue;
      region.replaceChildren();
      await wait(announceTiming.gap);
    }
    this.busy = false;
    tidy();
  }

  /** The region that can be heard once it stands: meanwhile a dialog may have opened or closed. */
  async #region({ root }: Words): Promise<[HTMLElement, Element]> {
    for (;;) {
      const host = hostOf(root);
      const box = boxIn(host);
      const region = box.querySelector(`[role="${this.#role}"]`);
      if (region && settled.has(box)) return [host, region];
      await wait(announceTiming.settle);
      settled.add(box);
    }
  }
}

const lines = { polite: new Line('status'), urgent: new Line('alert') };

/** Takes away the regions that we made, once nobody speaks or is about to. */
function tidy() {
  if (holders > 0 || lines.polite.busy || lines.urgent.busy) return;
  for (const box of created) box.remove();
  created.clear();
}

/**
 * Has a screen reader say something that is seen elsewhere, or not at all. Words wait for each other, the same words twice are heard twice, and while a
 * modal dialog is open they are said inside of it, as the rest of the page is inert. Does nothing on a server.
 * Source: WCAG 2.2, 4.1.3.
 */
export function announce(text: string, { urgent = false, root }: AnnounceOptions = {}): void {
  if (typeof document === 'undefined' || !text.trim()) return;
  lines[urgent ? 'urgent' : 'polite'].push({ text, root });
}

/** Keeps a live region ready where the element stands, until it is let go: words that come at once are then heard at once. */
export function holdRegion(root?: Element | null): () => void {
  const box = boxIn(hostOf(root));
  const timer = setTimeout(() => settled.add(box), announceTiming.settle);
  holders++;
  return () => {
    clearTimeout(timer);
    holders--;
    tidy();
  };
}
