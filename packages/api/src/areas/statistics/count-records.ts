import { accountCells } from '@attesta/domain/statistics/account-cells';
import { deviceCells, isOpen, neededFrom } from '@attesta/domain/statistics/device-cells';
import { cellId } from '@attesta/domain/statistics/figures';
import { nextStartCells } from '@attesta/domain/statistics/next-start';
import { quartersFrom } from '@attesta/domain/statistics/quarters';
import { scarcityQuarters } from '@attesta/domain/statistics/scarcity';
import { Tally } from '@attesta/domain/statistics/tally';
import { FirstStarts } from '@attesta/domain/matching/first-start';
import { gate } from '@attesta/domain/matching/gate';
import type { Market } from '@attesta/domain/matching/match';
import { completeRequest, requestFrom } from '@attesta/domain/matching/request';
import { daysBetween, type CalendarDate } from '@attesta/domain/values/dates';
import type { Queries } from '../../database/database.ts';
import { accountPages, devicePages, type DeviceRow } from './pages.ts';
import type { Pause } from '../../http/pause.ts';

/** The records as counted, before suppression. */
export interface CountedRecords {
  readonly tally: Tally;
  /** Days from the target date to the first start of devices, null without any, by the id of a cell of `next-start`. */
  readonly days: ReadonlyMap<string, readonly (number | null)[]>;
  /** Whether an account of the demo data was counted. */
  readonly isDemo: boolean;
}

/** Counts the active accounts and the devices in use. */
export async function countRecords(
  queries: Queries,
  today: CalendarDate,
  market: Market,
  pause: Pause,
): Promise<CountedRecords> {
  const tally = new Tally();
  const days = new Map<string, (number | null)[]>();
  const starts = new FirstStarts(market, today);
  const lastDay = quartersFrom(today, scarcityQuarters).at(-1)?.to ?? today;
  let isDemo = false;

  function addNextStart({ owner, answers, role, companySize }: DeviceRow): void {
    const from = neededFrom(answers, today);
    if (from === null || from > lastDay || !isOpen(answers)) return;
    const request = completeRequest(requestFrom(answers, { companySize: companySize ?? 'large', role }));
    if (gate(request).result !== 'list' || request.regulation === null || request.riskClass === null) return;
    const start = starts.of(request);
    const cells = nextStartCells(request.regulation, request.riskClass, from);
    tally.add(owner, cells);
    for (const { figure, dimensions } of cells) {
      const id = cellId(figure, dimensions);
      days.set(id, days.get(id) ?? []);
      days.get(id)?.push(start === null ? null : daysBetween(from, start));
    }
  }

  for await (const page of accountPages(queries))
    for (const account of page) {
      isDemo ||= account.isDemo;
      // Each account is one organisation.
      if (account.isActive) tally.add(account.id, accountCells(account.role, account.companySize));
      await pause();
    }
  for await (const page of devicePages(queries))
    for (const device of page) {
      if (!device.isCounted) continue;
      tally.add(device.owner, deviceCells(device.answers, today, lastDay));
      addNextStart(device);
      await pause();
    }
  return { tally, days, isDemo };
}
