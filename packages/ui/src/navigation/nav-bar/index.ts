export { moreId, NavBar, type NavBarProps } from './nav-bar.js';
export type { NavBarChange, NavBarReason } from './nav-bar-entry.js';
export type { NavBarLabels } from './nav-bar-labels.js';
