import { cloneElement, createRef, StrictMode, type ReactElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Effect } from './effect.js';
import { watchLeaks } from './leaks.js';

interface Options {
  /** Value of `data-part` on the element that takes `ref`, `className`, `style` and further props. */
  part: string;
  /** Class of the element that `ref` answers. */
  element: new () => Element;
  /** The part's root element where it is not the one that takes the ref (fields give the ref to their input). */
  rootPart?: string;
  /** False for a plain element that its composite styles; it has no class of its own to keep. */
  ownClass?: boolean;
}

const marked = (ui: ReactElement, props: Record<string, unknown>) =>
  cloneElement(ui as ReactElement<Record<string, unknown>>, props);
const partIn = (container: ParentNode, part: string) => {
  const found = container.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!found)
    throw new Error(
      `No element with data-part="${part}". Every part names its root so that others can style and find it.`,
    );
  return found;
};
const nextFrame = () => new Promise(requestAnimationFrame);
/** What the page was told it says to the end; the region that it made for that is gone then. */
const quiet = () => vi.waitFor(() => expect(document.querySelector('body > [data-part="announcer"]')).toBeNull());

/** Handlers that every element can have, and what calls each. */
const heard = {
  onKeyDown: (element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true, cancelable: true })),
  onPointerDown: (element) =>
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true })),
  onPointerEnter: (element) =>
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body })),
  onFocus: (element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  onBlur: (element) => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  onClick: (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })), // last: it may close the part
} satisfies Record<string, (element: Element) => unknown>;

/** What a press changes on an element that has a state of its own; null where it has none. */
const stateOf = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'checkbox'
    ? element.checked
    : element.getAttribute('aria-haspopup') && element.getAttribute('aria-expanded');

/**
 * What every part of the library promises to those who build with it: its ref, class name, style, data and aria attributes and handlers pass beside its own;
 * it renders on the server, hydrates without a warning, survives StrictMode, fits its room when read from right to left, and leaves nothing behind.
 */
export function describeConformance(
  name: string,
  ui: ReactElement,
  { part, element, rootPart = part, ownClass = true }: Options,
) {
  describe(`${name} keeps the promises of every part`, () => {
    let errors: MockInstance<typeof console.error>;
    beforeEach(() => {
      errors = vi.spyOn(console, 'error');
    });
    afterEach(async () => {
      const said = errors.mock.calls.map((call) => String(call[0]));
      errors.mockRestore();
      await cleanup();
      expect(said).toEqual([]);
    });

    it('gives its element to a ref, and takes it back', async () => {
      const ref = createRef<Element>();
      const { unmount } = await render(marked(ui, { ref: ref as Ref<unknown> }));
      expect(ref.current).toBeInstanceOf(element);
      await unmount();
      expect(ref.current).toBeNull();
    });

    it('takes a class name, a style, data and aria attributes, and keeps its own class', async () => {
      const { container } = await render(
        marked(ui, {
          className: 'mine',
          style: { outlineOffset: '7px' },
          'data-mine': 'yes',
          'aria-describedby': 'elsewhere',
        }),
      );
      const root = partIn(document.body.contains(container) ? document : container, rootPart);
      expect(root.classList.contains('mine')).toBe(true);
      expect(root.classList.length).toBeGreaterThan(ownClass ? 1 : 0);
      expect(root.style.outlineOffset).toBe('7px');
      const told = partIn(document, part);
      expect(told.dataset['mine']).toBe('yes');
      expect(told.getAttribute('aria-describedby')).toContain('elsewhere');
    });

    it('calls the handlers that it is given beside its own', async () => {
      const called: string[] = [];
      const handlers = Object.fromEntries(
        Object.keys(heard).map((handler) => [handler, () => void called.push(handler)]),
      );
      await render(marked(ui, handlers));
      const told = partIn(document, part);
      // A radio group is told as a whole, and its handlers hear what happens to the first of its inputs.
      const ownInput = told.matches('input, textarea, button, a') ? told : (told.querySelector('input') ?? told);
      const before = stateOf(ownInput);
      for (const happen of Object.values(heard)) {
        happen(ownInput);
        await nextFrame();
      }
      expect(new Set(called)).toEqual(new Set(Object.keys(heard)));
      expect(before === null || stateOf(ownInput) !== before, 'its own answer to a click is given too').toBe(true);
    });

    it('renders on the server and hydrates without a warning', async () => {
      const html = renderToString(
        <>
          {ui}
          <Effect run={() => undefined} />
        </>,
      );
      const host = document.createElement('div');
      host.innerHTML = html;
      document.body.append(host);
      const recovered = vi.fn();
      const { promise, resolve } = Promise.withResolvers<void>();
      const root = hydrateRoot(
        host,
        <>
          {ui}
          <Effect run={resolve} />
        </>,
        { onRecoverableError: recovered },
      );
      await promise;
      await nextFrame();
      expect(recovered).not.toHaveBeenCalled();
      root.unmount();
      host.remove();
    });

    it('fits its room when it is read from right to left', async () => {
      const html = document.documentElement;
      html.dir = 'rtl';
      await page.viewport(320, 768);
      try {
        const { container } = await render(ui);
        await nextFrame();
        const root = partIn(document.body.contains(container) ? document : container, rootPart);
        expect(getComputedStyle(root).direction).toBe('rtl');
        expect(root.scrollWidth, 'the width of its content').toBeLessThanOrEqual(
          Math.max(root.clientWidth, Math.ceil(root.getBoundingClientRect().width)) + 1,
        );
        expect(html.scrollWidth, 'the width of the page').toBeLessThanOrEqual(html.clientWidth);
      } finally {
        html.dir = 'ltr';
        await page.viewport(1024, 768);
      }
    });

    it('survives StrictMode and leaves nothing behind', async () => {
      await quiet();
      const before = document.body.querySelectorAll('*').length;
      const { unmount, container } = await render(<StrictMode>{ui}</StrictMode>);
      await unmount();
      container.remove();
      await quiet();
      expect(document.body.querySelectorAll('*').length).toBeLessThanOrEqual(before);
    });

    it('lets go of every listener, observer and timer when it is unmounted', async () => {
      const host = document.body.appendChild(document.createElement('div'));
      const mountOnce = async () => {
        const root = createRoot(host);
        flushSync(() => root.render(<StrictMode>{ui}</StrictMode>));
        await nextFrame();
        await nextFrame();
        flushSync(() => root.unmount());
      };
      await mountOnce(); // what is made once for the page, as React's own listeners, is there after this
      const watch = watchLeaks();
      await mountOnce();
      const held = watch.held();
      watch.stop();
      host.remove();
      expect(held).toEqual([]);
    });
  });
}
