export { Code, Codes, useCodeLabel } from './code';
export { useGroupLabel } from './group-label';
