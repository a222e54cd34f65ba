export { Dialog, type DialogProps } from './dialog.js';
export type { CloseModal, ModalChange, ModalContent, ModalLabels, ModalProps, ModalReason } from './modal-props.js';
