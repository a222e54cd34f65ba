import { listDevices, maxPageSize } from '@attesta/domain/devices/calls';

/** The read of all devices in use, for the counts and the next dates. */
export const devicesRead = [listDevices, { query: { pageSize: maxPageSize } }] as const;
