import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../values/dates.ts';
import { placesBand } from '../availability/places.ts';
import type { CodeId } from '../codes/codes.ts';
import { demo } from '../testing/demo.ts';
import { match } from './match.ts';
import { requestFrom } from './request.ts';
import { matchResultSchema, matchRequestSchema, type MatchResult, type MatchRequest } from './schema.ts';
import example from './testing/example.json' with { type: 'json' };
import expectedLists from './testing/expected-lists.json' with { type: 'json' };
import { aBody, aRequest, aWindow, demoMarket } from './testing/market.ts';
import { WindowIndex } from './window-index.ts';

type List = Extract<MatchResult, { result: 'list' }>;

const today = demo.day;

function listOf(result: MatchResult): List {
  if (result.result !== 'list') throw new Error(`Expected a list, got ${result.result}`);
  return result;
}

const requestOf = (id: string): MatchRequest => {
  const device = demo.devices.find((each) => each.id === id);
  if (!device?.operator) throw new Error(`No device ${id}`);
  return requestFrom({ id, ...device.answers }, device.operator);
};

describe('the worked example', () => {
  const result = listOf(match(matchRequestSchema.parse(example.request), demoMarket, { today: example.today }));

  it('has exactly the published matches', () => {
    const shown = result.matches.map(
      ({ reasons: _reasons, warnings: _warnings, lastConfirmed: _lastConfirmed, ...rest }) => rest,
    );
    expect(shown).toEqual(example.matches);
  });

  it('has the published other three lists', () => {
    expect(result.designatedNoWindow).toEqual(example.designatedNoWindow);
    expect(result.designatedNoCommonDay).toEqual(example.designatedNoCommonDay);
    expect(result.excluded).toStrictEqual(example.excluded);
  });

  it('starts from the request that its device produces', () => {
    expect(requestOf('dev-06')).toEqual({ ...example.request, openQuestions: [] });
  });
});

describe('the expected list of each demo device', () => {
  it.each(Object.entries(expectedLists))('%s', (id, expected) => {
    const result = match(requestOf(id), demoMarket, { today });
    expect(result.result).toBe(expected.result);
    if (!('matches' in expected)) return;
    const list = listOf(result);
    expect(
      list.matches.map(({ notifiedBody, total, start, limitingCode, places }) => [
        notifiedBody,
        total,
        start,
        limitingCode,
        places,
      ]),
    ).toEqual(expected.matches);
    expect(list.designatedNoWindow).toEqual(expected.designatedNoWindow);
    expect(list.designatedNoCommonDay).toEqual(expected.designatedNoCommonDay);
    expect(list.excluded).toHaveLength(expected.excludedCount);
  });
});

