import { tabStops } from '../focus/tab-stops.js';

/**
 * Returns the element that receives the initial focus in a dialog: the first tab stop of its body, otherwise of its
 * actions, otherwise its heading. Never returns the close button, because the user has not read the dialog yet.
 * `visibleOnly` skips hidden elements. It must be false before the dialog is open, because all elements are hidden
 * then.
 */
export function firstStop(dialog: Element, visibleOnly: boolean): HTMLElement | null {
  for (const slot of ['body', 'actions']) {
    const container = dialog.querySelector(`:scope > [data-slot='surface'] > [data-slot='${slot}']`);
    const first = container && tabStops(container, visibleOnly)[0];
    if (first) return first;
  }
  return headingOf(dialog);
}

export const headingOf = (dialog: Element) => dialog.querySelector<HTMLElement>("[data-slot='title']");

/** Traps Tab in a dialog: wraps from the last tab stop to the first and back (WAI-ARIA APG, dialog pattern). */
export function trapTab(dialog: Element, event: { shiftKey: boolean; preventDefault: () => void }): void {
  const stops = tabStops(dialog);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isBefore = !first || activeElement === dialog || activeElement === headingOf(dialog);
  if (!first) event.preventDefault();
  else if (!event.shiftKey && activeElement === last) move(first);
  else if (event.shiftKey && (activeElement === first || isBefore)) move(last ?? first);

  function move(to: HTMLElement) {
    event.preventDefault();
    to.focus();
  }
}

/**
 * Records the focused element and returns a function that restores focus to it, or to the element that `target`
 * returns.
 */
export function rememberFocus(trigger: Element | null, target: () => Element | null | undefined): () => void {
  // Safari does not focus a button when it is clicked, so the body is the active element then.
  const opener = document.activeElement === document.body ? trigger : document.activeElement;
  const ancestors: Element[] = [];
  for (let element = opener; element && element !== document.body; element = element.parentElement)
    ancestors.push(element);

  const restore = () => {
    for (const element of [target(), opener]) {
      if (!(element instanceof HTMLElement)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  };
  return () => {
    restore();
    // The opener may be removed in this same update, for example a row whose deletion was confirmed. It may also have
    // been disabled until now.
    queueMicrotask(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      restore();
      if (document.activeElement !== document.body) return;
      for (const element of ancestors) if (element.isConnected && focusIn(element)) return;
      const below = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (below) firstStop(below, true)?.focus({ preventScroll: true });
    });
  };
}

function focusIn(root: Element): boolean {
  const first = root instanceof HTMLDialogElement ? firstStop(root, true) : tabStops(root)[0];
  first?.focus({ preventScroll: true });
  return root.contains(document.activeElement);
}
