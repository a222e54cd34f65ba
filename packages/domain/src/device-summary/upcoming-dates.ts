import type { DeviceDate, DeviceSummary } from '../devices/summary-schema.ts';
import { addMonths, type CalendarDate } from '../values/dates.ts';
import type { DeviceFacts } from './facts.ts';

/** Number of months with listed dates: the current one and those that follow. */
const monthCount = 12;
/** Maximum number of listed dates. */
export const maxDates = 100;

const datesOf = ({ device, target, expiry }: DeviceFacts): DeviceDate[] => [
  ...(target === null ? [] : [{ device, kind: 'target' as const, on: target }]),
  ...(expiry === null ? [] : [{ device, kind: 'expiry' as const, on: expiry }]),
];

/** Returns the target application dates and last days of certificates from today, in order. */
export function upcomingDates(
  devices: readonly DeviceFacts[],
  today: CalendarDate,
): Pick<DeviceSummary, 'dates' | 'laterDates'> {
  const upcoming = devices
    .flatMap(datesOf)
    .filter(({ on }) => on >= today)
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const firstLaterMonth = addMonths(today, monthCount).slice(0, 7);
  const dates = upcoming.filter(({ on }) => on < firstLaterMonth).slice(0, maxDates);
  const later = upcoming.slice(dates.length);
  return { dates, laterDates: later[0] ? { count: later.length, first: later[0].on } : null };
}
