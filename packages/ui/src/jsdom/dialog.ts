import { define } from './define.js';

/** The open modal dialogs, the topmost last. */
const modals: HTMLDialogElement[] = [];

function show(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function showModal(this: HTMLDialogElement): void {
  if (this.hasAttribute('open')) throw new DOMException('The dialog is already open.', 'InvalidStateError');
  this.setAttribute('open', '');
  modals.push(this);
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (modals.includes(this)) modals.splice(modals.indexOf(this), 1);
  if (returnValue !== undefined) this.returnValue = returnValue;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Escape cancels the topmost modal dialog, unless the page handled the key. */
function cancelOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const topmost = modals.findLast((dialog) => dialog.isConnected);
  if (topmost?.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
}

/** Defines the methods of `dialog`. jsdom has the element only. Elements behind a modal dialog do not become inert. */
export function defineDialog(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  for (const [name, method] of Object.entries({ show, showModal, close }))
    define(HTMLDialogElement.prototype, name, method);
  addEventListener('keydown', cancelOnEscape);
}
