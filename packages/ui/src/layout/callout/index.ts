export { Callout, type CalloutProps } from './callout.js';
export type { CalloutLabels } from './callout-labels.js';
