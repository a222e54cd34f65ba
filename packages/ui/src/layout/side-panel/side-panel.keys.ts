import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the close button of the panel, after the focus moved there from the button "Details". */
export const sidePanelKeys: (KeyRow & { open: boolean; focus: string })[] = [
  {
    keys: '{Escape}',
    does: 'closes the panel if the focus is inside; the focus returns',
    open: false,
    focus: 'Details',
  },
  { keys: '{Enter}', does: 'on the close button: closes the panel; the focus returns', open: false, focus: 'Details' },
  { keys: '{Tab}', does: 'moves through the panel', open: true, focus: 'Assign' },
  { keys: '{Tab}{Tab}', does: 'leaves the panel: it is not modal', open: true, focus: 'After' },
];

/** Keys pressed on the resize handle of a panel at the end, 360 px wide, with the limits 280 and 640. */
export const resizeKeys: (KeyRow & { width: number })[] = [
  {
    keys: '{ArrowLeft}',
    does: 'on the handle: moves it to the left by 16 px, so that a panel at the right grows',
    width: 376,
  },
  { keys: '{ArrowRight}', does: 'moves the handle to the right by 16 px', width: 344 },
  { keys: '{Home}', does: 'sets the least width', width: 280 },
  { keys: '{End}', does: 'sets the greatest width', width: 640 },
];
