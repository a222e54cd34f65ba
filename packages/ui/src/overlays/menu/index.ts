export { ContextMenu, type ContextMenuProps } from './context-menu.js';
export { Menu, type MenuPlacement, type MenuProps } from './menu.js';
export {
  MenuCheckboxItem,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuCheckboxItemProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './menu-choice.js';
export type { MenuReason } from './menu-context.js';
export { MenuGroup, MenuItem, MenuSeparator, type MenuItemProps } from './menu-item.js';
export { MenuSub, type MenuSubProps, type MenuSubReason } from './menu-sub.js';
