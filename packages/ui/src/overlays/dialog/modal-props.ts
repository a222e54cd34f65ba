import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { ModalLabels } from './modal-labels.js';
import type { ModalCloseReason, ModalFocus } from '../../foundation/overlay/use-modal.js';

/** Why a modal component opened or closed. */
export type ModalReason = ModalCloseReason | 'trigger';
/** Called when a modal component opens or closes. */
export type ModalChange = (open: boolean, details: { reason: ModalReason; event: Event }) => void;
/** Closes the dialog with the reason `action`. */
export type CloseModal = (event: { nativeEvent: Event }) => void;
/** The content of a dialog. A function receives a function that closes the dialog. */
export type ModalContent = ReactNode | ((close: CloseModal) => ReactNode);

/** The props of all modal components. Other props, including `ref`, are passed to the `dialog` element. */
export interface ModalProps
  extends ModalFocus, Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'children' | 'open' | 'closedby' | 'role'> {
  /** The heading and accessible name. */
  title: ReactNode;
  /** Text below the heading. Screen readers announce it together with the heading. */
  description?: ReactNode;
  children?: ModalContent | undefined;
  /** The buttons, with the primary action last. They stay visible while the body scrolls. */
  actions?: ModalContent | undefined;
  /** The button that opens the dialog. It receives ARIA state and a click handler. Without it, use `open`. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /**
   * Called on Escape, a press on the backdrop, the close button and actions. If you control `open` and do not change
   * it, the dialog stays open.
   */
  onOpenChange?: ModalChange | undefined;
  /** Whether a press on the backdrop closes the dialog. Escape always does. Default true. */
  dismissible?: boolean | undefined;
  /** Whether the close button is shown. Set it to false if an action closes the dialog. Default true. */
  closeButton?: boolean | undefined;
  labels?: Partial<ModalLabels> | undefined;
}
