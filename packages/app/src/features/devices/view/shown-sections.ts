import type { CharacteristicId } from '@attesta/domain/classes/characteristics';
import type { AskedField } from '@attesta/domain/devices/fields';
import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import { isAnswered, isCharacteristic, sectionsFor, type Section, type SectionId } from '../record/sections';

/** Id of the element of a section on the device page. */
export const sectionElementId = (id: SectionId): string => `section-${id}`;

/** Returns the sections of a device page, each with the fields that are required or have an answer. */
export const shownSections = (device: DeviceAnswers): Section[] =>
  sectionsFor(device, null).flatMap((section) => {
    const fields = section.fields.filter(
      ({ id, required }) => required || id === 'classVariant' || isAnswered(device, id),
    );
    return fields.length > 0 ? [{ ...section, fields }] : [];
  });

/** Returns the characteristics of a section by their answer; `open` are those without one. */
export function characteristicsByAnswer(
  fields: readonly AskedField[],
  device: DeviceAnswers,
): Record<'yes' | 'unsure' | 'no' | 'open', CharacteristicId[]> {
  const ids = fields.map(({ id }) => id).filter(isCharacteristic);
  const answered = (answer: 'yes' | 'unsure' | 'no') => ids.filter((id) => device[id] === answer);
  return {
    yes: answered('yes'),
    unsure: answered('unsure'),
    no: answered('no'),
    open: ids.filter((id) => !isAnswered(device, id)),
  };
}
