import type { Designation, NotifiedBody } from '../availability/schema.ts';
import type { CalendarDate } from '../values/dates.ts';
import { applyHardFilters } from './hard-filters.ts';
import type { Market } from './match.ts';
import type { UsedRequest } from './schema.ts';
import { earliestStart, findStartDay } from './start-day.ts';

/** A body that passed the hard filters, with the designation that counts. */
type Eligible = readonly (readonly [NotifiedBody, Designation])[];

/**
 * Finds the first start day of many requests on one day, by the rules of a match. Requests that differ only in the
 * target date share the hard filters, and equal ones the result.
 */
export class FirstStarts {
  readonly #market: Market;
  readonly #today: CalendarDate;
  readonly #eligible = new Map<string, Eligible>();
  readonly #starts = new Map<string, CalendarDate | null>();

  constructor(market: Market, today: CalendarDate) {
    this.#market = market;
    this.#today = today;
  }

  /**
   * Returns the earliest start day over all bodies of the lists of a match, or null without one.
   * @param request a request for which a match returns lists, see `gate`
   */
  of(request: UsedRequest): CalendarDate | null {
    const { regulation, classVariant, riskClass, procedure, sme, firstTime, codes } = request;
    const key = [regulation, classVariant, riskClass, procedure, sme, firstTime, ...codes].join(' ');
    const dated = `${key} ${earliestStart(request, this.#today)}`;
    const known = this.#starts.get(dated);
    if (known !== undefined) return known;
    const start = this.#firstOf(request, this.#eligibleFor(request, key));
    this.#starts.set(dated, start);
    return start;
  }

  #eligibleFor(request: UsedRequest, key: string): Eligible {
    const known = this.#eligible.get(key);
    if (known) return known;
    const eligible = this.#market.bodies.flatMap((body) => {
      const filtered = applyHardFilters(body, request);
      return 'designation' in filtered ? [[body, filtered.designation] as const] : [];
    });
    this.#eligible.set(key, eligible);
    return eligible;
  }

  #firstOf(request: UsedRequest, eligible: Eligible): CalendarDate | null {
    const starts = eligible.flatMap(([body, designation]) => {
      const found = findStartDay(body, designation, request, this.#market.windows, this.#today);
      return typeof found === 'string' ? [] : [found.start];
    });
    return starts.toSorted()[0] ?? null;
  }
}
