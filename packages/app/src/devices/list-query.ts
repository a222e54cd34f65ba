import { deviceCursor, type listDevices } from '@attesta/domain/device/calls';
import type { ResponseOf } from '@attesta/domain/calls';
import { stages, type Stage } from '@attesta/domain/device/vocabulary';

/** Where a page of the list begins: after or before a device, by the server's cursors; both null is the first page. */
export interface Place {
  after: string | null;
  before: string | null;
}

/** What the list shows, as the address says it. */
export interface ListQuery extends Place {
  search: string;
  stage: Stage | null;
}

export type DevicePage = ResponseOf<typeof listDevices>;

export const pageSize = 20;
const longestSearch = 100;

/** The first page. */
export const atStart: Place = { after: null, before: null };

const isStage = (text: string | null): text is Stage => (stages as readonly (string | null)[]).includes(text);
const cursorOf = (text: string | null): string | null => (deviceCursor.safeParse(text).success ? text : null);

/** A search as the server takes it: one line, not too long. */
export const searchOf = (text: string): string =>
  text
    .replace(/\p{Cc}+|\p{Cs}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();

/** Reads the list's part of an address; what makes no sense there is left out. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const stage = parameters.get('stage');
  const after = cursorOf(parameters.get('after'));
  return {
    search: searchOf(parameters.get('search') ?? ''),
    stage: isStage(stage) ? stage : null,
    after,
    before: after === null ? cursorOf(parameters.get('before')) : null,
  };
}

/** The address' query of a list; the defaults are left out. */
export function listAddress({ search, stage, after, before }: ListQuery): URLSearchParams {
  const filters = { ...(search && { search }), ...(stage && { stage }) };
  const place = { ...(after && { after }), ...(before && { before }) };
  return new URLSearchParams({ ...filters, ...place });
}

/**
 * Whether the first page should be shown instead: nothing is left at this place, or nothing is before the devices that are
 * before it.
 */
export const isStale = (place: Place, { devices, previous }: Pick<DevicePage, 'devices' | 'previous'>): boolean => {
  const isFirst = place.after === null && place.before === null;
  return !isFirst && (devices.length === 0 || (place.before !== null && previous === null));
};
