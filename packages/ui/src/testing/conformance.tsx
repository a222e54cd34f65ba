import { createRef, StrictMode, type ReactElement, type Ref } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { cloneElement } from 'react';

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

const marked = (ui: ReactElement, props: Record<string, unknown>) => cloneElement(ui as ReactElement<Record<string, unknown>>, props);
const partIn = (container: ParentNode, part: string) => {
  const found = container.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!found) throw new Error(`No element with data-part="${part}". Every part names its root so that others can style and find it.`);
  return found;
};

/**
 * What every part of the library promises to those who build with it: its ref, class name, style, data and aria attributes
 * pass; it renders on the server, hydrates without a warning, survives StrictMode and leaves nothing behind.
 */
export function describeConformance(name: string, ui: ReactElement, { part, element, rootPart = part, ownClass = true }: Options) {
  describe(`${name} keeps the promises of every part`, () => {
    let errors: MockInstance<typeof console.error>;
    beforeEach(() => {
      errors = vi.spyOn(console, 'error');
    });
    afterEach(async () => {
      expect(errors.mock.calls.map((call) => String(call[0]))).toEqual([]);
      errors.mockRestore();
      await cleanup();
    });

    it('gives its element to a ref', async () => {
      const ref = createRef<Element>();
      await render(marked(ui, { ref: ref as Ref<unknown> }));
      expect(ref.current).toBeInstanceOf(element);
    });

    it('takes a class name, a style, data and aria attributes, and keeps its own class', async () => {
      const { container } = await render(marked(ui, { className: 'mine', style: { outlineOffset: '7px' }, 'data-mine': 'yes', 'aria-describedby': 'elsewhere' }));
      const root = partIn(document.body.contains(container) ? document : container, rootPart);
      expect(root.classList.contains('mine')).toBe(true);
      expect(root.classList.length).toBeGreaterThan(ownClass ? 1 : 0);
      expect(root.style.outlineOffset).toBe('7px');
      const told = partIn(document, part);
      expect(told.dataset['mine']).toBe('yes');
      expect(told.getAttribute('aria-describedby')).toContain('elsewhere');
    });

    it('renders on the server and hydrates without a warning', async () => {
      const html = renderToString(ui);
      const host = document.createElement('div');
      host.innerHTML = html;
      document.body.append(host);
      const recovered = vi.fn();
      const root = hydrateRoot(host, ui, { onRecoverableError: recovered });
      await vi.waitFor(() => expect(host.childNodes.length).toBeGreaterThan(0));
      await new Promise(requestAnimationFrame);
      expect(recovered).not.toHaveBeenCalled();
      root.unmount();
      host.remove();
    });

    it('survives StrictMode and leaves nothing behind', async () => {
      const before = document.body.querySelectorAll('*').length;
      const { unmount, container } = await render(<StrictMode>{ui}</StrictMode>);
      await unmount();
      container.remove();
      expect(document.body.querySelectorAll('*').length).toBeLessThanOrEqual(before);
    });
  });
}
