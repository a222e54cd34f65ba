export type { Option, OptionFilter } from '../../foundation/option.js';
export { Combobox } from './combobox.js';
export type { ComboboxLabels, ComboboxProps } from './combobox-props.js';
