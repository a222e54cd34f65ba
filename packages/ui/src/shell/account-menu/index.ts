export { AccountMenu, type AccountMenuItem, type AccountMenuProps } from './account-menu.js';
export type { AccountMenuLabels } from './account-menu-labels.js';
