export { TagsInput, type TagsInputProps } from './tags-input.js';
export type { TagsInputLabels } from './tags-input-labels.js';
export type { TagRules } from './tags-state.js';
