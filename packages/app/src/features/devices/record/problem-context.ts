import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import { issuingEntityFields, readingOf, type Identifiers } from '@attesta/domain/devices/identifiers';
import type { Stage } from '@attesta/domain/devices/vocabulary';
import type { IssuingEntity } from '@attesta/domain/identifiers/issuing-entities';
import type { UdiField } from '@attesta/domain/identifiers/udi';

/** What the message for a problem depends on. */
export interface ProblemContext {
  stage: Stage | null;
  /** For an identifier: its issuing entity. */
  issuingEntity?: IssuingEntity | null;
  /** For an identifier: the character, the likely number or the entity that the problem is about. */
  detail?: string;
}

const isIdentifier = (path: string): path is UdiField => Object.hasOwn(issuingEntityFields, path);
const isSeen = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** A character that cannot be seen is named by its code, such as U+001D. */
const named = (text: string) =>
  isSeen(text) ? text : `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns what the message for a problem at a path of a device depends on. */
export function problemContext(path: string, device: Identifiers & Pick<DeviceAnswers, 'stage'>): ProblemContext {
  const { stage } = device;
  if (!isIdentifier(path)) return { stage };
  const reading = readingOf(path, device);
  const detail = reading?.result === 'invalid' && reading.detail !== undefined && named(reading.detail);
  return { stage, issuingEntity: device[issuingEntityFields[path]], ...(detail && { detail }) };
}
