export { Group, type GroupProps } from './group.js';
