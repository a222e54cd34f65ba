import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modalOnTop, openLayer, subscribeTopModal } from './layers.js';

// covers D.667
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  document.body.replaceChildren();
});
function add<T extends HTMLElement = HTMLElement>(parent: Element = document.body, tag = 'div') {
  return parent.appendChild(document.createElement(tag)) as T;
}
/** Opens a layer with its own surface, optionally attached to an anchor. */
function open(anchor?: Element) {
  const surface = add();
  const layer = { onEscape: vi.fn(), onPress: vi.fn(), onFocusOut: vi.fn() };
  const close = openLayer({ elements: () => [surface, anchor ?? null], ...layer });
  closing.push(close);
  return { surface, close, escape: layer.onEscape, press: layer.onPress, focusOut: layer.onFocusOut };
}
const openModal = () => {
  const dialog = add<HTMLDialogElement>(document.body, 'dialog');
  const layer = { onEscape: vi.fn(), onPress: vi.fn() };
  const close = openLayer({ elements: () => [dialog], modal: dialog, ...layer });
  closing.push(close);
  return { dialog, close, escape: layer.onEscape, press: layer.onPress };
};
const pressAt = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const key = (init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
};

/** Renders an application with React. */
function renderApp(container: Element) {
  const root = createRoot(container);
  flushSync(() => root.render(createElement('main', null, 'Devices')));
  return root;
}

describe('Layers', () => {
  it('send Escape only to the topmost layer and prevent the default action of the browser', () => {
    const outer = open();
    const inner = open();
    expect(key().defaultPrevented).toBe(true);
    expect(outer.escape).not.toHaveBeenCalled();
    expect(inner.escape).toHaveBeenCalledTimes(1);
    inner.close();
    key();
    expect(outer.escape).toHaveBeenCalledTimes(1);
    outer.close();
    expect(key().defaultPrevented).toBe(false);
  });

  it('stack a parent below its child although the child registers first', () => {
    const outerSurface = add();
    const inner = open(add(outerSurface));
    const escape = vi.fn();
    closing.push(openLayer({ elements: () => [outerSurface], onEscape: escape }));
    key();
    expect(inner.escape).toHaveBeenCalledTimes(1);
    expect(escape).not.toHaveBeenCalled();
  });

  it('ignore repeated and handled keys, keys of an IME composition, and keys other than Escape', () => {
    const layer = open();
    expect(key({ repeat: true }).defaultPrevented).toBe(true);
    key({ isComposing: true });
    key({ key: 'Enter' });
    const handled = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    handled.preventDefault();
    document.body.dispatchEvent(handled);
    expect(layer.escape).not.toHaveBeenCalled();
  });

  it('treat a press in a layer opened from another layer as inside both', () => {
    const popover = open();
    const menu = open(add(popover.surface));
    const submenu = open(add(menu.surface));
    pressAt(submenu.surface);
    for (const { press } of [popover, menu, submenu]) expect(press).not.toHaveBeenCalled();
    pressAt(popover.surface);
    expect([popover, menu, submenu].map(({ press }) => press.mock.calls.length)).toEqual([0, 1, 1]);
    pressAt(document.body);
    expect([popover, menu, submenu].map(({ press }) => press.mock.calls.length)).toEqual([1, 2, 2]);
  });

  it('are notified when focus moves to an element outside, but not on blur without a new focus', () => {
    const layer = open();
    const [inside, outside] = [add(layer.surface, 'button'), add(document.body, 'button')];
    const leave = (to: Element | null) =>
      inside.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
    leave(null);
    leave(layer.surface);
    expect(layer.focusOut).not.toHaveBeenCalled();
    leave(outside);
    expect(layer.focusOut).toHaveBeenCalledTimes(1);
  });

  it('receive no press if they are below a modal layer, whose `handled` argument is true if a layer above it was called', () => {
    const below = open();
    const { dialog, press, close } = openModal();
    const above = open(add(dialog));
    pressAt(document.body);
    expect(below.press).not.toHaveBeenCalled();
    expect(above.press).toHaveBeenCalledTimes(1);
    expect(press).toHaveBeenLastCalledWith(expect.any(PointerEvent), true, document.body);
    above.close();
    pressAt(dialog);
    expect(press).toHaveBeenLastCalledWith(expect.any(PointerEvent), false, dialog);
    close();
    pressAt(document.body);
    expect(below.press).toHaveBeenCalledTimes(1);
  });

  it('receive presses on a fixed element of the page before the application, but not on one that was added after it', () => {
    const [header, app, added] = [add(), add(), add()];
    const root = renderApp(app);
    for (const element of [header, added])
      element.style.cssText = 'position: fixed; inset: 0 auto auto 0; padding: 9px';
    const layer = open();
    pressAt(header);
    expect(layer.press).toHaveBeenCalledTimes(1);
    pressAt(added);
    expect(layer.press).toHaveBeenCalledTimes(1);
    root.unmount();
  });

  it('receive presses on an application in the shadow root of a fixed element', () => {
    const host = add();
    host.style.cssText = 'position: fixed; inset: 0 auto auto 0; padding: 9px';
    const app = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(app);
    const root = renderApp(app);
    const layer = open();
    app.firstElementChild!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(layer.press).toHaveBeenCalledTimes(1);
    root.unmount();
  });

  it('receive a press on the backdrop below an element of an extension only if that lets presses through', () => {
    const { dialog, press } = openModal();
    const extension = add();
    const pressBackdrop = () =>
      dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }));
    extension.style.cssText = 'position: fixed; inset: 0';
    pressBackdrop();
    extension.style.pointerEvents = 'none';
    pressBackdrop();
    expect(press.mock.calls.map(([, handled]) => handled as boolean)).toEqual([true, false]);
  });

  it('leave a double click alone that began before the focus entered a panel of the page', () => {
    open();
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 })); // ends its gesture
    const panel = add();
    closing.push(openLayer({ isInPage: true, elements: () => [panel], onEscape: () => {} }));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
    panel.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('report the topmost modal dialog', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeTopModal(listener);
    const first = openModal();
    const second = openModal();
    expect(modalOnTop()).toBe(second.dialog);
    first.close();
    expect(modalOnTop()).toBe(second.dialog);
    second.close();
    expect(modalOnTop()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    openModal();
    expect(listener).toHaveBeenCalledTimes(4);
  });
});
