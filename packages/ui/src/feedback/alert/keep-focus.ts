import { focusStart } from '../../foundation/focus-start.js';

const messages = '[data-part="alert"], [data-part="banner"]';
const reachable = 'a[href], button:not(:disabled)';

/** What can be reached in the message before or after this one. */
function neighbour(message: Element, way: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | null {
  const next = message[way];
  return next?.matches(messages) ? next.querySelector<HTMLElement>(reachable) : null;
}

/**
 * A ref for the body of a message that can be closed. Where the message is taken away with the focus in it, the focus goes on to the neighbour message, else
 * to the heading of the place around it, so that the next Tab goes on from there and not from the top of the page.
 */
export function keepFocus(body: HTMLElement | null) {
  const message = body?.parentElement;
  return () => {
    if (!message?.contains(document.activeElement)) return;
    const next = neighbour(message, 'nextElementSibling') ?? neighbour(message, 'previousElementSibling');
    if (next) {
      next.focus();
      return;
    }
    const place =
      message.closest<HTMLElement>('dialog, main, [role="main"]') ?? document.querySelector<HTMLElement>('main');
    const start = place?.querySelector<HTMLElement>('h1, h2, h3') ?? place;
    if (start) focusStart(start);
  };
}
