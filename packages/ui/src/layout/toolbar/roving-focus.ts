import { tabStops } from '../../foundation/focus/tab-stops.js';

/**
 * Makes the focusable controls in an element one tab stop: the control that last had the focus, at first the first one.
 * Until a script runs, every control is a tab stop. Controls may be added, removed and disabled at any time.
 */
export interface RovingFocus {
  /** Ref callback for the element. Returns the tab stops of its controls to the browser when the element is removed. */
  attach: (element: HTMLElement | null) => void;
  /** Returns the controls in document order. */
  controls: () => HTMLElement[];
  /** Makes a control the tab stop. */
  moveTo: (control: Element) => void;
}

export function createRovingFocus(): RovingFocus {
  let root: HTMLElement | null = null;
  let current: Element | null = null;
  /** Controls with a `tabindex` of -1, and the attribute that they had before. */
  const removed = new Map<HTMLElement, string | null>();

  const restore = () => {
    for (const [control, before] of removed) {
      if (before === null) control.removeAttribute('tabindex');
      else control.setAttribute('tabindex', before);
    }
    removed.clear();
  };
  const observer =
    typeof MutationObserver === 'undefined'
      ? undefined
      : new MutationObserver(() => {
          update();
        });
  /** Restores the tab stops, reads them, and removes all but one. Returns all controls. */
  const update = (): HTMLElement[] => {
    if (!root) return [];
    restore();
    const controls = tabStops(root);
    const stop = controls.find((control) => control === current) ?? controls[0];
    for (const control of controls) {
      if (control === stop) continue;
      removed.set(control, control.getAttribute('tabindex'));
      control.tabIndex = -1;
    }
    return controls;
  };

  return {
    attach(element) {
      observer?.disconnect();
      if (!element) restore();
      root = element;
      if (!element) return;
      update();
      observer?.observe(element, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['disabled', 'hidden', 'inert', 'href'],
      });
    },
    controls: update,
    moveTo(control) {
      current = control;
      update();
    },
  };
}
