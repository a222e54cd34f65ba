export { ProgressBar } from './progress-bar.js';
export { ProgressRing, type ProgressRingProps } from './progress-ring.js';
export type { ProgressProps } from './progress-props.js';
