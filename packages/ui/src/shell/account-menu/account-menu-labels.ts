import { isolated } from '../../foundation/locale/isolated.js';
import { englishLinkLabels } from '../../navigation/link/link-labels.js';

export interface AccountMenuLabels {
  /** Accessible name of the button and the menu. Contains `name`. */
  account: (name: string) => string;
  /** Visually hidden text after the label of an entry that opens in a new tab. */
  opensInNewTab: string;
}

export const englishAccountMenuLabels: AccountMenuLabels = {
  ...englishLinkLabels,
  account: (name) => `Account of ${isolated(name)}`,
};
