export { Delayed, type DelayedProps } from './delayed.js';
export { Loading, slowAfter, type LoadingProps } from './loading.js';
export { Skeleton, type SkeletonProps } from './skeleton.js';
