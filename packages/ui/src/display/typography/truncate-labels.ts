export interface TruncateLabels {
  /** The button that shows the full text. */
  more?: string | undefined;
  /** The button that shortens the text again. */
  less?: string | undefined;
}

export const englishTruncateLabels = { more: 'Show all', less: 'Show less' } satisfies TruncateLabels;
