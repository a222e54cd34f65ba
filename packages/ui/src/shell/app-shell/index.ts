export { AppShell, type AppShellLabels, type AppShellProps } from './app-shell.js';
export type { DrawerChange, DrawerReason } from './use-drawer.js';
