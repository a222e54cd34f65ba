import type { ResponseOf } from '@attesta/domain/contract/call';
import type { listDevices } from '@attesta/domain/devices/calls';
import { defaultDeviceSort, deviceCursor, deviceSorts, type DeviceSort } from '@attesta/domain/devices/order';
import { stages, type Stage } from '@attesta/domain/devices/vocabulary';
import { searchOf } from '../../../platform/forms/search-text';

/** Position of a page in the list: after or before a cursor of the server. Both are null for the first page. */
export interface PagePosition {
  after: string | null;
  before: string | null;
}

/** Filters, order and position of the list, as stored in the URL. */
export interface ListQuery extends PagePosition {
  search: string;
  stage: Stage | null;
  /** Whether current or archived devices are shown. */
  state: 'active' | 'archived';
  sort: DeviceSort;
}

export type DevicePage = ResponseOf<typeof listDevices>;

const pageSize = 20;

/** Position of the first page. */
export const firstPage: PagePosition = { after: null, before: null };

const isStage = (text: string | null): text is Stage => (stages as readonly (string | null)[]).includes(text);
const isSort = (text: string | null): text is DeviceSort => (deviceSorts as readonly (string | null)[]).includes(text);

/** Returns the text if it is a cursor of the order, else null. */
const cursorOf = (text: string | null, sort: DeviceSort): string | null =>
  deviceCursor.safeParse(text).data?.[0] === sort ? text : null;

/** Reads the query parameters. Invalid values are ignored. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const stage = parameters.get('stage');
  const sortText = parameters.get('sort');
  const sort = isSort(sortText) ? sortText : defaultDeviceSort;
  const after = cursorOf(parameters.get('after'), sort);
  return {
    search: searchOf(parameters.get('search') ?? ''),
    stage: isStage(stage) ? stage : null,
    state: parameters.get('state') === 'archived' ? 'archived' : 'active',
    sort,
    after,
    before: after === null ? cursorOf(parameters.get('before'), sort) : null,
  };
}

/** Returns the input of the call that loads a page of the list. */
export function listInput({ search, stage, state, sort, after, before }: ListQuery) {
  const filters = { ...(search && { search }), ...(stage && { stage }), ...(state === 'archived' && { state }) };
  const order = { ...(sort !== defaultDeviceSort && { sort }) };
  const position = { ...(after && { after }), ...(before && { before }) };
  return { query: { pageSize, ...filters, ...order, ...position } };
}

/** Returns the query parameters of a list query, without defaults. */
export function listSearchParams(query: ListQuery): URLSearchParams {
  const { pageSize: _, ...rest } = listInput(query).query;
  return new URLSearchParams(rest);
}

/**
 * Whether the first page should be shown instead: the page is empty, or it was requested backwards and has no previous
 * page, so it may have fewer rows than the first page.
 */
export const isStale = (
  position: PagePosition,
  { devices, previous }: Pick<DevicePage, 'devices' | 'previous'>,
): boolean => {
  const isFirst = position.after === null && position.before === null;
  return !isFirst && (devices.length === 0 || (position.before !== null && previous === null));
};
