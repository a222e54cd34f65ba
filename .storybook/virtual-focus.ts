/**
 * Emulates the focus in an embedded example until the user interacts with it. Its `play` function needs an active
 * element and focus events, but native focus would scroll the docs page, and the examples of a page would take it from
 * each other while they type.
 */
export function emulateFocusUntilInteraction(): void {
  const native = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
  let active: HTMLElement | undefined;

  const dispatch = (target: HTMLElement, type: string, relatedTarget: HTMLElement | undefined, bubbles: boolean) =>
    target.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget: relatedTarget ?? null }));
  /** Moves the emulated focus and dispatches the events of a browser, in their order. */
  const moveTo = (next: HTMLElement | undefined) => {
    const previous = active?.isConnected ? active : undefined;
    if (previous === next) return;
    active = next;
    if (previous) {
      dispatch(previous, 'blur', next, false);
      dispatch(previous, 'focusout', next, true);
    }
    if (next && active === next) {
      dispatch(next, 'focus', previous, false);
      dispatch(next, 'focusin', previous, true);
    }
  };
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

  Object.defineProperties(HTMLElement.prototype, {
    focus: {
      configurable: true,
      writable: true,
      value(this: HTMLElement) {
        if (this.matches(focusable) && !this.matches(':disabled, [inert] *')) moveTo(this);
      },
    },
    blur: {
      configurable: true,
      writable: true,
      value(this: HTMLElement) {
        if (active === this) moveTo(undefined);
      },
    },
  });
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (active?.isConnected ? active : document.body),
  });

  // The native method focuses the input in Chromium.
  const select = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'select');
  Object.defineProperty(HTMLInputElement.prototype, 'select', {
    configurable: true,
    writable: true,
    value(this: HTMLInputElement) {
      this.setSelectionRange(0, this.value.length);
    },
  });

  const restore = ({ isTrusted, type: event }: Event) => {
    // A modal dialog also moves the native focus when it opens, without an interaction.
    if (!isTrusted || (event === 'focusin' && !navigator.userActivation.hasBeenActive)) return;
    if (select) Object.defineProperty(HTMLInputElement.prototype, 'select', select);
    Object.defineProperties(HTMLElement.prototype, { focus: native.focus, blur: native.blur });
    Reflect.deleteProperty(document, 'activeElement');
    for (const type of ['pointerdown', 'keydown', 'focusin']) removeEventListener(type, restore, true);
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, restore, true);
}
