import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { closedBy, isModal, keyTarget, openPopup, partIn, popupControl, pressInside, stayOnPage } from './popup-of.js';

/** Elements that must not contain each other (HTML, content models; WAI-ARIA 1.2, menu). */
const invalid = [
  'label :is(button, a[href])',
  'bdi :is(ul, ol, div, p)',
  'span > :is(ul, ol, dl, table)',
  'main main',
  '[role="menu"] [role="group"] [role="group"]',
].join();

const methodKeys = ['Enter', 'Escape', ' ', 'ArrowDown', 'ArrowRight', 'Home', 'Backspace', 'Delete', 'a'];
const methodInits = [{ isComposing: true }, { keyCode: 229 }];

/** Returns the keys of an input method that a component handles. */
function handledKeys(target: HTMLElement): string[] {
  const events = methodKeys.flatMap((key) =>
    methodInits.map((init) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init });
      flushSync(() => target.dispatchEvent(event));
      return event;
    }),
  );
  return events.filter((event) => event.defaultPrevented).map(({ key }) => key);
}

/** A fixed element in a corner of the page, outside everything. */
function inCorner<E extends HTMLElement>(element: E, corner: string): E {
  element.style.cssText = `position: fixed; inset: ${corner}; inline-size: 60px; block-size: 60px; z-index: 999999;`;
  return element;
}

/** Returns what is wrong with the dismissal of the popup of a component, if it has one. */
async function dismissalProblems(): Promise<string[]> {
  const frame = inCorner(document.createElement('iframe'), 'auto 0 0 auto');
  frame.srcdoc = '<p>Text</p>';
  document.documentElement.style.minBlockSize = '100vh';
  const overlay = inCorner(document.createElement('div'), 'auto auto 0 0');
  document.body.append(frame);
  document.documentElement.append(overlay);
  try {
    const opened = await openPopup(document);
    if (!opened || isModal(opened.popup)) return [];
    const press = (element: HTMLElement, button: 'left' | 'right' | 'middle' = 'left') =>
      userEvent.click(element, { button, position: { x: 20, y: 20 } });
    const problems: string[] = [];
    for (const button of ['right', 'middle'] as const) {
      await userEvent.click(document.documentElement, { button, position: { x: 500, y: innerHeight - 80 } });
      if (!opened.popup.isConnected) problems.push(`closed by a press of the ${button} button`);
    }
    await press(overlay);
    if (!opened.popup.isConnected) problems.push('closed by a press on the element of an extension');
    await press(frame);
    if (!(await closedBy(opened.popup))) problems.push('not closed by a press in a frame');
    return problems;
  } finally {
    document.documentElement.style.minBlockSize = '';
    frame.remove();
    overlay.remove();
  }
}

/** Returns what is wrong when the anchor of a popup is scrolled out of sight. */
async function hiddenAnchorProblems(scroller: Element): Promise<string[]> {
  const opened = await openPopup(document);
  if (!opened || isModal(opened.popup) || !scroller.contains(opened.control) || scroller.contains(opened.popup))
    return [];
  const isVisible = () => opened.popup.checkVisibility({ visibilityProperty: true });
  const becomes = (visible: boolean) =>
    vi
      .waitFor(() => expect(isVisible(), 'visible').toBe(visible))
      .then(
        () => [],
        () => [visible ? 'not shown again' : 'not hidden'],
      );
  scroller.scrollTop = 1000;
  const hidden = await becomes(false);
  scroller.scrollTop = 0;
  return [...hidden, ...(await becomes(true))];
}

/** How the text of an element looks to a user who wants to press it. */
function lookOf(element: HTMLElement) {
  const { color, opacity } = getComputedStyle(element);
  return { color, opacity };
}

