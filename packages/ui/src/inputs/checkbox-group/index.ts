export {
  CheckboxGroup,
  type CheckboxGroupLabels,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './checkbox-group.js';