describe('the result', () => {
  it.each(demo.devices.map(({ id }) => id))('matches its schema for %s and has each body in exactly one list', (id) => {
    const result = match(requestOf(id), demoMarket, { today });
    expect(matchResultSchema.parse(result)).toEqual(result);
    if (result.result !== 'list') return;
    const listed = [
      ...result.matches.map(({ notifiedBody }) => notifiedBody),
      ...result.designatedNoCommonDay,
      ...result.designatedNoWindow,
      ...result.excluded.map(({ notifiedBody }) => notifiedBody),
    ];
    expect(listed.toSorted()).toEqual(demo.notifiedBodies.map(({ number }) => number).toSorted());
    expect(Object.keys(result.bodies).toSorted()).toEqual(listed.toSorted());
  });

  it('contains the facts behind each reason', () => {
    const [first] = listOf(match(requestOf('dev-06'), demoMarket, { today })).matches;
    expect(first?.reasons).toEqual({
      availability: { start: '2027-03-15', delayDays: 0 },
      leadTime: { medianMonths: 10, riskClass: 'IIa', unknown: false },
      capacity: { places: 'few', limitingCode: 'MDA0203' },
      language: { accepted: ['ro', 'en'], missing: [] },
      fees: {
        feeBand: 'low',
        unknown: false,
        maxFeeBand: null,
        bandsAbove: 0,
        smeScheme: { feeReductionPercent: 20, reservedCapacityPercent: 30 },
        smeSchemeApplies: true,
      },
      location: { country: 'RO', city: 'Brașov', sameCountry: true, hoursDifference: 0, unknown: false },
    });
  });

  it('contains public facts of a body, but nothing about its windows', () => {
    const { bodies } = listOf(match(requestOf('dev-06'), demoMarket, { today }));
    expect(bodies['9104']).toMatchObject({
      name: 'Utopia Device Assessment BV',
      country: 'NL',
      city: 'Utrecht',
      intake: 'limited',
    });
    expect(JSON.stringify(bodies)).not.toMatch(/slots|reserved"|updatedOn/);
  });

  it('is the same for the same input and day, regardless of the order of bodies and windows (D.25)', () => {
    const expected = match(requestOf('dev-11'), demoMarket, { today });
    const shuffled = fc.sample(fc.shuffledSubarray(demo.windows, { minLength: demo.windows.length }), {
      numRuns: 3,
      seed: 7,
    });
    for (const windows of shuffled) {
      const market = { bodies: demo.notifiedBodies.toReversed(), windows: new WindowIndex(windows) };
      const result = match(requestOf('dev-11'), market, { today });
      expect(result).toEqual(expected);
    }
  });
});

describe('free places', () => {
  const codes: CodeId[] = ['MDA0203', 'MDS1005', 'MDT2002'];
  /** The result with one body whose windows have these numbers of places, one window for each code and month. */
  const resultWith = (places: readonly (readonly number[])[], change: MatchRequest, days: number) => {
    const windows = places.flatMap((months, code) =>
      months.map((slots, month) =>
        aWindow({
          id: `w-${code}-${month}`,
          code: codes[code] ?? 'MDA0203',
          from: addDays(today, 30 * month),
          to: addDays(today, 30 * month + 29),
          slots: slots + 1,
          reserved: 1,
        }),
      ),
    );
    const market = { bodies: [aBody()], windows: new WindowIndex(windows) };
    return match(aRequest({ codes, wishedDate: addDays(today, days), ...change }), market, { today });
  };
  const inBand = { none: [0], few: [1, 2], some: [3, 4, 5], many: [6, 7, 40, 98] } as const;
  const bands = fc.array(fc.constantFrom<keyof typeof inBand>('none', 'few', 'some', 'many'), {
    minLength: 3,
    maxLength: 3,
  });
  const numbersIn = (band: keyof typeof inBand) => fc.constantFrom(...inBand[band]);

  it('of the same bands lead to the same response, whatever their numbers (D.86)', () => {
    const twoMarkets = fc.array(bands, { minLength: 3, maxLength: 3 }).chain((months) => {
      const numbers = fc.tuple(...months.map((month) => fc.tuple(...month.map(numbersIn))));
      return fc.tuple(numbers, numbers);
    });
    fc.assert(
      fc.property(twoMarkets, fc.boolean(), fc.integer({ min: 0, max: 80 }), ([one, other], sme, days) => {
        expect(JSON.stringify(resultWith(one, { sme }, days))).toBe(JSON.stringify(resultWith(other, { sme }, days)));
      }),
      { numRuns: 200 },
    );
  });

  it('of several pools lead to the same responses, whichever pools a request opens (D.86)', () => {
    const pools = ['general', 'sme', 'first_time'] as const;
    const responses = (numbers: readonly number[]) =>
      [[], ['sme'], ['firstTime'], ['sme', 'firstTime']].map((opened) => {
        const windows = pools.map((intakePool, at) =>
          aWindow({
            id: intakePool,
            code: 'MDA0203',
            from: today,
            to: addDays(today, 90),
            intakePool,
            slots: numbers[at]! + 1,
            reserved: 1,
          }),
        );
        const request = aRequest({
          codes: ['MDA0203'],
          sme: opened.includes('sme'),
          firstTime: opened.includes('firstTime'),
        });
        return JSON.stringify(match(request, { bodies: [aBody()], windows: new WindowIndex(windows) }, { today }));
      });
    const twoMarkets = bands.chain((of) => fc.tuple(fc.tuple(...of.map(numbersIn)), fc.tuple(...of.map(numbersIn))));
    // With sums of numbers, few places in both pools together means one in each.
    fc.assert(
      fc.property(twoMarkets, ([one, other]) => {
        expect(responses(one)).toEqual(responses(other));
      }),
      {
        numRuns: 100,
        examples: [
          [
            [
              [1, 1, 1],
              [2, 2, 2],
            ],
          ],
        ],
      },
    );
  });

  it('are in no response as a number (D.86)', () => {
    const response = resultWith([[37], [38], [39]], {}, 0);
    expect(listOf(response).matches[0]).toMatchObject({ places: 'many', limitingCode: 'MDA0203' });
    expect(JSON.stringify(response)).not.toMatch(/\b3[789]\b|slots/i);
  });

  it.each([
    [0, 'none'],
    [1, 'few'],
    [2, 'few'],
    [3, 'some'],
    [5, 'some'],
    [6, 'many'],
    [99, 'many'],
  ])('%i are "%s" (D.86)', (places, band) => expect(placesBand(places)).toBe(band));
});

describe('a class that needs no notified body', () => {
  it('is recognised from the class detail alone', () => {
    for (const classVariant of ['I', 'A', 'custom-made']) {
      expect(match({ classVariant }, demoMarket, { today })).toMatchObject({ result: 'no_notified_body_needed' });
    }
  });

  it('is treated the same at every stage of the device', () => {
    const device = demo.devices.find(({ id }) => id === 'dev-16');
    if (!device?.operator) throw new Error('No device dev-16');
    const idea = requestFrom({ ...device.answers, stage: 'idea' }, device.operator);
    expect(match(idea, demoMarket, { today })).toEqual(
      match({ ...requestOf('dev-16'), device: null }, demoMarket, { today }),
    );
  });
});

describe('a request with open questions', () => {
  it('leads to no statement about the need of a notified body (D.160)', () => {
    const open = { classVariant: 'I', openQuestions: ['sterile', 'measuring'] } satisfies MatchRequest;
    expect(match(open, demoMarket, { today })).toMatchObject({
      result: 'incomplete',
      missing: ['openQuestions'],
      request: { openQuestions: ['sterile', 'measuring'] },
    });
  });

  it('leads to no lists (D.160)', () => {
    const open = match(aRequest({ openQuestions: ['customMade'] }), demoMarket, { today });
    expect(open).toMatchObject({ result: 'incomplete', missing: ['openQuestions'] });
  });
});

describe('an incomplete request', () => {
  const missing = (change: MatchRequest) => {
    const result = match(aRequest(change), demoMarket, { today });
    return result.result === 'incomplete' ? result.missing : result.result;
  };

  it('lists the inputs that are missing or wrong', () => {
    expect(match({}, demoMarket, { today })).toMatchObject({
      result: 'incomplete',
      missing: ['regulation', 'classVariant', 'codes', 'languages'],
    });
    expect(missing({ classVariant: 'no such class' })).toEqual(['classVariant']);
    expect(missing({ codes: ['MDT2002', 'MDS1005'] })).toEqual(['codes']);
    expect(missing({ languages: [] })).toEqual(['languages']);
    expect(missing({ procedure: 'X+XI-A' })).toEqual(['procedure']);
    expect(missing({ classVariant: 'B' })).toEqual(['classVariant']);
    expect(missing({ riskClass: 'III' })).toEqual(['riskClass']);
  });

  it('does not list a missing procedure, target date, country or fee band', () => {
    expect(missing({ procedure: null, wishedDate: null, country: null, maxFeeBand: null })).toBe('list');
  });
});

describe('warnings', () => {
  const designations = aBody().designations.map((designation) => ({
    ...designation,
    conditions: [
      {
        id: 'c-9001-1',
        codes: ['MDA0202' as const, 'MDA0203' as const],
        text: 'excluding neonates',
        question: null,
        excludes: null,
        source: null,
      },
    ],
  }));
  const market = (updatedOn: string) => ({
    bodies: [aBody({ designations })],
    windows: new WindowIndex([aWindow({ code: 'MDA0203', from: '2026-01-01', to: '2027-12-31', updatedOn })]),
  });

  it('list conditions, missing languages and windows not confirmed for 90 days, without excluding a body', () => {
    const result = listOf(match(aRequest({ languages: ['en', 'ro'] }), market('2026-08-22'), { today }));
    expect(result.matches[0]?.warnings).toEqual([
      { id: 'condition', code: 'MDA0203', condition: 'excluding neonates' },
      { id: 'language', missing: ['ro'] },
      { id: 'stale', codes: ['MDA0203'], updatedOn: '2026-08-22' },
    ]);
  });

  it('do not include a window that was confirmed 90 days ago', () => {
    const result = listOf(match(aRequest(), market('2026-08-23'), { today }));
    expect(result.matches[0]?.warnings.map(({ id }) => id)).toEqual(['condition']);
  });
});

describe('the last confirmation', () => {
  it('is the latest of each limiting code, and the earliest of these (D.236)', () => {
    const days = { from: '2026-01-01', to: '2027-12-31' };
    const windows = new WindowIndex([
      aWindow({ ...days, code: 'MDA0203', updatedOn: '2026-09-01' }),
      aWindow({ ...days, code: 'MDA0203', updatedOn: '2026-10-05' }),
      aWindow({ ...days, code: 'MDT2002', updatedOn: '2026-11-01' }),
      aWindow({ ...days, code: 'MDA0203', updatedOn: '2026-11-20', manualStatus: 'closed' }),
    ]);
    const result = listOf(
      match(aRequest({ codes: ['MDA0203', 'MDT2002'] }), { bodies: [aBody()], windows }, { today }),
    );
    expect(result.matches[0]?.lastConfirmed).toBe('2026-10-05');
  });
});

describe('a window for some classes or procedures', () => {
  const startWith = (change: Partial<Parameters<typeof aWindow>[0]>, procedure?: string) => {
    const window = aWindow({ code: 'MDA0203', from: '2027-03-01', to: '2027-12-31', ...change });
    const market = { bodies: [aBody()], windows: new WindowIndex([window]) };
    return listOf(match(aRequest({ wishedDate: '2027-01-01', procedure }), market, { today })).matches[0]?.start;
  };

  it('counts if the class of the device is one of them', () => {
    expect(startWith({ classes: ['IIa', 'III'] })).toBe('2027-03-01');
    expect(startWith({ classes: ['III'] })).toBeUndefined();
  });

  it('counts if it covers one of the possible procedures', () => {
    expect(startWith({ procedures: ['XI(A)'] })).toBe('2027-03-01');
    expect(startWith({ procedures: ['IX(I)', 'IX(II)'] }, 'IX')).toBe('2027-03-01');
    expect(startWith({ procedures: ['IX(I)'] }, 'IX')).toBeUndefined();
    expect(startWith({ procedures: ['X'] })).toBeUndefined();
  });
});

describe('the window index', () => {
  it('is accessed only for the requested codes', () => {
    let reads = 0;
    class Counting extends WindowIndex {
      override of(notifiedBody: string, regulation: string, code: string) {
        reads += 1;
        return super.of(notifiedBody, regulation, code);
      }
    }
    const request = requestOf('dev-06');
    match(request, { bodies: demo.notifiedBodies, windows: new Counting(demo.windows) }, { today });
    expect(reads).toBeLessThanOrEqual(demo.notifiedBodies.length * (request.codes?.length ?? 0));
  });
});
