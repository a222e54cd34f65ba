import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys pressed on the bar "Oak, 1 – 10 Mar 2027" of a timeline by month, snapping to days. Oak has another bar, 1 to 31
 * May; Pine has none. `focus` is the start of the name of the element with the focus, `bars` are all bars afterwards.
 */
export const timelineKeys: (KeyRow & { focus: string; bars?: string[] })[] = [
  {
    keys: '{ArrowRight}',
    does: 'moves to the next free days or bar, left to the previous one',
    focus: 'Oak, 11 – 31 Mar 2027, free',
  },
  { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', does: 'reaches the next bar', focus: 'Oak, 1 – 31 May 2027' },
  { keys: '{ArrowDown}', does: 'moves to the same days of the row below', focus: 'Pine, 1 – 31 Mar 2027, free' },
  { keys: '{ArrowDown}{ArrowUp}', does: 'and back', focus: 'Oak, 1 – 10 Mar 2027' },
  { keys: '{Home}', does: 'moves to the row header', focus: 'Oak' },
  { keys: '{End}', does: 'moves to the last days of the row', focus: 'Oak, 1 – 31 Dec 2027, free' },
  { keys: '{Control>}{End}{/Control}', does: 'moves to the last row', focus: 'Pine, 1 – 31 Mar 2027, free' },
  { keys: 't', does: 'moves to today', focus: 'Oak, 1 – 30 Jun 2027, free' },
  {
    keys: '{ArrowRight}{Enter}',
    does: 'on free days: adds a bar',
    focus: 'Oak, 11 – 31 Mar 2027, 21 days',
    bars: ['Oak 2027-03-01 2027-03-10', 'Oak 2027-05-01 2027-05-31', 'Oak 2027-03-11 2027-03-31'],
  },
  {
    keys: 'm{ArrowRight}{ArrowRight}{Enter}',
    does: 'moves the selected bars by days; Enter saves',
    focus: 'Oak, 3 – 12 Mar 2027',
    bars: ['Oak 2027-03-03 2027-03-12', 'Oak 2027-05-01 2027-05-31'],
  },
  {
    keys: 'm{Control>}{ArrowRight}{/Control}{Enter}',
    does: 'moves by the next coarser unit: from days to weeks',
    focus: 'Oak, 8 – 17 Mar 2027',
    bars: ['Oak 2027-03-08 2027-03-17', 'Oak 2027-05-01 2027-05-31'],
  },
  {
    keys: 'm{ArrowDown}{Enter}',
    does: 'moves to the row below',
    focus: 'Pine, 1 – 10 Mar 2027',
    bars: ['Pine 2027-03-01 2027-03-10', 'Oak 2027-05-01 2027-05-31'],
  },
  { keys: 'm{ArrowRight}{Escape}', does: 'reverts', focus: 'Oak, 1 – 10 Mar 2027' },
  {
    keys: 'r{ArrowRight}{Enter}',
    does: 'changes the end of the selected bars',
    focus: 'Oak, 1 – 11 Mar 2027',
    bars: ['Oak 2027-03-01 2027-03-11', 'Oak 2027-05-01 2027-05-31'],
  },
  {
    keys: '{Shift>}R{/Shift}{ArrowRight}{Enter}',
    does: 'changes the start',
    focus: 'Oak, 2 – 10 Mar 2027',
    bars: ['Oak 2027-03-02 2027-03-10', 'Oak 2027-05-01 2027-05-31'],
  },
  {
    keys: 's',
    does: 'splits in the middle',
    focus: 'Oak, 1 – 5 Mar 2027',
    bars: ['Oak 2027-03-01 2027-03-05', 'Oak 2027-05-01 2027-05-31', 'Oak 2027-03-06 2027-03-10'],
  },
  {
    keys: ' {ArrowRight}{ArrowRight}{ArrowRight} j',
    does: 'Space selects, J joins the selected bars',
    focus: 'Oak, 1 Mar – 31 May 2027',
    bars: ['Oak 2027-03-01 2027-05-31'],
  },
  {
    keys: '{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}',
    does: 'copies, and pastes at the days with the focus',
    focus: 'Pine, 1 – 10 Mar 2027',
    bars: ['Oak 2027-03-01 2027-03-10', 'Oak 2027-05-01 2027-05-31', 'Pine 2027-03-01 2027-03-10'],
  },
  {
    keys: '{Control>}a{/Control}{Delete}',
    does: 'selects all bars of the row, and deletes the selected ones',
    focus: 'Oak, 1 – 31 Mar 2027, free',
    bars: [],
  },
  {
    keys: '{Delete}{Control>}z{/Control}',
    does: 'undoes',
    focus: 'Oak, 1 – 10 Mar 2027',
  },
  {
    keys: '{Delete}{Control>}z{/Control}{Control>}{Shift>}Z{/Shift}{/Control}',
    does: 'redoes',
    focus: 'Oak, 1 – 31 Mar 2027, free',
    bars: ['Oak 2027-05-01 2027-05-31'],
  },
  { keys: '+-', does: 'zooms in and out, and changes nothing else', focus: 'Oak, 1 – 10 Mar 2027' },
  { keys: '{Shift>}{F10}{/Shift}', does: 'opens the menu of all commands with their keys', focus: 'Open' },
];

/** Keys pressed on the header of the group Trees, and whether it is folded afterwards. */
export const timelineGroupKeys: (KeyRow & { folded: boolean })[] = [
  { keys: '{ArrowLeft}', does: 'on a group: folds it', folded: true },
  { keys: '{ArrowLeft}{ArrowRight}', does: 'unfolds it', folded: false },
  { keys: '{Enter}', does: 'folds or unfolds it', folded: true },
];
