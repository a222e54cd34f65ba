import type { WindowView } from '@attesta/domain/availability/schema';

/** Returns the windows to come that were not confirmed for 90 days, oldest confirmation first. */
export const staleWindows = (windows: readonly WindowView[]): WindowView[] =>
  windows
    .filter(({ past, freshness }) => !past && freshness === 'stale')
    .toSorted((one, other) => one.updatedOn.localeCompare(other.updatedOn));
