export { Delayed, type DelayedProps } from './delayed.js';
export { Skeleton, type SkeletonProps } from './skeleton.js';
