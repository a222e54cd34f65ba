import { englishNavTreeLabels, type NavTreeLabels } from '../nav-tree/nav-tree-labels.js';

export interface NavBarLabels extends NavTreeLabels {
  /** Label of the entry that contains the groups that do not fit. */
  more: string;
}

export const englishNavBarLabels: NavBarLabels = { ...englishNavTreeLabels, more: 'More' };
