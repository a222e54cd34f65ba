import { issuingEntityOf, readUdi } from '@attesta/domain/identifiers/udi';
import { codeIn, codeSeparators, searchWords } from '@attesta/domain/values/search';
import { and, eq, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { devices } from '../../database/schema.ts';

/** The devices of a list. */
export interface DeviceFilters {
  readonly state: 'active' | 'archived';
  readonly search?: string | undefined;
  readonly stage?: string | undefined;
  readonly regulation?: string | undefined;
  /** ISO 8601 instant at which one call archived the devices. */
  readonly archivedAt?: string | undefined;
}

const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the identifier in a search that is a whole one, such as a barcode; null if it is none. */
function identifierIn(search: string): string | null {
  for (const field of ['udiDi', 'basicUdiDi'] as const) {
    const reading = readUdi(field, null, search);
    if (reading.result === 'valid' || (reading.result === 'unchecked' && issuingEntityOf(field, search) !== null))
      return reading.text;
  }
  return null;
}

/** The condition that a device has each word of a search, as `isFound` in the domain. A barcode stands for its DI. */
function hasWords(search: string): SQL | undefined {
  const codes = sql`translate(${devices.searchText}, ${codeSeparators}, '')`;
  const words = searchWords(identifierIn(search) ?? search);
  return and(
    ...words.map((word) => {
      const code = codeIn(word);
      const inText = like(devices.searchText, pattern(word));
      return code === null ? inText : or(inText, like(codes, pattern(code)));
    }),
  );
}

/** Returns the condition that the owner's devices of a list meet. */
export function matches(ownerId: string, filters: DeviceFilters): SQL | undefined {
  const { state, search, stage, regulation, archivedAt } = filters;
  return and(
    eq(devices.ownerId, ownerId),
    state === 'archived' ? isNotNull(devices.archivedAt) : isNull(devices.archivedAt),
    search ? hasWords(search) : undefined,
    stage ? eq(devices.stage, stage) : undefined,
    regulation ? eq(devices.regulation, regulation) : undefined,
    archivedAt ? eq(devices.archivedAt, new Date(archivedAt)) : undefined,
  );
}
