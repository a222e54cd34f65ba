export const regulations = ['MDR', 'IVDR'] as const;
export type Regulation = (typeof regulations)[number];

/** The plain classes of each regulation. Source: MDR and IVDR Annex VIII. */
export const riskClassesOf = { MDR: ['I', 'IIa', 'IIb', 'III'], IVDR: ['A', 'B', 'C', 'D'] } as const;
export const riskClasses = [...riskClassesOf.MDR, ...riskClassesOf.IVDR] as const;
export type RiskClass = (typeof riskClasses)[number];

/** The columns of a designation, by regulation. Source: NBOG F 2017-3 (MDR); NANDO notification pages (IVDR). */
export const designationColumnsOf = {
  MDR: ['IX(I)', 'IX(II)', 'X', 'XI(A)', 'XI(B)'],
  IVDR: ['IX(I)', 'IX(II)', 'X', 'XI'],
} as const;
export const designationColumns = ['IX(I)', 'IX(II)', 'X', 'XI(A)', 'XI(B)', 'XI'] as const;
export type DesignationColumn = (typeof designationColumns)[number];

/** none: the manufacturer declares alone; limited: only the named aspects; full: the whole assessment. */
export type NotifiedBodyPart = 'none' | 'limited' | 'full';

export interface Procedure {
  /** Unique only inside one class detail: both regulations have an `IX`. */
  readonly id: string;
  readonly label: string;
  readonly annexes: readonly string[];
  /** Columns a designation must have, all of them. */
  readonly designationColumnsNeeded: readonly DesignationColumn[];
  /** Whose technical documentation is assessed, where the act says so. */
  readonly technicalDocumentation?: string;
}

/** End of the transition for devices under the former directives. */
export interface LegacyTransition {
  readonly end: string;
  readonly exception?: string;
  readonly applies?: string;
  /** Earlier end for devices with a certificate under Directive 98/79/EC. */
  readonly withDirectiveCertificateEnd?: string;
  readonly status?: 'ended';
}

/** A risk class with what its procedure depends on ("class detail"), e.g. class I sterile. */
export interface ClassVariant {
  readonly id: string;
  readonly regulation: Regulation;
  /** The plain class; null where the detail has devices of several classes (custom-made). */
  readonly riskClass: RiskClass | null;
  readonly label: string;
  readonly plain?: string;
  readonly eudamedRiskClass: string | null;
  readonly notifiedBody: NotifiedBodyPart;
  /** The aspects the body looks at; null = all, or none. */
  readonly notifiedBodyScope: string | null;
  readonly certificateMaxYears: number | null;
  readonly procedures: readonly Procedure[];
  readonly extraSteps?: readonly string[];
  readonly legacyTransition: LegacyTransition | null;
  readonly legacyNote?: string;
  readonly source: string;
  readonly verified: boolean;
}
