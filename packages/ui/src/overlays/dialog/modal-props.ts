import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { ModalCloseReason, ModalFocus } from '../../foundation/use-modal.js';

/** Why a modal part opened or closed. */
export type ModalReason = ModalCloseReason | 'trigger';
/** Hears that a modal part opens or closes. */
export type ModalChange = (open: boolean, details: { reason: ModalReason; event: Event }) => void;
/** Closes the dialog from within, with the reason `action`. */
export type CloseModal = (event: { nativeEvent: Event }) => void;
/** What stands in a dialog; a function is given what closes it. */
export type ModalContent = ReactNode | ((close: CloseModal) => ReactNode);

export interface ModalLabels {
  close: string;
}

/** What every modal part takes; everything else passes to the `dialog` element, `ref` included. */
export interface ModalProps
  extends ModalFocus, Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'children' | 'open' | 'closedby' | 'role'> {
  /** Its heading, which names it. */
  title: ReactNode;
  /** A sentence under the heading, which is read together with it. */
  description?: ReactNode;
  children?: ModalContent | undefined;
  /** Its buttons, the one that goes on last. They stay in sight while the body scrolls. */
  actions?: ModalContent | undefined;
  /** The button that opens it; it is given its state and handlers. Without it the dialog is opened by `open`. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Escape, the veil, the close button and actions ask here; who owns `open` may leave it as it is. */
  onOpenChange?: ModalChange | undefined;
  /** Whether a press on the veil closes it. Escape does in any case. */
  dismissible?: boolean | undefined;
  /** False where an action closes it in plain words. */
  closeButton?: boolean | undefined;
  labels?: Partial<ModalLabels> | undefined;
}
