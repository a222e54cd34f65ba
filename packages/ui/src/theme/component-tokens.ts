/**
 * The third tier: what several parts share beyond a colour or a length, and a root may choose. Each is made of tokens of the other tiers, so it is said
 * again on every theme root, or an island would keep its page's values.
 * Filled or outlined is a choice that an island takes over from its page: `--at-outlined-fill` carries it, and is either a colour or nothing.
 */
export const componentTokens = {
  'focus-ring': '2px solid var(--at-focus)',
  'field-fill': 'var(--at-outlined-fill, var(--at-sunken))',
  'field-line': 'var(--at-line-strong)',
} as const;
export type ComponentToken = keyof typeof componentTokens;
