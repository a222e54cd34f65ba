import { holdsFocus, rootOf } from './focus/active-element.js';
import { isShown } from './environment/is-shown.js';
import { themeRootOf } from './theme-root-of.js';
import { visuallyHidden } from './visually-hidden.js';

export interface AnnounceOptions {
  /** Interrupts the screen reader. Use it only for errors. Other messages are announced at the next pause. */
  urgent?: boolean | undefined;
  /**
   * The element that the message belongs to. The live region is created in its theme root, and the message has its
   * language.
   */
  root?: Element | null | undefined;
  /**
   * What the message is about, such as the value of a field. Messages of one source replace each other, and of quick
   * ones only the last is announced, so that a key that is kept pressed is not read for seconds.
   */
  source?: object | undefined;
}

interface Announcement extends AnnounceOptions {
  text: string;
  /** Whether the message is announced a second time, because a dialog that opened or closed interrupted it. */
  repeated?: boolean;
}

/** In ms. Screen readers miss text that is inserted together with its live region or removed too soon. */
const announceTiming = {
  /** Time between inserting a live region and its first message. */
  settle: 100,
  /** Minimum time that a message remains before the next one. */
  minimum: 250,
  /** Time that the region is empty between messages, so that a repeated message is a change. */
  gap: 50,
  /** Time until the last message is removed, so that screen-reader users do not find it when they browse the page. */
  last: 1000,
  /** Time without a newer message of the same source. */
  pause: 150,
} as const;

const settled = new WeakSet<Element>();
const created = new Set<Element>();
let mounts = 0;

const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** Returns the open dialog that makes the rest of the page inert: the one with focus, otherwise the last one. */
function topModal(root: Element | null | undefined): HTMLElement | undefined {
  const trees = new Set([document, rootOf(root ?? document)]);
  const open = [...trees].flatMap((tree) => [...tree.querySelectorAll<HTMLElement>('dialog:modal')]);
  return open.findLast((dialog) => holdsFocus(dialog)) ?? open.at(-1);
}

/**
 * Returns the element for the live region. While a modal dialog is open, it is inside the dialog: the rest is inert.
 */
function hostOf(root: Element | null | undefined): HTMLElement {
  const nearest = themeRootOf(root ?? null);
  const themeRoot = nearest instanceof HTMLElement ? nearest : document.body;
  const modal = topModal(root);
  const host = modal && !modal.contains(themeRoot) ? modal : themeRoot;
  return host.isConnected && !host.closest('[inert]') ? host : document.body;
}

/** Returns the pair of live regions in a host: the one rendered by an `Announcer`, otherwise one created here. */
function regionsIn(host: HTMLElement): Element {
  const isAnnounced = (box: Element) =>
    box.closest('dialog') === host.closest('dialog') && !box.closest('[inert]') && (created.has(box) || isShown(box)); // `isShown` forces a style calculation, so it is last
  const boxes = [...host.querySelectorAll('[data-part="announcer"]')];
  const [own, rendered] = [true, false].map((own) => boxes.filter((each) => created.has(each) === own));
  const found = rendered?.find(isAnnounced) ?? own?.find(isAnnounced);
  if (found) return found;
  const box = document.createElement('div');
  box.dataset['part'] = 'announcer';
  box.style.cssText = `${visuallyHidden} contain: strict;`; // a message must not cause layout of the page
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

/** Announces the messages of one urgency one after the other. */
class AnnouncementQueue {
  readonly #waiting: Announcement[] = [];
  readonly #role: string;
  #wake: (() => void) | undefined;
  busy = false;

  constructor(role: 'status' | 'alert') {
    this.#role = role;
  }

  push(announcement: Announcement) {
    const { source } = announcement;
    const older = source ? this.#waiting.findIndex((waiting) => waiting.source === source) : -1;
    if (older >= 0) this.#waiting.splice(older, 1);
    this.#waiting.push(announcement);
    this.#wake?.();
    if (!this.busy) void this.#run();
  }

  async #run() {
    this.busy = true;
    for (let current = this.#waiting.shift(); current; current = this.#waiting.shift()) {
      const [host, region] = await this.#region(current);
      const line = document.createElement('p');
      line.textContent = current.text;
      line.lang = current.root?.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (!line.lang) line.removeAttribute('lang');
      region.replaceChildren(line);
      await wait(announceTiming.minimum);
      if (!current.repeated && (hostOf(current.root) !== host || !region.isConnected))
        this.#waiting.unshift({ ...current, repeated: true });
      else if (this.#waiting.length === 0) {
        const next = new Promise<void>((wake) => {
          this.#wake = wake;
        });
        await Promise.race([next, wait(announceTiming.last - announceTiming.minimum)]);
      }
      // If the next message differs, the region need not be emptied first.
      const next = this.#waiting[0];
      if (next && next.text !== current.text && region.isConnected && hostOf(next.root) === host) continue;
      region.replaceChildren();
      await wait(announceTiming.gap);
    }
    this.busy = false;
    removeUnused();
  }

  /** Waits until a region is ready. Starts again if a dialog opens or closes, because another region is needed then. */
  async #region({ root }: Announcement): Promise<[HTMLElement, Element]> {
    for (;;) {
      const host = hostOf(root);
      const box = regionsIn(host);
      const region = box.querySelector(`[role="${this.#role}"]`);
      if (region && settled.has(box)) return [host, region];
      await wait(announceTiming.settle);
      settled.add(box);
    }
  }
}

/** The last message of each source, while it waits for a newer one. */
const latest = new WeakMap<object, symbol>();

const queues = { polite: new AnnouncementQueue('status'), urgent: new AnnouncementQueue('alert') };

/** Removes the regions created here when no message is queued and no component needs them. */
function removeUnused() {
  if (mounts > 0 || queues.polite.busy || queues.urgent.busy) return;
  for (const box of created) box.remove();
  created.clear();
}

/**
 * Announces a message to screen readers. Messages are announced one after the other, and a repeated message is
 * announced again. While a modal dialog is open, the live region is inside it, because the rest of the page is inert.
 * Does nothing on a server. Source: WCAG 2.2, 4.1.3.
 */
export function announce(text: string, { urgent = false, root, source }: AnnounceOptions = {}): void {
  if (typeof document === 'undefined') return;
  const mine = Symbol(text);
  if (source) latest.set(source, mine);
  if (!text.trim()) return;
  const push = () => queues[urgent ? 'urgent' : 'polite'].push({ text, root, source });
  if (!source || urgent) return push();
  void wait(announceTiming.pause).then(() => {
    if (latest.get(source) === mine) push();
  });
}

/**
 * Mounts a live region near the element and returns a function that releases it, so that the first message is announced
 * without delay.
 */
export function mountRegion(root?: Element | null): () => void {
  const box = regionsIn(hostOf(root));
  const timer = setTimeout(() => settled.add(box), announceTiming.settle);
  mounts++;
  return () => {
    clearTimeout(timer);
    mounts--;
    removeUnused();
  };
}
