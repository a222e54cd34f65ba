export { icon, type IconProps } from './icon.js';
export * from './icons.js';
