export { Heading, Text, type HeadingProps, type HeadingSize, type TextProps } from './typography.js';
