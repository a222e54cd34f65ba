export type { Option } from '../../foundation/listbox/option.js';
export { Select, type SelectProps } from './select.js';
