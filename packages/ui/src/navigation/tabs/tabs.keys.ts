import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the first of the tabs Details, Codes (disabled), Documents, Requests: the tab that has the focus after them, and the active one. */
export const tabsKeys: (KeyRow & { focus: string; active?: string })[] = [
  {
    keys: '{ArrowRight}',
    does: 'goes to the next tab and shows it, from the last to the first; ← right to left',
    focus: 'Documents',
  },
  {
    keys: '{ArrowLeft}',
    does: 'goes to the tab before and shows it, from the first to the last; → right to left',
    focus: 'Requests',
  },
  { keys: '{End}', does: 'goes to the last tab', focus: 'Requests' },
  { keys: '{End}{Home}', does: 'goes to the first tab', focus: 'Details' },
];

/** The same tabs, chosen by hand. */
export const manualTabsKeys: (KeyRow & { focus: string; active: string })[] = [
  { keys: '{ArrowRight}', does: 'goes to the next tab, the panel stays', focus: 'Documents', active: 'Details' },
  { keys: '{ArrowRight}{Enter}', does: 'shows the tab that has the focus', focus: 'Documents', active: 'Documents' },
  { keys: '{ArrowRight} ', does: 'shows the tab that has the focus', focus: 'Documents', active: 'Documents' },
];

/** The same tabs, one under the other. */
export const verticalTabsKeys: (KeyRow & { focus: string; active?: string })[] = [
  { keys: '{ArrowDown}', does: 'goes to the next tab, where they stand one under the other', focus: 'Documents' },
  { keys: '{ArrowUp}', does: 'goes to the tab before, where they stand one under the other', focus: 'Requests' },
];
