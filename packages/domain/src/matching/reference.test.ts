import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NotifiedBody, Window } from '../availability/schema.ts';
import type { CodeId } from '../codes/codes.ts';
import { addDays } from '../values/dates.ts';
import { demo } from '../testing/demo.ts';
import { match } from './match.ts';
import { compareMatches } from './rank.ts';
import { completeRequest, requestFrom } from './request.ts';
import { criteria, defaultWeights, weightsSchema, type MatchRequest, type Weights } from './schema.ts';
import { aBody, aRequest, aWindow } from './testing/market.ts';
import { referenceRow } from './testing/reference.ts';
import { WindowIndex } from './window-index.ts';

interface Case {
  request: MatchRequest;
  bodies: readonly NotifiedBody[];
  windows: readonly Window[];
  weights?: Weights;
}

const byNumber = (a: { notifiedBody: string }, b: { notifiedBody: string }) =>
  Number(a.notifiedBody) - Number(b.notifiedBody);

/** The four lists of the product; null if its result has no lists. */
function byProduct({ request, bodies, windows, weights = defaultWeights }: Case) {
  const result = match(request, { bodies, windows: new WindowIndex(windows) }, { today: demo.day, weights });
  if (result.result !== 'list') return null;
  return {
    matches: result.matches.map(({ notifiedBody, start, limitingCode, places, total }) => ({
      notifiedBody,
      start,
      limitingCode,
      places,
      total,
    })),
    designatedNoWindow: result.designatedNoWindow,
    designatedNoCommonDay: result.designatedNoCommonDay,
    excluded: result.excluded.map(({ notifiedBody, fails }) => ({ notifiedBody, fails })),
  };
}

/** The four lists of the reference implementation. */
function byReference({ request, bodies, windows, weights = defaultWeights }: Case) {
  if (['I', 'A', 'custom-made'].includes(request.classVariant ?? '')) return null;
  const rows = bodies
    .map((body) => referenceRow(body, windows, completeRequest(request), weights, demo.day))
    .toSorted(byNumber);
  const inGroup = (group: string) => rows.filter((row) => row.group === group);
  return {
    matches: inGroup('match')
      .map(({ notifiedBody, start = '', limitingCode, places, tenths }) => ({
        notifiedBody,
        start,
        limitingCode,
        places,
        total: Number(tenths) / 10,
      }))
      .toSorted((a, b) => b.total - a.total || a.start.localeCompare(b.start) || byNumber(a, b)),
    designatedNoWindow: inGroup('designated_no_window').map(({ notifiedBody }) => notifiedBody),
    designatedNoCommonDay: inGroup('designated_no_common_day').map(({ notifiedBody }) => notifiedBody),
    excluded: inGroup('excluded').map(({ notifiedBody, fails }) => ({ notifiedBody, fails })),
  };
}

const weightsArbitrary = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map(
    (cuts) =>
      Object.fromEntries(
        criteria.map((criterion, index) => [criterion, (cuts[index + 1] ?? 0) - (cuts[index] ?? 0)]),
      ) as Weights,
  );

