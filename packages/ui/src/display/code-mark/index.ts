export { CodeMark, type CodeMarkProps } from './code-mark.js';
export { hueOf } from './hue-of.js';
