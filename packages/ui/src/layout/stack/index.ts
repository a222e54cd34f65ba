export type { Gap } from './gap.js';
export { Stack, type StackProps } from './stack.js';
