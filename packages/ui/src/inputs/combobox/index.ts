export type { Option, OptionFilter } from '../../foundation/listbox/option.js';
export { Combobox } from './combobox.js';
export type { ComboboxLabels } from './combobox-labels.js';
export type { ComboboxProps, MultipleComboboxProps, OptionLoader, SingleComboboxProps } from './combobox-props.js';
