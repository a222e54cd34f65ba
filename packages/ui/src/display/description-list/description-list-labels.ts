export interface DescriptionListLabels {
  /** Shown for an attribute without a value. */
  none?: string | undefined;
}

export const englishDescriptionLabels = { none: 'Not given' } satisfies DescriptionListLabels;
