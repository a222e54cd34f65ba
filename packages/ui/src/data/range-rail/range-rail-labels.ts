/** Labels of a range rail. Functions receive formatted values. */
export interface RangeRailLabels {
  within: string;
  below: string;
  above: string;
  /** Shown in place of a missing value. */
  unknown: string;
  /** The range in which the value should be. */
  range: (from: string, to: string) => string;
}

export const englishRangeRailLabels: RangeRailLabels = {
  within: 'Within the range',
  below: 'Below the range',
  above: 'Above the range',
  unknown: 'Not known',
  range: (from, to) => `Range ${from} to ${to}`,
};
