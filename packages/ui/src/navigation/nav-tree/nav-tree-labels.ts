import { englishLinkLabels } from '../link/link-labels.js';

export interface NavTreeLabels {
  /** Visually hidden text after the label of an external entry. */
  opensInNewTab: string;
  /** Replaces an entry that cannot be resolved (specification, section 8). */
  unresolved: string;
}

export const englishNavTreeLabels: NavTreeLabels = { ...englishLinkLabels, unresolved: 'Menu Items Error' };
