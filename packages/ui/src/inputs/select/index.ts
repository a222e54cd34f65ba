export type { Option } from '../../foundation/option.js';
export { Select, type SelectProps } from './select.js';
