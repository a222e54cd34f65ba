export { Menu, type MenuPlacement, type MenuProps } from './menu.js';
export type { MenuCloseReason } from './menu-context.js';
export {
  MenuCheckboxItem, MenuGroup, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator,
  type MenuCheckboxItemProps, type MenuItemProps, type MenuRadioGroupProps, type MenuRadioItemProps,
} from './menu-item.js';