/** Returns what is wrong with a component that is rendered into a shadow root. */
async function shadowProblems(shadow: ShadowRoot): Promise<string[]> {
  const opened = await openPopup(shadow);
  if (!opened || isModal(opened.popup)) return [];
  pressInside(opened.popup);
  if (!opened.popup.isConnected) return ['closed by a press in it'];
  await userEvent.keyboard('{Escape}');
  if (!(await closedBy(opened.popup))) return ['not closed by Escape'];
  return shadow.activeElement ? [] : ['the focus left the shadow root'];
}

/**
 * The rules that hold for every component: keys that are kept pressed, input methods, names, shadow roots, and the
 * dismissal and the place of popups. Called by `describeConformance`.
 */
export function testRules(ui: ReactElement, part: string) {
  it.each(['{Enter>4/}', '{ >4/}'])('acts once while a key is kept pressed: %s', async (keys) => {
    const events: string[] = [];
    const stop = stayOnPage(({ type }) => void events.push(type));
    try {
      await render(ui);
      keyTarget(partIn(document, part)).focus();
      await userEvent.keyboard(keys);
      expect(events.filter((type) => type === 'click').length, 'clicks').toBeLessThanOrEqual(1);
      expect(events.filter((type) => type === 'submit').length, 'submits').toBeLessThanOrEqual(1);
    } finally {
      stop();
    }
  });

  it('leaves the keys of an input method alone', async () => {
    await render(ui);
    const target = keyTarget(partIn(document, part));
    target.focus();
    expect(handledKeys(target)).toEqual([]);
    expect(partIn(document, part), 'the component after Escape').toBeTruthy();
  });

  it('has valid markup, and no title that repeats a name', async () => {
    await render(ui);
    await openPopup(document);
    expect([...document.querySelectorAll(invalid)].map((element) => element.outerHTML)).toEqual([]);
    const titled = [...document.body.querySelectorAll<HTMLElement>('[title]:not(iframe)')];
    const repeated = titled.filter((each) => each.title === (each.ariaLabel ?? each.textContent).trim());
    expect(repeated.map((element) => element.outerHTML)).toEqual([]);
  });

  it('works in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 100%'; // as micro front ends place theirs
    const shadow = host.attachShadow({ mode: 'open' });
    const root = createRoot(shadow.appendChild(document.createElement('div')));
    try {
      flushSync(() => root.render(ui));
      expect(await shadowProblems(shadow)).toEqual([]);
    } finally {
      flushSync(() => root.unmount());
      host.remove();
    }
  });

  it('has buttons that look disabled in a disabled fieldset', async () => {
    const inFieldset = (disabled: boolean) => <fieldset disabled={disabled}>{ui}</fieldset>;
    const { container, rerender } = await render(inFieldset(false));
    const buttons = [
      ...container.querySelectorAll<HTMLElement>('button:not(:disabled, [aria-disabled="true"], [aria-hidden])'),
    ];
    const before = buttons.map(lookOf);
    await rerender(inFieldset(true));
    const wrong = buttons.filter((button, at) => {
      const [look, enabled] = [lookOf(button), before[at]!];
      const changes = [look.opacity !== enabled.opacity, look.color !== enabled.color];
      return button.matches(':disabled') && changes.filter(Boolean).length !== 1; // not twice
    });
    expect(wrong.map((button) => button.ariaLabel ?? button.textContent)).toEqual([]);
  });

  it('keeps open what the first click of a double click opened', async () => {
    const { container } = await render(ui);
    const control = popupControl(container);
    if (control) await userEvent.dblClick(control);
    expect(control?.ariaExpanded ?? 'true').toBe('true');
  });

  it('closes its popup on a press in a frame, not on one of another button or on an extension', async () => {
    await render(ui);
    expect(await dismissalProblems()).toEqual([]);
  });

  it('hides its popup while its anchor is scrolled out of sight', async () => {
    const { container } = await render(
      <div style={{ blockSize: 300, overflow: 'auto' }}>
        {ui}
        <div style={{ blockSize: 2000 }} />
      </div>,
    );
    expect(await hiddenAnchorProblems(container.firstElementChild!)).toEqual([]);
  });
}
