export type { BarDraft, CreateBar } from './edit-commands.js';
export {
  applyEdit,
  editOf,
  emptyHistory,
  inverseOf,
  redone,
  undone,
  withEdit,
  type BarChange,
  type EditHistory,
  type HistoryStep,
  type TimelineCommand,
  type TimelineEdit,
} from './edit-model.js';
export { overlapConflicts, type TimelineConflicts } from './edit-overlaps.js';
export type { TimelineUnit } from './timeline-days.js';
export type { BarWords, StepWords, TimelineLabels } from './timeline-labels.js';
export type { TimelineProps, TimelineSummary, TimelineViewName } from './timeline-props.js';
export type { TimelineBar, TimelineGroup, TimelineLook, TimelineRow, TimelineState } from './timeline-types.js';
export { Timeline } from './timeline.js';
export type { BarsChangeDetails, TimelineEditor } from './use-editor.js';
