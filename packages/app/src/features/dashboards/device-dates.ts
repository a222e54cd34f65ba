import type { Device } from '@attesta/domain/devices/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { expiryOf, targetOf } from './attention';
import { monthOf, monthsFrom, type Month } from './months';

export interface DeviceDate {
  device: Device;
  kind: 'target' | 'expiry';
  on: CalendarDate;
}

export interface DeviceDates {
  /** The twelve months from the current one. */
  months: readonly Month[];
  /** The months that have dates, with their dates in order. */
  groups: readonly { month: Month; dates: readonly DeviceDate[] }[];
  /** Dates after the twelve months, in order. */
  later: readonly DeviceDate[];
}

/** Returns the dates of the devices from today, by month: target application dates and last days of certificates. */
export function deviceDates(devices: readonly Device[], today: CalendarDate): DeviceDates {
  const months = monthsFrom(today);
  const last = months.at(-1)!;
  const dates = devices
    .flatMap((device): DeviceDate[] => {
      const [target, expiry] = [targetOf(device), expiryOf(device)];
      return [
        ...(target === null ? [] : [{ device, kind: 'target' as const, on: target }]),
        ...(expiry === null ? [] : [{ device, kind: 'expiry' as const, on: expiry }]),
      ];
    })
    .filter(({ on }) => on >= today)
    .sort((one, other) => one.on.localeCompare(other.on));
  return {
    months,
    groups: months
      .map((month) => ({ month, dates: dates.filter(({ on }) => monthOf(on) === month) }))
      .filter((group) => group.dates.length > 0),
    later: dates.filter(({ on }) => monthOf(on) > last),
  };
}
