import { tabStops } from './tab-stops.js';

/**
 * Where the focus begins in a dialog: in its body, else at its actions, else at its heading; never at the close button, which would be offered first to
 * someone who has not read anything yet. `seen` asks whether it shows, which can't be said before the dialog does.
 */
export function firstStop(dialog: Element, seen: boolean): HTMLElement | null {
  for (const slot of ['body', 'actions']) {
    const room = dialog.querySelector(`:scope > [data-slot='surface'] > [data-slot='${slot}']`);
    const first = room && tabStops(room, seen)[0];
    if (first) return first;
  }
  return headingOf(dialog);
}

export const headingOf = (dialog: Element) => dialog.querySelector<HTMLElement>("[data-slot='title']");

/** Tab goes round in a dialog: from its last stop to the first, and back (WAI-ARIA APG, dialog pattern). */
export function goRound(dialog: Element, event: { shiftKey: boolean; preventDefault: () => void }): void {
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

/** Remembers where the focus is, and answers how to give it back. */
export function rememberFocus(trigger: Element | null, wanted: () => Element | null | undefined): () => void {
  // Safari does not focus a button that is pressed, so the focus is nowhere then.
  const opener = document.activeElement === document.body ? trigger : document.activeElement;
  const around: Element[] = [];
  for (let element = opener; element && element !== document.body; element = element.parentElement)
    around.push(element);

  const take = () => {
    for (const element of [wanted(), opener]) {
      if (!(element instanceof HTMLElement)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  };
  return () => {
    take();
    // What opened it may be gone by the end of this very update, as the row whose deletion was confirmed, or may have been disabled until then.
    queueMicrotask(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      take();
      if (document.activeElement !== document.body) return;
      for (const element of around) if (element.isConnected && focusIn(element)) return;
      const beneath = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (beneath) firstStop(beneath, true)?.focus({ preventScroll: true });
    });
  };
}

function focusIn(root: Element): boolean {
  const first = root instanceof HTMLDialogElement ? firstStop(root, true) : tabStops(root)[0];
  first?.focus({ preventScroll: true });
  return root.contains(document.activeElement);
}
