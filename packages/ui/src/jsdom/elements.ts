import { define } from './define.js';

/** Reports nothing: no element has a size in jsdom. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function checkVisibility(this: Element, options: CheckVisibilityOptions = {}): boolean {
  const isShown = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).display !== 'none' && isShown(element.parentElement));
  if (!this.isConnected || !isShown(this)) return false;
  const isHidden = getComputedStyle(this).visibility === 'hidden';
  return !(isHidden && (options.visibilityProperty ?? options.checkVisibilityCSS ?? false));
}

/** An animation that has finished. */
const animate = () => {
  const animation = Object.assign(new EventTarget(), {
    playState: 'finished',
    ready: Promise.resolve() as Promise<unknown>,
    finished: Promise.resolve() as Promise<unknown>,
    cancel() {},
    finish() {},
    onfinish: null as (() => void) | null,
  });
  queueMicrotask(() => {
    animation.onfinish?.();
    animation.dispatchEvent(new Event('finish'));
  });
  return animation;
};

/** Escapes a character of an id for a selector. Source: CSSOM, serialize an identifier. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\w\u0080-\uFFFF-]/g, (character) => `\\${character}`)
    .replace(/^-?\d/, (start) => `${start.slice(0, -1)}\\3${start.slice(-1)} `);

/** An exception of an event handler or a promise fails the test as an unhandled error. */
const reportError = (error: unknown) =>
  setTimeout(() => {
    throw error;
  });

/**
 * Lets no element match `:active` in versions of jsdom in which the focused element does. Fields show an error after
 * the press that caused it, which would never end.
 */
function correctActive(): void {
  const button = document.documentElement.appendChild(document.createElement('button'));
  button.focus();
  const isWrong = document.querySelector(':active') !== null;
  button.remove();
  if (!isWrong) return;
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'querySelector')!;
  const querySelector = original.value as (this: Document, selectors: string) => Element | null;
  Document.prototype.querySelector = function find(this: Document, selectors: string) {
    return selectors === ':active' ? null : querySelector.call(this, selectors);
  } as Document['querySelector'];
}

/** Defines the functions of elements and of the window that the components call. */
export function defineElements(): void {
  for (const name of ['ResizeObserver', 'IntersectionObserver']) define(globalThis, name, NoObserver);
  const noop = () => {};
  const methods = {
    checkVisibility,
    animate,
    getAnimations: () => [],
    scrollIntoView: noop,
    scrollTo: noop,
    scrollBy: noop,
    setPointerCapture: noop,
    releasePointerCapture: noop,
    hasPointerCapture: () => false,
  };
  for (const [name, method] of Object.entries(methods)) define(Element.prototype, name, method);
  correctActive();
  define(globalThis, 'reportError', reportError);
  define(globalThis, 'PointerEvent', class extends MouseEvent {});
  define(globalThis, 'CSS', {});
  define(CSS, 'escape', escaped);
  define(CSS, 'supports', () => false);
  // jsdom has this function, but it only logs that it is not implemented.
  Object.defineProperty(globalThis, 'scrollTo', { value: noop, configurable: true, writable: true });
}
