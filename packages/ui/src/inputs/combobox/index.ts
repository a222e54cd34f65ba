export type { Option, OptionFilter } from '../../foundation/option.js';
export { Combobox, type ComboboxLabels, type ComboboxProps } from './combobox.js';
