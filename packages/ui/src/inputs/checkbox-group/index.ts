export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.js';
export type { CheckboxGroupLabels } from './checkbox-group-labels.js';
