export { ProgressBar, type ProgressProps } from './progress-bar.js';
export { ProgressRing, type ProgressRingProps } from './progress-ring.js';
