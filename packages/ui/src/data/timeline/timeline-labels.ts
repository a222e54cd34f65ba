import type { TimelineCommand } from './edit-model.js';
import type { TimelineUnit } from './timeline-days.js';

/** What the accessible name of a bar is made of. */
export interface BarWords {
  row: string;
  /** First and last day, such as "3 Mar – 9 Apr 2027". */
  range: string;
  /** Length in days. */
  days: number;
  state?: string | undefined;
  text?: string | undefined;
  mark?: string | undefined;
  selected: boolean;
  readOnly: boolean;
}

/** What is announced at each step of a move or a resize. */
export interface StepWords {
  /** The row, if the step changed it. */
  row?: string | undefined;
  range: string;
  days: number;
  /** Number of selected bars that move with this one. */
  others: number;
  conflict?: string | undefined;
}

export interface TimelineLabels {
  /** Header of the column of rows. */
  row: string;
  /** Accessible name of the toolbar. */
  toolbar: string;
  earlier: string;
  today: string;
  later: string;
  zoomIn: string;
  zoomOut: string;
  undo: string;
  redo: string;
  /** The button that opens the menu of all commands. */
  actions: string;
  /** Accessible name of the choice between timeline and table. */
  view: string;
  timeline: string;
  table: string;
  /** Accessible name of the choice of the scale. */
  scale: string;
  /** Names of the scales. */
  units: Readonly<Record<TimelineUnit, string>>;
  print: string;
  loading: string;
  empty: string;
  days: (count: number) => string;
  entries: (count: number) => string;
  rows: (count: number) => string;
  /** Quarter 1 to 4, in a column. */
  quarter: (quarter: number) => string;
  /** A quarter with its year, for screen readers. */
  quarterOf: (quarter: string, year: string) => string;
  weekOf: (date: string) => string;
  bar: (words: BarWords) => string;
  /** Accessible name of free days. */
  free: (row: string, range: string) => string;
  step: (words: StepWords) => string;
  /** Announced when a mode begins, with the keys that end it. */
  moving: (count: number) => string;
  resizing: (edge: 'start' | 'end', count: number) => string;
  done: (command: TimelineCommand, count: number) => string;
  undone: (command: TimelineCommand) => string;
  redone: (command: TimelineCommand) => string;
  nothingToUndo: string;
  nothingToRedo: string;
  nothingToPaste: string;
  unchanged: string;
  reverted: string;
  /** Announced, and shown, when a conflict blocks a change. */
  blocked: (conflict: string) => string;
  readOnly: string;
  copied: (count: number) => string;
  selected: (count: number) => string;
  scaleSet: (unit: string) => string;
  // Commands of the menu
  open: string;
  edit: string;
  create: string;
  move: string;
  resizeStart: string;
  resizeEnd: string;
  split: string;
  join: string;
  copy: string;
  paste: string;
  remove: string;
  select: string;
  selectAll: string;
  snap: string;
  // Dialog
  editTitle: string;
  createTitle: string;
  splitTitle: string;
  moveTitle: string;
  dates: string;
  firstDay: string;
  lastDay: string;
  splitAt: string;
  moveBy: string;
  save: string;
  cancel: string;
  close: string;
  // Table and cards
  state: string;
  figures: string;
  length: string;
  /** Accessible name of the menu of one bar. */
  actionsOf: (bar: string) => string;
  /** Accessible name of the strip of months of a card. */
  strip: (row: string, months: string) => string;
  /** A month of the strip with its number of covered days. */
  month: (month: string, covered: number, days: number) => string;
  details: (row: string) => string;
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const entries = (count: number) => counted(count, 'entry', 'entries');
const days = (count: number) => counted(count, 'day', 'days');
const listed = (...words: (string | false | undefined)[]) => words.filter(Boolean).join(', ');
const past: Record<TimelineCommand, string> = {
  create: 'added',
  move: 'moved',
  resize: 'resized',
  split: 'split',
  join: 'joined',
  copy: 'pasted',
  update: 'changed',
  remove: 'deleted',
};
const nouns: Record<TimelineCommand, string> = {
  create: 'add',
  move: 'move',
  resize: 'resize',
  split: 'split',
  join: 'join',
  copy: 'paste',
  update: 'change',
  remove: 'delete',
};

export const englishTimelineLabels: TimelineLabels = {
  row: 'Row',
  toolbar: 'Timeline tools',
  earlier: 'Earlier',
  today: 'Today',
  later: 'Later',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  undo: 'Undo',
  redo: 'Redo',
  actions: 'Actions',
  view: 'View',
  timeline: 'Timeline',
  table: 'Table',
  scale: 'Scale',
  units: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' },
  print: 'Print',
  loading: 'Loading',
  empty: 'No rows',
  days,
  entries,
  rows: (count) => counted(count, 'row', 'rows'),
  quarter: (quarter) => `Q${quarter}`,
  quarterOf: (quarter, year) => `${quarter} ${year}`,
  weekOf: (date) => `Week of ${date}`,
  bar: ({ row, range, days: length, state, text, mark, selected, readOnly }) =>
    listed(row, range, days(length), state, text, mark, readOnly && 'read-only', selected && 'selected'),
  free: (row, range) => `${row}, ${range}, free`,
  step: ({ row, range, days: length, others, conflict }) =>
    listed(row, range, days(length), others > 0 && `and ${entries(others)} more`, conflict),
  moving: (count) => `Moving ${entries(count)}. Arrow keys move, Enter saves, Escape cancels`,
  resizing: (edge, count) =>
    `Changing the ${edge} of ${entries(count)}. Arrow keys change it, Enter saves, Escape cancels`,
  done: (command, count) => `${entries(count)} ${past[command]}`,
  undone: (command) => `Undid: ${nouns[command]}`,
  redone: (command) => `Redid: ${nouns[command]}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  nothingToPaste: 'Nothing to paste. Copy an entry first',
  unchanged: 'Nothing changed',
  reverted: 'Cancelled, nothing changed',
  blocked: (conflict) => `Not saved: ${conflict}`,
  readOnly: 'This entry is read-only',
  copied: (count) => `${entries(count)} copied`,
  selected: (count) => `${entries(count)} selected`,
  scaleSet: (unit) => `Scale: ${unit}`,
  open: 'Open',
  edit: 'Change dates…',
  create: 'Add',
  move: 'Move',
  resizeStart: 'Change the start',
  resizeEnd: 'Change the end',
  split: 'Split',
  join: 'Join',
  copy: 'Copy',
  paste: 'Paste',
  remove: 'Delete',
  select: 'Select',
  selectAll: 'Select all of the row',
  snap: 'Snap to',
  editTitle: 'Change dates',
  createTitle: 'Add an entry',
  splitTitle: 'Split the entry',
  moveTitle: 'Move the selected entries',
  dates: 'First and last day',
  firstDay: 'First day',
  lastDay: 'Last day',
  splitAt: 'First day of the second entry',
  moveBy: 'Days, negative for earlier',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  state: 'State',
  figures: 'Figures',
  length: 'Days',
  actionsOf: (bar) => `Actions for ${bar}`,
  strip: (row, months) => `${row}: ${months}`,
  month: (month, covered, length) =>
    covered === 0 ? `${month} free` : covered === length ? `${month} covered` : `${month} ${covered} of ${length} days`,
  details: (row) => `Entries of ${row}`,
};
