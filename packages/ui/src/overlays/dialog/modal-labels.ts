export interface ModalLabels {
  close: string;
}

export const englishModalLabels: ModalLabels = { close: 'Close' };
