import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { deviceFacts, type DeviceFacts } from '@attesta/domain/device-summary/facts';
import { deviceSummary } from '@attesta/domain/device-summary/summary';
import { completeDevice } from '@attesta/domain/devices/complete';
import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { devices } from '../../database/schema.ts';
import { listOrder } from './list-order.ts';

/** Number of devices whose answers are read at once: some milliseconds. Other requests are handled in between. */
const pageSize = 25;
/** Maximum number of devices whose facts are kept, in memory: about 20 MB. */
const maxKept = 20_000;

interface KeptFacts {
  readonly version: number;
  readonly facts: DeviceFacts;
}

/**
 * Summarizes the devices of accounts. The facts about a device depend only on its answers, so they are kept for each
 * version: only devices that changed since the last summary are read and evaluated again.
 */
export class DeviceSummaries {
  readonly #kept = new Map<string, KeptFacts>();
  /** The last summary of each account, while it runs. */
  readonly #running = new Map<string, Promise<unknown>>();

  /**
   * Returns the summary of an owner's devices that are not archived. Simultaneous summaries of one owner run one after
   * another, so that none repeats the work of another.
   */
  async summarize(queries: Queries, ownerId: string, today: CalendarDate): Promise<DeviceSummary> {
    const before = this.#running.get(ownerId);
    const result = (before ?? Promise.resolve()).then(() => this.#summarize(queries, ownerId, today));
    const finished = result.catch(() => undefined);
    this.#running.set(ownerId, finished);
    await finished;
    if (this.#running.get(ownerId) === finished) this.#running.delete(ownerId);
    return result;
  }

  async #summarize(queries: Queries, ownerId: string, today: CalendarDate): Promise<DeviceSummary> {
    const isInUse = and(eq(devices.ownerId, ownerId), isNull(devices.archivedAt));
    const rows = await queries
      .select({ id: devices.id, version: devices.version })
      .from(devices)
      .where(isInUse)
      .orderBy(listOrder('-changed').forward);
    const found = new Map<string, DeviceFacts>();
    for (const { id, version } of rows) {
      const kept = this.#kept.get(id);
      if (kept?.version === version) found.set(id, kept.facts);
    }
    const changed = rows.map(({ id }) => id).filter((id) => !found.has(id));
    for (let start = 0; start < changed.length; start += pageSize) {
      if (start > 0) await yieldToEvents();
      const page = await queries
        .select({ id: devices.id, version: devices.version, answers: devices.answers })
        .from(devices)
        .where(and(isInUse, inArray(devices.id, changed.slice(start, start + pageSize))));
      for (const { id, version, answers } of page) {
        const facts = deviceFacts({ ...completeDevice(answers), id });
        found.set(id, facts);
        this.#keep(id, { version, facts });
      }
    }
    // A device that was archived or deleted since the first query is omitted.
    return deviceSummary(
      rows.flatMap(({ id }) => found.get(id) ?? []),
      today,
    );
  }

  #keep(id: string, facts: KeptFacts): void {
    this.#kept.delete(id);
    this.#kept.set(id, facts);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
