export interface StatLabels {
  /** Shown when the number is not known. */
  none?: string | undefined;
}

export const englishStatLabels = { none: 'Not known' } satisfies StatLabels;
