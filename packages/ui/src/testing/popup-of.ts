import { expect, vi } from 'vitest';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The element of a component with this `data-part`. */
export const partIn = (root: ParentNode, part: string) => root.querySelector<HTMLElement>(`[data-part="${part}"]`)!;

/** The element of a component that receives keys: its root, or the first control in it. */
export function keyTarget(part: HTMLElement): HTMLElement {
  const candidates = [part, ...part.querySelectorAll<HTMLElement>(focusable)];
  const usable = candidates.filter((element) => element.matches(focusable) && !element.matches(':disabled'));
  return usable.find((element) => element.tabIndex >= 0) ?? usable[0] ?? part;
}

export const isModal = (popup: Element) => popup.closest('dialog') !== null;

/** The first visible button or field of a component that opens a popup. */
export const popupControl = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[aria-haspopup]:not(:disabled, [aria-disabled="true"])')].find((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );

/** Opens the popup of a component, if it has one. Returns its control and the popup. */
export async function openPopup(root: ParentNode): Promise<{ control: HTMLElement; popup: Element } | null> {
  const control = popupControl(root);
  if (!control) return null;
  if (control.ariaExpanded !== 'true') control.click();
  const find = () => {
    const id = control.getAttribute('aria-controls');
    return id === null ? null : (control.getRootNode() as Document).getElementById(id);
  };
  await vi.waitFor(() => expect(find(), 'the popup that its control names').not.toBeNull());
  return { control, popup: find()! };
}

/** Whether a popup closes. */
export const closedBy = (popup: Element): Promise<boolean> =>
  vi
    .waitFor(() => expect(popup.isConnected).toBe(false))
    .then(
      () => true,
      () => false,
    );

/** Presses inside a popup without choosing anything. */
export function pressInside(popup: Element) {
  const init = { bubbles: true, composed: true, detail: 1 };
  popup.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' }));
  popup.dispatchEvent(new MouseEvent('mousedown', init));
}

/** Prevents links and forms of an example from leaving the page, and calls `count` for each click and submit. */
export function stayOnPage(count: (event: Event) => void): () => void {
  const handle = (event: Event) => {
    count(event);
    if (event.type === 'submit' || (event.target as Element).closest('a[href]')) event.preventDefault();
  };
  for (const name of ['click', 'submit']) window.addEventListener(name, handle, true);
  return () => {
    for (const name of ['click', 'submit']) window.removeEventListener(name, handle, true);
  };
}
