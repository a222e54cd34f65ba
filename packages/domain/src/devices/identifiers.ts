import type { IssuingEntity } from '../identifiers/issuing-entities.ts';
import type { IdentifierReading } from '../identifiers/reading.ts';
import { issuingEntityOf, readUdi, type UdiField } from '../identifiers/udi.ts';
import type { DeviceAnswers } from './schema.ts';

/** The field with the issuing entity of each identifier. Each has its own (EUDAMED BR-UDID-003 and 644). */
export const issuingEntityFields = {
  basicUdiDi: 'basicIssuingEntity',
  udiDi: 'issuingEntity',
} as const satisfies Record<UdiField, keyof DeviceAnswers>;

/** The identifiers of a device and their issuing entities. */
export type Identifiers = Pick<DeviceAnswers, UdiField | (typeof issuingEntityFields)[UdiField]>;

/** Returns what an identifier of a device is read as; null if the device has none. */
export function readingOf(field: UdiField, device: Identifiers): IdentifierReading | null {
  const text = device[field];
  if (text === null || text.trim() === '') return null;
  return readUdi(
    field,
    device[issuingEntityFields[field]],
    text,
    field === 'basicUdiDi' ? canonicalUdiDi(device) : null,
  );
}

function canonicalUdiDi(device: Identifiers): string | null {
  const reading = readingOf('udiDi', device);
  return reading && reading.result !== 'invalid' ? reading.text : null;
}

/** Whether an identifier is as it was stored. A EUDAMED DI also depends on the UDI-DI. */
export function isSameIdentifier(field: UdiField, device: Identifiers, previous: Identifiers | null): boolean {
  const entity = issuingEntityFields[field];
  return (
    previous !== null &&
    device[field] === previous[field] &&
    device[entity] === previous[entity] &&
    (device[entity] !== 'EUDAMED' || field === 'udiDi' || isSameIdentifier('udiDi', device, previous))
  );
}

/** Returns the issuing entity: the given one, for a Basic UDI-DI that of the UDI-DI if it fits, or the only one that fits. */
function entityFor(field: UdiField, device: Identifiers, text: string): IssuingEntity | null {
  const given = device[issuingEntityFields[field]];
  if (given !== null) return given;
  const other = field === 'basicUdiDi' ? device.issuingEntity : null;
  const fits = other !== null && readUdi(field, other, text, canonicalUdiDi(device)).result !== 'invalid';
  return fits ? other : issuingEntityOf(field, text);
}

function canonical(field: UdiField, device: Identifiers): Partial<Identifiers> {
  const text = device[field];
  if (text === null) return {};
  const entity = entityFor(field, device, text);
  const entityField = issuingEntityFields[field];
  const reading = readingOf(field, { ...device, [entityField]: entity });
  return reading && reading.result !== 'invalid' ? { [field]: reading.text, [entityField]: entity } : {};
}

/**
 * Returns the identifiers in their canonical forms, which are stored, compared and shown, and the issuing entities that
 * are clear from them. What is no identifier, or is as it was stored, stays as it is.
 */
export function canonicalIdentifiers(device: Identifiers, previous: Identifiers | null): Partial<Identifiers> {
  const changed = (field: UdiField) => !isSameIdentifier(field, device, previous);
  const udi = changed('udiDi') ? canonical('udiDi', device) : {};
  return { ...udi, ...(changed('basicUdiDi') && canonical('basicUdiDi', { ...device, ...udi })) };
}
