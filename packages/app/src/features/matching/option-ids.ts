/** Ids of the elements of the options, for links to them. */
export const optionIds = {
  firstTime: 'match-first-time',
  maxFeeBand: 'match-max-fee-band',
  weights: 'match-weights',
} as const;

/** Whether an input of a match is an option on the match page. */
export const isOption = (input: string): input is keyof typeof optionIds => Object.hasOwn(optionIds, input);

/** Focuses the first control of an option. */
export function focusOption(id: keyof typeof optionIds): void {
  const option = document.getElementById(optionIds[id]);
  const target = option?.matches('input, button') ? option : option?.querySelector<HTMLElement>('input, button');
  target?.focus();
}
