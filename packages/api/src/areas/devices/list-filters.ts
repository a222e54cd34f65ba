import { and, eq, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
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

const pattern = (search: string) => `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the condition that the owner's devices of a list meet. */
export function matches(ownerId: string, filters: DeviceFilters): SQL | undefined {
  const { state, search, stage, regulation, archivedAt } = filters;
  return and(
    eq(devices.ownerId, ownerId),
    state === 'archived' ? isNotNull(devices.archivedAt) : isNull(devices.archivedAt),
    search ? like(devices.searchText, pattern(search)) : undefined,
    stage ? eq(devices.stage, stage) : undefined,
    regulation ? eq(devices.regulation, regulation) : undefined,
    archivedAt ? eq(devices.archivedAt, new Date(archivedAt)) : undefined,
  );
}
