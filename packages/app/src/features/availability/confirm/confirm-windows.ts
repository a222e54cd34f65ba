import { changeWindows } from '@attesta/domain/availability/calls';
import { inputOf } from '@attesta/domain/availability/changes';
import type { WindowView } from '@attesta/domain/availability/schema';
import { attach } from 'effector';
import { createCallFx } from '../../../platform/http/call-fx';

const changeWindowsFx = createCallFx(changeWindows);

/** A window of the signed-in body as it is: sending it again confirms it. */
const confirmationOf = (view: WindowView) => ({
  id: view.id,
  version: view.version,
  window: inputOf({ ...view, slots: view.slots ?? 1, reserved: view.reserved ?? 0 }),
});

/** Confirms windows of the signed-in body: all or none. Nothing but the day of their confirmation changes. */
export const confirmWindowsFx = attach({
  effect: changeWindowsFx,
  mapParams: (windows: readonly WindowView[]) => ({
    body: { changes: windows.map(confirmationOf), reservationsConfirmed: false },
  }),
});
