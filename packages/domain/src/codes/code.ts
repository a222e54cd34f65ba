/** A group of codes as the list writes them: id → our short label, in the order of the list. */
export interface CodeGroup {
  readonly prefix: string;
  readonly group: string;
  readonly label: string;
  readonly codes: { readonly [id: string]: string };
}

/** vertical: what the device is for ("product code"); horizontal: what it is made with, holds or examines. */
export type CodeKind = 'vertical' | 'horizontal';

export type CodeDimension =
  | 'design_and_intended_purpose'
  | 'specific_characteristic'
  | 'technology_or_process'
  | 'examination_procedure'
  | 'laboratory_or_clinical_discipline';
