import type { TimelineLine } from './timeline-lines.js';
import type { Shared } from './timeline-bar.js';
import type { Snap, TimelineUnit } from './timeline-days.js';
import type { BarIndex } from './row-bars.js';
import type { TimelineBar, TimelineRow } from './timeline-types.js';
import type { Commands } from './use-commands.js';
import type { Editor } from './use-editor.js';
import type { Selection } from './use-selection.js';

/** What timeline, table and cards share: the bars, the commands and the words. */
export interface TimelineModel<B extends TimelineBar = TimelineBar> {
  label: string;
  rows: readonly TimelineRow[];
  /** Ids of the rows that are not in folded groups, in display order. */
  rowIds: readonly string[];
  rowOf: (id: string) => TimelineRow | undefined;
  lines: readonly TimelineLine[];
  index: BarIndex<B>;
  /** First and last day of the timeline, and today, as days since 1970. */
  first: number;
  last: number;
  today: number;
  locale: string;
  snap: Snap;
  setSnap: (unit: TimelineUnit) => void;
  shared: Shared;
  editor: Editor<B>;
  commands: Commands<B>;
  selection: Selection;
  /** Opens a bar: calls `onBarOpen`, otherwise the dialog of its dates. */
  open: (id: string, event: Event) => void;
  showDialog: (dialog: DialogRequest) => void;
}

/** The dialogs, with what they begin with. */
export type DialogRequest =
  | { kind: 'edit'; id: string }
  | { kind: 'create'; row: string; from: number; to: number }
  | { kind: 'split'; id: string }
  | { kind: 'move'; ids: readonly string[] };
