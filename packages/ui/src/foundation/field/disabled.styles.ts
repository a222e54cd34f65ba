const control = `:is(input:not([type='hidden']), textarea, button[data-slot='control']):disabled`;

/**
 * Selector of a field that is disabled by its prop or by a fieldset around it, or of a part of it. Without a fieldset,
 * browsers do not evaluate `:has`.
 */
export const disabledField = (part = '') => `&[data-disabled]${part}, fieldset &:has(${control})${part}`;

/** Selector of an option of a group that is disabled, or of a part of it. */
export const disabledOption = (part = '') =>
  `& [data-slot='option'][data-disabled]${part}, fieldset & [data-slot='option']:has(:disabled)${part}`;
