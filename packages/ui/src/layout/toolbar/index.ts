export { Toolbar, type ToolbarProps } from './toolbar.js';
export { ToolbarButton, type ToolbarButtonProps } from './toolbar-button.js';
export { ToolbarGroup, ToolbarSeparator, type ToolbarGroupProps } from './toolbar-group.js';
