import type { IsoDate } from '../../foundation/dates/calendar-dates.js';

/** How a bar is drawn. Each look differs by outline or pattern, so that colour is never the only difference. */
export type TimelineLook = 'outline' | 'hatched' | 'solid' | 'crossed' | 'dashed';

/** A state of bars. */
export interface TimelineState {
  /** Part of the accessible name of a bar and of the table. */
  label: string;
  look: TimelineLook;
}

/** A bar: one period of one row. Both dates are inclusive calendar dates (ADR 0021). Extend it with your own fields. */
export interface TimelineBar {
  /** Unique among all bars. */
  id: string;
  /** Id of the row. Bars of an unknown row are not shown. */
  row: string;
  /** First day, `YYYY-MM-DD`. */
  from: IsoDate;
  /** Last day, `YYYY-MM-DD`. A bar that ends before it starts is not shown. */
  to: IsoDate;
  /** Figures of the bar, such as "1 of 4 free", shown inside it if there is room, and part of its name. */
  text?: string | undefined;
  /** Key in `states`. */
  state?: string | undefined;
  /** Share that is filled from the start, 0 to 1. */
  fill?: number | undefined;
  /** A text that needs attention, such as "Not confirmed for 90 days": shown by a cap at the start, part of the name. */
  mark?: string | undefined;
  /** The bar can be opened and copied, but not changed. */
  readOnly?: boolean | undefined;
}

/** A row: one resource. */
export interface TimelineRow {
  /** Unique among rows and groups. */
  id: string;
  label: string;
  /** A second, muted text after the label. */
  description?: string | undefined;
  /** Figures at the end of the row header, such as "7 free". */
  end?: string | undefined;
  /** Figures of the row on a card, such as "Next free 2 Mar". Default: `end`. */
  cardEnd?: string | undefined;
  /** Id of the group that contains the row. */
  group?: string | undefined;
}

/** A group of rows that users can fold. */
export interface TimelineGroup {
  /** Unique among rows and groups. */
  id: string;
  label: string;
  /** Figures at the end of the row header, such as a sum. */
  end?: string | undefined;
  /** Id of the group that contains this one. */
  group?: string | undefined;
}
