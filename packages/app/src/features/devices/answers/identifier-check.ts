import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import { checkBasicUdi, checkUdiDi } from '@attesta/domain/identifiers/udi';

/** State of an identifier while it is typed. `entity`: the issuing entity must be chosen first. */
export type IdentifierState = 'empty' | 'entity' | 'valid' | 'unchecked' | 'identifier_form' | 'identifier_check';

const checks = { basicUdiDi: checkBasicUdi, udiDi: checkUdiDi };
export type IdentifierField = keyof typeof checks;

/** Checks a Basic UDI-DI or UDI-DI against the rules of its issuing entity (MDR Annex VI part C). */
export function identifierState(
  field: IdentifierField,
  device: Pick<DeviceAnswers, IdentifierField | 'issuingEntity'>,
): IdentifierState {
  const text = device[field]?.trim() ?? '';
  if (text === '') return 'empty';
  if (device.issuingEntity === null) return 'entity';
  const outcome = checks[field](device.issuingEntity, text);
  return outcome.result === 'invalid' ? outcome.reason : outcome.result;
}
