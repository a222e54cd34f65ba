import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IsoDate } from '../../foundation/dates/calendar-dates.js';
import type { TimelineUnit } from './timeline-days.js';
import type { TimelineLabels } from './timeline-labels.js';
import type { TimelineBar, TimelineGroup, TimelineRow, TimelineState } from './timeline-types.js';
import type { EditorProps } from './use-editor.js';
import type { SelectionProps } from './use-selection.js';

/** How a timeline is shown. In a container narrower than 1100 px, `timeline` shows cards. */
export type TimelineViewName = 'timeline' | 'table';

export interface TimelineSummary {
  label: string;
  /** Returns the text of a column, from its first to its last day. */
  value: (from: IsoDate, to: IsoDate) => string;
}

export interface TimelineProps<B extends TimelineBar = TimelineBar>
  extends EditorProps<B>, SelectionProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name, such as "Bookings of rooms". */
  label: string;
  /** The rows in display order. Keep the array identical between renders. */
  rows: readonly TimelineRow[];
  /** The groups of rows in display order. */
  groups?: readonly TimelineGroup[] | undefined;
  /** Ids of the folded groups (controlled). */
  folded?: readonly string[] | undefined;
  defaultFolded?: readonly string[] | undefined;
  onFoldedChange?: ((folded: readonly string[]) => void) | undefined;
  /** Name and look of the states of bars, by the key in `state`. */
  states?: Readonly<Record<string, TimelineState>> | undefined;
  /** First day of the timeline, `YYYY-MM-DD`. */
  from: IsoDate;
  /** Last day of the timeline. */
  to: IsoDate;
  /** Current day. Default: the user's current day. */
  today?: IsoDate | undefined;
  /** Language of dates, as a BCP 47 tag. Default: that of the `LocaleProvider`, otherwise `en`. */
  locale?: string | undefined;
  /** Scale in pixels per day, 0.25 to 64 (controlled). */
  zoom?: number | undefined;
  /** Initial scale: pixels per day, or the unit of the columns. */
  defaultZoom?: TimelineUnit | number | undefined;
  /** Called when zooming ended, with the scale and the unit of the columns. */
  onZoomChange?: ((zoom: number, unit: TimelineUnit) => void) | undefined;
  /** The unit that moves and resizes snap to (controlled). */
  snap?: TimelineUnit | undefined;
  defaultSnap?: TimelineUnit | undefined;
  onSnapChange?: ((snap: TimelineUnit) => void) | undefined;
  view?: TimelineViewName | undefined;
  defaultView?: TimelineViewName | undefined;
  onViewChange?: ((view: TimelineViewName) => void) | undefined;
  /** Called by a click or Enter on a bar, for example to open a panel. Without it a dialog changes the dates. */
  onBarOpen?: ((bar: B, event: Event) => void) | undefined;
  /** Renders the label of a row. Keep the function identical between renders. */
  rowHeader?: ((row: TimelineRow) => ReactNode) | undefined;
  /** A sticky last row with one text per column, such as a sum. */
  summary?: TimelineSummary | undefined;
  /** Content at the start of the tools, such as a search field. */
  toolbar?: ReactNode;
  /** Hides the tools. The page then offers zoom, undo and the choice of the view itself. */
  hideTools?: boolean | undefined;
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode;
  labels?: Partial<TimelineLabels> | undefined;
}
