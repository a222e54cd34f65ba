import type { CharacteristicId } from '@attesta/domain/classes/characteristics';
import { stageOf } from '@attesta/domain/devices/fields';
import { acceptsUnsure } from '@attesta/domain/devices/stage-requirements';
import { validateDevice } from '@attesta/domain/devices/validate';
import type { CalendarDate } from '@attesta/domain/values/dates';
import type { FormValues } from './form-values';

/**
 * Returns the questions of a group that "None of these" answers with No: those without an answer, except where No would
 * contradict another answer.
 */
export function openToNo(
  ids: readonly CharacteristicId[],
  values: FormValues,
  today: CalendarDate,
): readonly CharacteristicId[] {
  const isOpen = (id: CharacteristicId) =>
    values[id] === null || (values[id] === 'unsure' && !acceptsUnsure(id, stageOf(values)));
  return ids.filter((id) => isOpen(id) && !validateDevice({ ...values, [id]: 'no' }, { today })[id]);
}
