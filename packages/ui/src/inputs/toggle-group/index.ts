export { ToggleGroup } from './toggle-group.js';
export type {
  MultipleToggleGroupProps,
  SingleToggleGroupProps,
  ToggleGroupProps,
  ToggleGroupSharedProps,
  ToggleOption,
} from './toggle-group.js';
