import { holdsFocus } from '../../foundation/focus/active-element.js';
import { focusStart } from '../../foundation/focus/focus-start.js';

const messages = '[data-part="alert"], [data-part="banner"]';
const focusable = 'a[href], button:not(:disabled)';

/** Returns the first focusable element of the adjacent message. */
function focusableIn(message: Element, direction: 'nextElementSibling' | 'previousElementSibling'): HTMLElement | null {
  const sibling = message[direction];
  return sibling?.matches(messages) ? sibling.querySelector<HTMLElement>(focusable) : null;
}

/**
 * Ref callback for the body of a message with a button or a link. When the message is removed while it has the focus, moves the focus
 * to the adjacent message, otherwise to the heading of the surrounding dialog or `main`, so that Tab continues there
 * and not at the top of the page.
 */
export function keepFocus(body: HTMLElement | null) {
  const message = body?.parentElement;
  return () => {
    if (!message || !holdsFocus(message)) return;
    const next = focusableIn(message, 'nextElementSibling') ?? focusableIn(message, 'previousElementSibling');
    if (next) {
      next.focus();
      return;
    }
    const container =
      message.closest<HTMLElement>('dialog, main, [role="main"]') ?? document.querySelector<HTMLElement>('main');
    const start = container?.querySelector<HTMLElement>('h1, h2, h3') ?? container;
    if (start) focusStart(start);
  };
}
