import type { OwnStep } from '@attesta/domain/availability/own-windows';
import type { Designation } from '@attesta/domain/availability/schema';
import { emptyHistory } from '@attesta/ui/data/timeline';
import { createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../../platform/session/model';
import { toastsWithdrawn } from '../../../platform/toasts/model';
import { restoredBy, stepIn, type RefusedChange, type WindowHistory } from './edit-history';
import type { EditedWindow } from './edited-windows';
import { $edit, windowsRestored } from './model';

/** The toast that offers to undo the last change. Another change closes it, because it would undo that one. */
export const undoTopic = 'availability-undo';

/** The designations were read. */
export const designationsLoaded = createEvent<readonly Designation[]>();
/** The user changed windows, or undid or redid a change: all windows, and each changed one as the user saw it before. */
export const stepsMade = createEvent<{ windows: readonly EditedWindow[]; steps: readonly OwnStep[] }>();
/** An edit was made, undone or redone. */
export const historyChanged = createEvent<WindowHistory>();
/** The user undoes or redoes a change outside of the timeline. */
export const historyStepped = createEvent<'undo' | 'redo'>();
/** A rule prevents a change. Nothing was changed. */
export const changeRefused = createEvent<RefusedChange>();

const $designations = createStore<readonly Designation[]>([])
  .on(designationsLoaded, (_, designations) => designations)
  .reset(sessionEnded);

/** The changes of the session that can be undone and redone. */
export const $history = createStore<WindowHistory>(emptyHistory)
  .on(historyChanged, (_, history) => history)
  .reset(sessionEnded);

/** The change that was refused last, until windows change. */
export const $refusedChange = createStore<RefusedChange | null>(null)
  .on(changeRefused, (_, refused) => refused)
  .reset(windowsRestored, sessionEnded);

sample({
  clock: stepsMade,
  source: $edit,
  fn: (state, { windows, steps }) => restoredBy(state, windows, steps),
  target: windowsRestored,
});

const stepped = sample({
  clock: historyStepped,
  source: { edit: $edit, history: $history, designations: $designations },
  fn: ({ edit, history, designations }, direction) => stepIn(history, direction, edit, designations),
});
sample({
  clock: stepped.filterMap((result) => (result?.kind === 'done' ? result.restored : undefined)),
  target: windowsRestored,
});
sample({
  clock: stepped.filterMap((result) => (result?.kind === 'done' ? result.history : undefined)),
  target: historyChanged,
});
sample({
  clock: stepped.filterMap((result) => (result?.kind === 'refused' ? result.refused : undefined)),
  target: changeRefused,
});
sample({ clock: historyChanged, fn: () => undoTopic, target: toastsWithdrawn });
