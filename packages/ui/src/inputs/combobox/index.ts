export type { Option, OptionFilter } from '../../foundation/option.js';
export { Combobox } from './combobox.js';
export type {
  ComboboxLabels,
  ComboboxProps,
  MultipleComboboxProps,
  OptionLoader,
  SingleComboboxProps,
} from './combobox-props.js';
