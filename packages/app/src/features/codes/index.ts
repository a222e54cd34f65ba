export { Code, Codes, useCodeLabel } from './code';
export { renderWithCodes, TextWithCodes } from './text-with-codes';
export { useGroupLabel } from './group-label';
