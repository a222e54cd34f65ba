export { ProgressBar } from '../../foundation/progress-bar.js';
export { ProgressRing, type ProgressRingProps } from './progress-ring.js';
export type { ProgressProps } from '../../foundation/progress-props.js';
