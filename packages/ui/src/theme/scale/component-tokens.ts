/**
 * The third tier: tokens that several components share. Each is computed from tokens of the other tiers, so it is
 * repeated on every theme root; otherwise a nested root would have the values of its page.
 * A nested root inherits filled or outlined fields from its page through `--at-outlined-fill` and `--at-filled-line`,
 * each a colour or unset. The lower edge of a field always has the colour of `--at-line-strong`.
 */
export const componentTokens = {
  'focus-ring': '2px solid var(--at-focus)',
  'field-fill': 'var(--at-outlined-fill, var(--at-sunken))',
  'field-line': 'var(--at-filled-line, var(--at-line-strong))',
  // The series of a chart, in order. `pairs.ts` proves the contrast of the hues; neighbours differ for colour-blind users.
  'series-1': 'var(--at-hue-8)',
  'series-2': 'var(--at-hue-2)',
  'series-3': 'var(--at-hue-6)',
  'series-4': 'var(--at-hue-11)',
  'series-5': 'var(--at-hue-3)',
  'series-6': 'var(--at-hue-10)',
} as const;
export type ComponentToken = keyof typeof componentTokens;
