/** The spaces between children in px: steps of the 4 px grid. */
const gaps = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48] as const;

/** The space between children in px, a step of the 4 px grid. */
export type Gap = (typeof gaps)[number];

/** CSS that sets the gap from `data-gap`. Attributes, unlike inline styles, work under a strict CSP on the server. */
export const gapStyles: string = gaps
  .map((gap) => `&[data-gap='${gap}'] { --gap: ${gap}px; gap: ${gap}px; }`)
  .join('\n');
