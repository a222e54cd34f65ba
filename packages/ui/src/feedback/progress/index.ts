export { ProgressBar } from '../../foundation/progress/progress-bar.js';
export { ProgressRing, type ProgressRingProps } from './progress-ring.js';
export type { ProgressProps } from '../../foundation/progress/progress-props.js';
