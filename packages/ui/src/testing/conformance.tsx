import { cloneElement, createRef, StrictMode, type ReactElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { testRules } from './conformance-rules.js';
import { Effect } from './effect.js';
import { watchLeaks } from './leaks.js';

interface Options {
  /** The `data-part` of the element that receives `ref`, `className`, `style` and the remaining props. */
  part: string;
  /** The class of the element that `ref` refers to. */
  element: new () => Element;
  /** The `data-part` of the root, if it is not the element with the ref (in a field, `ref` refers to the input). */
  rootPart?: string;
  /** `false` for an element that is styled by its parent component and has no class of its own. */
  ownClass?: boolean;
}

const withProps = (ui: ReactElement, props: Record<string, unknown>) =>
  cloneElement(ui as ReactElement<Record<string, unknown>>, props);
const partIn = (container: ParentNode, part: string) => {
  const found = container.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!found)
    throw new Error(`No element with data-part="${part}". The root of every component must have this attribute.`);
  return found;
};
const nextFrame = () => new Promise(requestAnimationFrame);
/** Waits until all announcements are finished and their live region is removed. */
const announcementsFinished = () =>
  vi.waitFor(() => expect(document.querySelector('body > [data-part="announcer"]')).toBeNull());

/** Handlers that every element supports, each with a function that dispatches the event. */
const dispatchers = {
  onKeyDown: (element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true, cancelable: true })),
  onPointerDown: (element) =>
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true })),
  onPointerEnter: (element) =>
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body })),
  onFocus: (element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  onBlur: (element) => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  onClick: (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })), // last, because it may close the component
} satisfies Record<string, (element: Element) => unknown>;

/** Returns the state that a click on the element changes, or null if it has no state. */
const stateOf = (element: Element) =>
  element instanceof HTMLInputElement && element.type === 'checkbox'
    ? element.checked
    : element.getAttribute('aria-haspopup') && element.getAttribute('aria-expanded');

/**
 * The tests that every component of the library must pass. A component forwards `ref`, class name, style, data and aria
 * attributes and handlers in addition to its own. It renders on the server, hydrates without warnings, works in
 * StrictMode, fits its container in right-to-left text, and cleans up when it is unmounted.
 */
export function describeConformance(
  name: string,
  ui: ReactElement,
  { part, element, rootPart = part, ownClass = true }: Options,
) {
  describe(`${name} conforms to the library's component contract`, () => {
    let errors: MockInstance<typeof console.error>;
    beforeEach(() => {
      errors = vi.spyOn(console, 'error');
    });
    afterEach(async () => {
      const messages = errors.mock.calls.map((call) => String(call[0]));
      errors.mockRestore();
      await cleanup();
      expect(messages).toEqual([]);
    });

    it('sets the ref to its element and clears it on unmount', async () => {
      const ref = createRef<Element>();
      const { unmount } = await render(withProps(ui, { ref: ref as Ref<unknown> }));
      expect(ref.current).toBeInstanceOf(element);
      await unmount();
      expect(ref.current).toBeNull();
    });

    it('merges className and style and forwards data and aria attributes', async () => {
      const { container } = await render(
        withProps(ui, {
          className: 'mine',
          style: { outlineOffset: '7px' },
          'data-mine': 'yes',
          'aria-describedby': 'description',
        }),
      );
      const root = partIn(document.body.contains(container) ? document : container, rootPart);
      expect(root.classList.contains('mine')).toBe(true);
      expect(root.classList.length).toBeGreaterThan(ownClass ? 1 : 0);
      expect(root.style.outlineOffset).toBe('7px');
      const target = partIn(document, part);
      expect(target.dataset['mine']).toBe('yes');
      expect(target.getAttribute('aria-describedby')).toContain('description');
    });

    it('calls the given handlers in addition to its own', async () => {
      const called: string[] = [];
      const handlers = Object.fromEntries(
        Object.keys(dispatchers).map((handler) => [handler, () => void called.push(handler)]),
      );
      await render(withProps(ui, handlers));
      const target = partIn(document, part);
      // The handlers of a radio group receive the events of its inputs.
      const input = target.matches('input, textarea, button, a') ? target : (target.querySelector('input') ?? target);
      const before = stateOf(input);
      for (const dispatch of Object.values(dispatchers)) {
        dispatch(input);
        await nextFrame();
      }
      expect(new Set(called)).toEqual(new Set(Object.keys(dispatchers)));
      expect(before === null || stateOf(input) !== before, 'its own click handler runs too').toBe(true);
    });

    it('renders on the server and hydrates without warnings', async () => {
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

    it('fits its container in right-to-left text', async () => {
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

    it('works in StrictMode and removes its elements on unmount', async () => {
      await announcementsFinished();
      const before = document.body.querySelectorAll('*').length;
      const { unmount, container } = await render(<StrictMode>{ui}</StrictMode>);
      await unmount();
      container.remove();
      await announcementsFinished();
      expect(document.body.querySelectorAll('*').length).toBeLessThanOrEqual(before);
    });

    it('removes every listener, observer and timer on unmount', async () => {
      const host = document.body.appendChild(document.createElement('div'));
      const mountOnce = async () => {
        const root = createRoot(host);
        flushSync(() => root.render(<StrictMode>{ui}</StrictMode>));
        await nextFrame();
        await nextFrame();
        flushSync(() => root.unmount());
      };
      await mountOnce(); // adds everything that is added once per page, such as React's own listeners
      const watch = watchLeaks();
      await mountOnce();
      const leaks = watch.leaks();
      watch.stop();
      host.remove();
      expect(leaks).toEqual([]);
    });

    testRules(ui, part);
  });
}