describe('the product and the reference implementation agree', () => {
  it.each(demo.devices.map(({ id, answers, operator }) => [id, answers, operator] as const))(
    'for the demo device %s',
    (id, answers, operator) => {
      if (!operator) throw new Error(`No operator of ${id}`);
      const each = { request: requestFrom(answers, operator), bodies: demo.notifiedBodies, windows: demo.windows };
      expect(byProduct(each)).toEqual(byReference(each));
    },
  );

  it('for demo devices with other choices and weights', () => {
    const choices = fc.record({
      procedure: fc.constant(null),
      wishedDate: fc.option(fc.integer({ min: -100, max: 700 }).map((days) => addDays(demo.day, days))),
      sme: fc.boolean(),
      firstTime: fc.boolean(),
      maxFeeBand: fc.constantFrom('low', 'medium', 'high', null),
      country: fc.constantFrom('RO', 'IN', 'BR', 'GB', null),
    });
    const requests = demo.devices.flatMap(({ answers, operator }) =>
      operator ? [requestFrom(answers, operator)] : [],
    );
    fc.assert(
      fc.property(fc.constantFrom(...requests), choices, weightsArbitrary, (request, choice, weights) => {
        const each = {
          request: { ...request, ...choice },
          bodies: demo.notifiedBodies.slice(0, 8),
          windows: demo.windows,
          weights,
        };
        expect(byProduct(each)).toEqual(byReference(each));
      }),
      { numRuns: 25 },
    );
  });

  it('for windows of every kind', () => {
    const ids: CodeId[] = ['MDA0203', 'MDS1005', 'MDT2002'];
    const window = fc
      .record({
        code: fc.constantFrom(...ids),
        start: fc.integer({ min: -40, max: 60 }),
        length: fc.integer({ min: 0, max: 40 }),
        slots: fc.integer({ min: 1, max: 8 }),
        taken: fc.integer({ min: 0, max: 4 }),
        intakePool: fc.constantFrom('general', 'sme', 'first_time'),
        manualStatus: fc.constantFrom(null, null, null, 'closed'),
        classes: fc.constantFrom([], [], ['IIa'], ['III']),
        procedures: fc.constantFrom([], [], ['IX(I)', 'IX(II)'], ['XI(A)'], ['X']),
      })
      .map(({ start, length, taken, classes, procedures, ...rest }) =>
        aWindow({
          ...rest,
          classes: [...classes],
          procedures: [...procedures],
          reserved: Math.min(taken, rest.slots),
          from: addDays(demo.day, start),
          to: addDays(demo.day, start + length),
        }),
      );
    const choices = fc.record({
      sme: fc.boolean(),
      firstTime: fc.boolean(),
      procedure: fc.constantFrom(null, 'IX', 'TD+XI-A'),
      wishedDate: fc.option(fc.integer({ min: -10, max: 60 }).map((days) => addDays(demo.day, days))),
    });
    fc.assert(
      fc.property(
        fc.array(window, { maxLength: 10 }),
        choices,
        fc.constantFrom(null, addDays(demo.day, 30)),
        (windows, choice, validTo) => {
          const body = aBody({
            designations: aBody().designations.map((designation) => ({ ...designation, validTo })),
          });
          const each = { request: aRequest({ codes: ids, ...choice }), bodies: [body], windows };
          expect(byProduct(each)).toEqual(byReference(each));
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('order', () => {
  const ranked = fc.record({
    total: fc.integer({ min: 700, max: 703 }).map((tenths) => tenths / 10),
    start: fc.constantFrom('2027-01-01', '2027-01-02'),
    notifiedBody: fc.constantFrom('9001', '9002', '9003'),
  });

  it('is total and transitive', () => {
    fc.assert(
      fc.property(ranked, ranked, ranked, (a, b, c) => {
        expect(Math.sign(compareMatches(a, b)) + Math.sign(compareMatches(b, a))).toBe(0);
        expect(compareMatches(a, b) !== 0 || a.notifiedBody === b.notifiedBody).toBe(true);
        expect(!(compareMatches(a, b) <= 0 && compareMatches(b, c) <= 0) || compareMatches(a, c) <= 0).toBe(true);
      }),
    );
  });
});

describe('weights', () => {
  it('are whole numbers from 0 to 100 that sum to 100', () => {
    expect(weightsSchema.safeParse(defaultWeights).success).toBe(true);
    fc.assert(fc.property(weightsArbitrary, (weights) => weightsSchema.safeParse(weights).success));
    expect(weightsSchema.safeParse({ ...defaultWeights, fees: 11 }).success).toBe(false);
    expect(weightsSchema.safeParse({ ...defaultWeights, fees: 9.5, location: 10.5 }).success).toBe(false);
    expect(weightsSchema.safeParse({ ...defaultWeights, fees: -10, location: 30 }).success).toBe(false);
    expect(weightsSchema.safeParse({ ...defaultWeights, price: 0 }).success).toBe(false);
  });
});
