export { AccountMenu, type AccountMenuItem, type AccountMenuLabels, type AccountMenuProps } from './account-menu.js';
