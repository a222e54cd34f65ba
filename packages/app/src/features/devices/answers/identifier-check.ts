import {
  canonicalIdentifiers,
  issuingEntityFields,
  readingOf,
  type Identifiers,
} from '@attesta/domain/devices/identifiers';
import type { IdentifierProblem } from '@attesta/domain/identifiers/reading';
import type { UdiField } from '@attesta/domain/identifiers/udi';

/**
 * State of an identifier while it is typed. `entity`: the issuing entity must be chosen, unless the text itself shows
 * what is wrong.
 */
export type IdentifierState = 'empty' | 'entity' | 'valid' | 'unchecked' | IdentifierProblem;

/** An identifier as it is stored, and its issuing entity, which may follow from it. */
function canonicalOf(field: UdiField, device: Identifiers) {
  const { [field]: text = device[field], [issuingEntityFields[field]]: entity = device[issuingEntityFields[field]] } =
    canonicalIdentifiers(device, null);
  return { text, entity };
}

/** Returns what replaces an identifier once it was entered; null if it stays as it was typed. */
export function acceptedIdentifier(field: UdiField, device: Identifiers) {
  const { text, entity } = canonicalOf(field, device);
  const isSame = text === device[field] && entity === device[issuingEntityFields[field]];
  return isSame ? null : { text, entity };
}

/** Checks a Basic UDI-DI or UDI-DI against the rules of its issuing entity (MDR Annex VI part C). */
export function identifierState(field: UdiField, device: Identifiers): IdentifierState {
  const { entity } = canonicalOf(field, device);
  const reading = readingOf(field, { ...device, [issuingEntityFields[field]]: entity });
  if (reading === null) return 'empty';
  if (entity === null && (reading.result !== 'invalid' || reading.reason === 'identifier_form')) return 'entity';
  return reading.result === 'invalid' ? reading.reason : reading.result;
}
