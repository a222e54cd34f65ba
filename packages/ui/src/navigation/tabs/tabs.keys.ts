import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys pressed on the first of the tabs Details, Codes (disabled), Documents and Requests, and the focused and the
 * active tab afterwards.
 */
export const tabsKeys: (KeyRow & { focus: string; active?: string })[] = [
  {
    keys: '{ArrowRight}',
    does: 'activates the next tab, or the first after the last; in right-to-left pages, the key is ←',
    focus: 'Documents',
  },
  {
    keys: '{ArrowLeft}',
    does: 'activates the previous tab, or the last before the first; in right-to-left pages, the key is →',
    focus: 'Requests',
  },
  { keys: '{End}', does: 'moves to the last tab', focus: 'Requests' },
  { keys: '{End}{Home}', does: 'moves to the first tab', focus: 'Details' },
];

/** The same tabs with manual activation. */
export const manualTabsKeys: (KeyRow & { focus: string; active: string })[] = [
  {
    keys: '{ArrowRight}',
    does: 'moves to the next tab without changing the panel',
    focus: 'Documents',
    active: 'Details',
  },
  { keys: '{ArrowRight}{Enter}', does: 'activates the focused tab', focus: 'Documents', active: 'Documents' },
  { keys: '{ArrowRight} ', does: 'activates the focused tab', focus: 'Documents', active: 'Documents' },
];

/** The same tabs with vertical orientation. */
export const verticalTabsKeys: (KeyRow & { focus: string; active?: string })[] = [
  { keys: '{ArrowDown}', does: 'moves to the next tab, if the orientation is vertical', focus: 'Documents' },
  { keys: '{ArrowUp}', does: 'moves to the previous tab, if the orientation is vertical', focus: 'Requests' },
];
