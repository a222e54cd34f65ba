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
import { openLayer, takeEscape } from './layers.js';
import { firstStop, goRound, headingOf, rememberFocus } from './use-modal-focus.js';
import { hasScrollBar, lockScroll } from './use-modal-scroll.js';

/** Why a modal dialog closed. `native`: the browser closed it, as a form with `method="dialog"` does. `action`: something in it did. */
export type ModalCloseReason = 'escape' | 'veil' | 'close-button' | 'action' | 'native';

export interface ModalFocus {
  /** What has the focus first. Without it: the first stop in the body, else the first action, else the heading. `title` suits a long text. */
  initialFocus?: RefObject<HTMLElement | null> | 'title' | undefined;
  /** What has the focus afterwards. Without it: what had it before, or what stands next to where that was. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ModalOptions extends ModalFocus {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The button that opened it, where there is one. */
  trigger: RefObject<Element | null>;
  /** Whether a press on the veil closes it. */
  dismissible: boolean;
  onDismiss: (reason: ModalCloseReason, event: Event) => void;
}

/** Opens a dialog with the focus in it: found before it shows, so that a screen reader hears of one place only. */
function show(dialog: HTMLDialogElement, wanted: ModalFocus['initialFocus']) {
  const asked = wanted === 'title' ? headingOf(dialog) : wanted?.current;
  const first = asked ?? firstStop(dialog, false);
  first?.toggleAttribute('autofocus', true);
  dialog.showModal();
  first?.toggleAttribute('autofocus', false);
  if (first && document.activeElement === first) return;
  (firstStop(dialog, true) ?? dialog).focus();
}

/** Its motion begins once the focus is in: before the same paint, but the focus does not wait for it. */
function arrive(dialog: HTMLDialogElement) {
  for (const element of [dialog, dialog.firstElementChild]) element?.toggleAttribute('data-arrived', true);
}

/** The behaviour of a mounted modal dialog: it is in the top layer as long as it is mounted. Answers the handlers for its element. */
export function useModal(options: ModalOptions) {
  const { dialog } = options;
  const latest = useRef(options);
  const onVeil = useRef(false);
  const [hasBar] = useState(hasScrollBar); // read while the page is laid out, before the dialog is there
  const [closedBehind, noteClosed] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const giveBack = rememberFocus(latest.current.trigger.current, () => latest.current.returnFocus?.current);
    // A layer before it shows: what lies beneath must not take the loss of its focus for a reason to close.
    const closeLayer = openLayer({
      modal: element,
      elements: () => [element],
      onEscape: (event) => latest.current.onDismiss('escape', event),
      onPress: (event, taken) => {
        onVeil.current = !taken && event.target === element;
      },
    });
    const unlock = lockScroll(hasBar); // before it shows: both restyle the root, with all variables of the theme
    show(element, latest.current.initialFocus);
    arrive(element);
    return () => {
      closeLayer();
      unlock();
      element.close();
      giveBack();
    };
  }, [dialog, hasBar]);
  // The browser closed it and its owner did not follow: what is open in React is open on the screen.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (closedBehind && element && !element.open) show(element, latest.current.initialFocus);
  }, [closedBehind, dialog]);

  return {
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return; // that of a file field bubbles
      event.preventDefault();
      options.onDismiss('escape', event.nativeEvent);
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      options.onDismiss('native', event.nativeEvent);
      noteClosed();
    },
    onPointerUp(event: PointerEvent) {
      // A press that began in the dialog, as a selection of text, or that ends there is none on the veil.
      if (event.target !== event.currentTarget) onVeil.current = false;
    },
    onClick(event: SyntheticEvent) {
      const meant = onVeil.current && event.target === event.currentTarget;
      onVeil.current = false;
      if (meant && options.dismissible) options.onDismiss('veil', event.nativeEvent);
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      takeEscape(event.nativeEvent); // here, not on the page only: React has around the dialog what it opened from, and that may know Escape too
      if (event.nativeEvent.defaultPrevented) event.preventDefault();
      const nearest = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Tab' && !event.defaultPrevented && nearest === event.currentTarget)
        goRound(event.currentTarget, event);
    },
    /** A form in the dialog is not one with the form that the dialog is written in. */
    onSubmit: (event: SyntheticEvent) => event.stopPropagation(),
    onReset: (event: SyntheticEvent) => event.stopPropagation(),
  };
}
