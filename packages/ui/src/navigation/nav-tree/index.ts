export { NavTree, type NavTreeProps } from './nav-tree.js';
export type { NavTreeLabels } from './nav-tree-labels.js';
export type { NavGroup, NavItem } from './nav-tree-state.js';
