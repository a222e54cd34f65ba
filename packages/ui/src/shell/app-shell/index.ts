export { AppShell, type AppShellProps } from './app-shell.js';
export type { DrawerChange, DrawerReason } from './use-drawer.js';
export type { AppShellLabels } from './app-shell-labels.js';
