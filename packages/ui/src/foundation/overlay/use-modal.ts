'use client';
import {
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { isFocused } from '../focus/active-element.js';
import { guardTab } from '../focus/guard-tab.js';
import { isComposing } from '../keys/is-composing.js';
import { openLayer, handleEscape } from './layers.js';
import { firstStop, headingOf, rememberFocus } from './use-modal-focus.js';
import { hasScrollBar, lockScroll } from './use-modal-scroll.js';

/**
 * Why a modal dialog closed. `native`: the browser closed it, for example on submit of a form with `method="dialog"`.
 * `action`: an action in the dialog closed it.
 */
export type ModalCloseReason = 'escape' | 'backdrop' | 'close-button' | 'action' | 'native';

export interface ModalFocus {
  /**
   * The element that receives focus when the dialog opens. Default: the first tab stop in the body, otherwise the first
   * action, otherwise the heading. Use `title` to focus the heading of a long text.
   */
  initialFocus?: RefObject<HTMLElement | null> | 'title' | undefined;
  /**
   * The element that receives focus when the dialog closes. Default: the element that had focus before, or an element
   * close to it if it was removed.
   */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ModalOptions extends ModalFocus {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The button that opened the dialog, if any. */
  trigger: RefObject<Element | null>;
  /** Whether a press on the backdrop closes the dialog. */
  dismissible: boolean;
  onDismiss: (reason: ModalCloseReason, event: Event) => void;
}

/**
 * Opens a dialog with focus inside. The element is marked with `autofocus` before `showModal()`, so that a screen
 * reader announces one focus change only.
 */
function show(dialog: HTMLDialogElement, initialFocus: ModalFocus['initialFocus']) {
  const requested = initialFocus === 'title' ? headingOf(dialog) : initialFocus?.current;
  const first = requested ?? firstStop(dialog, false);
  first?.toggleAttribute('autofocus', true);
  dialog.showModal();
  first?.toggleAttribute('autofocus', false);
  if (first && isFocused(first)) return;
  (firstStop(dialog, true) ?? dialog).focus();
}

/**
 * Starts the entry animation. Called after focus is set, so that it does not delay the focus, and before the next
 * paint.
 */
function startEntryAnimation(dialog: HTMLDialogElement) {
  for (const element of [dialog, dialog.firstElementChild]) element?.toggleAttribute('data-arrived', true);
}

/**
 * Opens a modal dialog while the component is mounted: top layer, focus, scroll lock and dismissal. Returns the event
 * handlers for the dialog element.
 */
export function useModal(options: ModalOptions) {
  const { dialog } = options;
  const latest = useRef(options);
  const onBackdrop = useRef(false);
  const composes = useRef(false);
  const [hasBar] = useState(hasScrollBar); // read before the dialog changes the page, while the layout is still valid
  const [nativeCloses, countNativeClose] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const restoreFocus = rememberFocus(latest.current.trigger.current, () => latest.current.returnFocus?.current);
    // Register the layer before the dialog opens: layers below must not close because they lose focus.
    const closeLayer = openLayer({
      modal: element,
      elements: () => [element],
      onEscape: (event) => latest.current.onDismiss('escape', event),
      onPress: (_, handled, target) => {
        onBackdrop.current = !handled && target === element;
      },
    });
    // Before the dialog opens, because both changes recalculate the styles of the root with all theme variables.
    const unlock = lockScroll(hasBar);
    show(element, latest.current.initialFocus);
    startEntryAnimation(element);
    return () => {
      closeLayer();
      unlock();
      element.close();
      restoreFocus();
    };
  }, [dialog, hasBar]);
  // The browser closed the dialog but the parent kept it open: open it again, so that the screen matches React's state.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (nativeCloses && element && !element.open) show(element, latest.current.initialFocus);
  }, [nativeCloses, dialog]);

  return {
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return; // the cancel event of a file input bubbles
      event.preventDefault();
      if (!composes.current) options.onDismiss('escape', event.nativeEvent);
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      options.onDismiss('native', event.nativeEvent);
      countNativeClose();
    },
    onPointerUp(event: PointerEvent) {
      // Not a press on the backdrop if it starts or ends in the dialog, for example when the user selects text.
      if (event.target !== event.currentTarget) onBackdrop.current = false;
    },
    onClick(event: SyntheticEvent) {
      const isBackdropPress = onBackdrop.current && event.target === event.currentTarget;
      onBackdrop.current = false;
      if (isBackdropPress && options.dismissible) options.onDismiss('backdrop', event.nativeEvent);
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      // Handled here and not only on the document, because React events bubble to the component that opened the dialog,
      // which may also handle Escape.
      composes.current = event.key === 'Escape' && isComposing(event);
      handleEscape(event.nativeEvent);
      if (event.nativeEvent.defaultPrevented) event.preventDefault();
      const nearest = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Tab' && !event.defaultPrevented && nearest === event.currentTarget)
        guardTab(event.currentTarget, event);
    },
    /** React events of a form in the dialog must not bubble to a form around the dialog. */
    onSubmit: (event: SyntheticEvent) => event.stopPropagation(),
    onReset: (event: SyntheticEvent) => event.stopPropagation(),
  };
}
