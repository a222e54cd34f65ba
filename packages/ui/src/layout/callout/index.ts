export { Callout, type CalloutLabels, type CalloutProps } from './callout.js';
