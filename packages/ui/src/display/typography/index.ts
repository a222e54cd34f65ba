export { Code, type CodeProps } from './code.js';
export { List, type ListProps } from './list.js';
export { Prose, type ProseProps } from './prose.js';
export { Truncate, type TruncateProps } from './truncate.js';
export { Heading, Text, type HeadingProps, type HeadingSize, type TextProps } from './typography.js';
