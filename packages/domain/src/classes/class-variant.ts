export const regulations = ['MDR', 'IVDR'] as const;
export type Regulation = (typeof regulations)[number];

/** The plain classes of each regulation. Source: MDR and IVDR Annex VIII. */
export const riskClassesOf = { MDR: ['I', 'IIa', 'IIb', 'III'], IVDR: ['A', 'B', 'C', 'D'] } as const;
export const riskClasses = [...riskClassesOf.MDR, ...riskClassesOf.IVDR] as const;
export type RiskClass = (typeof riskClasses)[number];

/** Whether the plain class is one of the regulation. */
export const isClassOf = (regulation: Regulation, riskClass: string): boolean =>
  (riskClassesOf[regulation] as readonly string[]).includes(riskClass);

/** The columns of a designation. Source: NBOG F 2017-3 (MDR); NANDO notification pages (IVDR). */
export const designationColumns = ['IX(I)', 'IX(II)', 'X', 'XI(A)', 'XI(B)', 'XI'] as const;
export type DesignationColumn = (typeof designationColumns)[number];

/** The designation columns of each regulation. Source: MDR Annexes IX to XI, IVDR Annexes IX to XI. */
export const designationColumnsOf = {
  MDR: ['IX(I)', 'IX(II)', 'X', 'XI(A)', 'XI(B)'],
  IVDR: ['IX(I)', 'IX(II)', 'X', 'XI'],
} as const satisfies Record<Regulation, readonly DesignationColumn[]>;

/**
 * none: the manufacturer declares conformity without a notified body; limited: the body assesses only certain aspects;
 * full: the body makes the whole assessment.
 */
export type NotifiedBodyInvolvement = 'none' | 'limited' | 'full';

export interface Procedure {
  /** Unique only inside one class detail: both regulations have an `IX`. */
  readonly id: string;
  readonly label: string;
  readonly annexes: readonly string[];
  /** The designation must have all of these columns. */
  readonly designationColumnsNeeded: readonly DesignationColumn[];
  /** The devices whose technical documentation is assessed, if the act specifies them. */
  readonly technicalDocumentation?: string;
}

/** End of the transition period for devices under the former directives. */
export interface LegacyTransition {
  readonly end: string;
  readonly exception?: string;
  readonly applies?: string;
  /** Earlier end, for devices with a certificate under Directive 98/79/EC. */
  readonly withDirectiveCertificateEnd?: string;
  readonly status?: 'ended';
}

/** A "class detail": a risk class and the properties on which its procedures depend, for example class I sterile. */
export interface ClassVariant {
  readonly id: string;
  readonly regulation: Regulation;
  /** The plain class; null if the class detail includes several classes (custom-made). */
  readonly riskClass: RiskClass | null;
  readonly label: string;
  readonly plain?: string;
  readonly eudamedRiskClass: string | null;
  readonly notifiedBody: NotifiedBodyInvolvement;
  /** The aspects that the notified body assesses; null = all or none. */
  readonly notifiedBodyScope: string | null;
  readonly certificateMaxYears: number | null;
  readonly procedures: readonly Procedure[];
  readonly extraSteps?: readonly string[];
  readonly legacyTransition: LegacyTransition | null;
  readonly legacyNote?: string;
  readonly source: string;
  readonly verified: boolean;
}
