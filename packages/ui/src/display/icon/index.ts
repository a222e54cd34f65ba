export { icon, type IconProps } from './icon.js';
export * from './domain-icons.js';
export * from './icons.js';
