export { Dialog, type DialogProps } from './dialog.js';
export type { CloseModal, ModalChange, ModalContent, ModalProps, ModalReason } from './modal-props.js';
export type { ModalLabels } from './modal-labels.js';
