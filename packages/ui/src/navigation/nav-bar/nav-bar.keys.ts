import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the bar's first group, whose panel is closed; then what has the focus, and which panel is open. */
export const navBarKeys: (KeyRow & { focus: string; open: string | null })[] = [
  { keys: '{Tab}', does: 'goes to the next group', focus: 'Medical devices', open: null },
  {
    keys: '{Enter}',
    does: 'opens and closes the panel of a group; follows a link',
    focus: 'Dashboard',
    open: 'Dashboard',
  },
  { keys: ' ', does: 'opens and closes the panel of a group', focus: 'Dashboard', open: 'Dashboard' },
  { keys: '{Enter}{Tab}', does: 'goes on, into the open panel', focus: 'Overview', open: 'Dashboard' },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}',
    does: 'goes on from the last link of a panel to the next group, and the panel closes',
    focus: 'Medical devices',
    open: null,
  },
  { keys: '{ArrowRight}', does: 'goes to the next group', focus: 'Medical devices', open: null },
  { keys: '{ArrowRight}{ArrowLeft}', does: 'goes to the group before', focus: 'Dashboard', open: null },
  { keys: '{ArrowDown}', does: 'goes to the next group', focus: 'Medical devices', open: null },
  {
    keys: '{Enter}{ArrowDown}',
    does: 'goes from the group to the first link of its open panel',
    focus: 'Overview',
    open: 'Dashboard',
  },
  { keys: '{Enter}{ArrowDown}{ArrowDown}', does: 'goes to the next link', focus: 'Statistics', open: 'Dashboard' },
  {
    keys: '{Enter}{ArrowDown}{ArrowDown}{ArrowUp}',
    does: 'goes to the link before',
    focus: 'Overview',
    open: 'Dashboard',
  },
  { keys: '{End}', does: 'goes to the last group, or the last link of a panel', focus: 'Calendar', open: null },
  {
    keys: '{End}{Home}',
    does: 'goes to the first group, or the first link of a panel',
    focus: 'Dashboard',
    open: null,
  },
  {
    keys: '{Enter}{Tab}{Escape}',
    does: 'closes the panel and gives the focus back to its group',
    focus: 'Dashboard',
    open: null,
  },
];
