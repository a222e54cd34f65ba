export interface AppShellLabels {
  /** Text of the link that skips the navigation. */
  skip: string;
  /** Accessible name of the navigation landmark. */
  navigation: string;
  /** Accessible name of the button that opens and closes the drawer. */
  menu: string;
  /** Accessible name of the button that closes the modal drawer. */
  closeMenu: string;
}

export const englishAppShellLabels: AppShellLabels = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close menu',
};
