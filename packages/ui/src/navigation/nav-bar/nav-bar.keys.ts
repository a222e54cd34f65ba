import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the first, closed group, and the focused element and the open panel afterwards. */
export const navBarKeys: (KeyRow & { focus: string; open: string | null })[] = [
  { keys: '{Tab}', does: 'moves to the next group', focus: 'Medical devices', open: null },
  {
    keys: '{Enter}',
    does: 'opens and closes the panel of a group; follows a link',
    focus: 'Dashboard',
    open: 'Dashboard',
  },
  { keys: ' ', does: 'opens and closes the panel of a group', focus: 'Dashboard', open: 'Dashboard' },
  { keys: '{Enter}{Tab}', does: 'moves into the open panel', focus: 'Overview', open: 'Dashboard' },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}',
    does: 'moves from the last link of a panel to the next group and closes the panel',
    focus: 'Medical devices',
    open: null,
  },
  { keys: '{ArrowRight}', does: 'moves to the next group', focus: 'Medical devices', open: null },
  { keys: '{ArrowRight}{ArrowLeft}', does: 'moves to the previous group', focus: 'Dashboard', open: null },
  { keys: '{ArrowDown}', does: 'moves to the next group', focus: 'Medical devices', open: null },
  {
    keys: '{Enter}{ArrowDown}',
    does: 'moves from the group to the first link of its open panel',
    focus: 'Overview',
    open: 'Dashboard',
  },
  { keys: '{Enter}{ArrowDown}{ArrowDown}', does: 'moves to the next link', focus: 'Statistics', open: 'Dashboard' },
  {
    keys: '{Enter}{ArrowDown}{ArrowDown}{ArrowUp}',
    does: 'moves to the previous link',
    focus: 'Overview',
    open: 'Dashboard',
  },
  { keys: '{End}', does: 'moves to the last group, or the last link of a panel', focus: 'Calendar', open: null },
  {
    keys: '{End}{Home}',
    does: 'moves to the first group, or the first link of a panel',
    focus: 'Dashboard',
    open: null,
  },
  {
    keys: '{Enter}{Tab}{Escape}',
    does: 'closes the panel and returns the focus to its group',
    focus: 'Dashboard',
    open: null,
  },
];
