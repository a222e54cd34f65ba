/** A group of codes in the order of the list. `codes` maps each id to our own short label. */
export interface CodeGroup {
  readonly prefix: string;
  readonly group: string;
  readonly label: string;
  readonly codes: { readonly [id: string]: string };
}

/** vertical: the device's purpose ("product code"); horizontal: its characteristics, technologies or examinations. */
export type CodeKind = 'vertical' | 'horizontal';

export type CodeDimension =
  | 'design_and_intended_purpose'
  | 'specific_characteristic'
  | 'technology_or_process'
  | 'examination_procedure'
  | 'laboratory_or_clinical_discipline';
