import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { match } from './match.ts';
import { requestFrom } from './request.ts';
import { matchAnswerSchema, matchRequestSchema, type MatchAnswer, type MatchRequest } from './schema.ts';
import example from './testing/example.json' with { type: 'json' };
import expectedLists from './testing/expected-lists.json' with { type: 'json' };
import { aBody, aRequest, aWindow, demoMarket } from './testing/market.ts';
import { WindowIndex } from './window-index.ts';

type List = Extract<MatchAnswer, { result: 'list' }>;

const today = demo.day;

function listOf(answer: MatchAnswer): List {
  if (answer.result !== 'list') throw new Error(`Expected a list, got ${answer.result}`);
  return answer;
}

const requestOf = (id: string): MatchRequest => {
  const device = demo.devices.find((each) => each.id === id);
  if (!device?.operator) throw new Error(`No device ${id}`);
  return requestFrom({ id, ...device.answers }, device.operator);
};

describe('the worked example', () => {
  const answer = listOf(match(matchRequestSchema.parse(example.request), demoMarket, { today: example.today }));

  it('gives the published matches to the last digit', () => {
    const shown = answer.matches.map(({ reasons: _reasons, warnings: _warnings, ...rest }) => rest);
    expect(shown).toEqual(example.matches);
  });

  it('gives the other three lists', () => {
    expect(answer.designatedNoWindow).toEqual(example.designatedNoWindow);
    expect(answer.designatedNoCommonDay).toEqual(example.designatedNoCommonDay);
    expect(answer.excluded).toStrictEqual(example.excluded);
  });

  it('is the request that its device makes', () => {
    expect(requestOf('dev-06')).toEqual(example.request);
  });
});

describe('the expected list of each demo device', () => {
  it.each(Object.entries(expectedLists))('%s', (id, expected) => {
    const answer = match(requestOf(id), demoMarket, { today });
    expect(answer.result).toBe(expected.result);
    if (!('matches' in expected)) return;
    const list = listOf(answer);
    expect(
      list.matches.map(({ notifiedBody, total, start, limitingCode, slotsLeft }) => [
        notifiedBody,
        total,
        start,
        limitingCode,
        slotsLeft,
      ]),
    ).toEqual(expected.matches);
    expect(list.designatedNoWindow).toEqual(expected.designatedNoWindow);
    expect(list.designatedNoCommonDay).toEqual(expected.designatedNoCommonDay);
    expect(list.excluded).toHaveLength(expected.excludedCount);
  });
});

describe('the answer', () => {
  it.each(demo.devices.map(({ id }) => id))(
    'fits its schema for %s, and every body stands in exactly one list',
    (id) => {
      const answer = match(requestOf(id), demoMarket, { today });
      expect(matchAnswerSchema.parse(answer)).toEqual(answer);
      if (answer.result !== 'list') return;
      const listed = [
        ...answer.matches.map(({ notifiedBody }) => notifiedBody),
        ...answer.designatedNoCommonDay,
        ...answer.designatedNoWindow,
        ...answer.excluded.map(({ notifiedBody }) => notifiedBody),
      ];
      expect(listed.toSorted()).toEqual(demo.notifiedBodies.map(({ number }) => number).toSorted());
      expect(Object.keys(answer.bodies).toSorted()).toEqual(listed.toSorted());
    },
  );

  it('carries the facts to word each reason', () => {
    const [first] = listOf(match(requestOf('dev-06'), demoMarket, { today })).matches;
    expect(first?.reasons).toEqual({
      availability: { start: '2027-03-15', delayDays: 0 },
      leadTime: { medianMonths: 10, riskClass: 'IIa', unknown: false },
      capacity: { slotsLeft: 1, limitingCode: 'MDA0203' },
      language: { accepted: ['ro', 'en'], missing: [] },
      fees: {
        feeBand: 'low',
        bandsAbove: 0,
        smeScheme: { feeReductionPercent: 20, reservedCapacityPercent: 30 },
        smeSchemeApplies: true,
      },
      location: { country: 'RO', city: 'Brașov', sameCountry: true, hoursDifference: 0, unknown: false },
    });
  });

  it('shows public facts of a body and nothing of its windows', () => {
    const { bodies } = listOf(match(requestOf('dev-06'), demoMarket, { today }));
    expect(bodies['9104']).toMatchObject({
      name: 'Utopia Device Assessment BV',
      country: 'NL',
      city: 'Utrecht',
      intake: 'limited',
    });
    expect(JSON.stringify(bodies)).not.toMatch(/slots|reserved"|updatedOn/);
  });

  it('D.25 is one and the same for the same input and day, in whatever order bodies and windows are stored', () => {
    const expected = match(requestOf('dev-11'), demoMarket, { today });
    const shuffled = fc.sample(fc.shuffledSubarray(demo.windows, { minLength: demo.windows.length }), {
      numRuns: 3,
      seed: 7,
    });
    for (const windows of shuffled) {
      const market = { bodies: demo.notifiedBodies.toReversed(), windows: new WindowIndex(windows) };
      const answer = match(requestOf('dev-11'), market, { today });
      expect(answer).toEqual(expected);
    }
  });
});

describe('the gate', () => {
  it('answers that no notified body is needed from the class detail alone', () => {
    for (const classVariant of ['I', 'A', 'custom-made']) {
      expect(match({ classVariant }, demoMarket, { today })).toMatchObject({ result: 'no_notified_body_needed' });
    }
  });

  it('does not look at the stage of the device', () => {
    const device = demo.devices.find(({ id }) => id === 'dev-16');
    if (!device?.operator) throw new Error('No device dev-16');
    const idea = requestFrom({ ...device.answers, stage: 'idea' }, device.operator);
    expect(match(idea, demoMarket, { today })).toEqual(
      match({ ...requestOf('dev-16'), device: null }, demoMarket, { today }),
    );
  });
});

describe('an incomplete request', () => {
  const missing = (change: MatchRequest) => {
    const answer = match(aRequest(change), demoMarket, { today });
    return answer.result === 'incomplete' ? answer.missing : answer.result;
  };

  it('names what is missing or wrong', () => {
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

  it('is not one without procedure, wished date, country or fee band', () => {
    expect(missing({ procedure: null, wishedDate: null, country: null, maxFeeBand: null })).toBe('list');
  });
});

describe('warnings', () => {
  const designations = aBody().designations.map((designation) => ({
    ...designation,
    conditions: [{ code: 'MDA0203' as const, condition: 'excluding neonates' }],
  }));
  const market = (updatedOn: string) => ({
    bodies: [aBody({ designations })],
    windows: new WindowIndex([aWindow({ code: 'MDA0203', from: '2026-01-01', to: '2027-12-31', updatedOn })]),
  });

  it('name conditions, missing languages and windows not confirmed for 90 days, and exclude nobody', () => {
    const answer = listOf(match(aRequest({ languages: ['en', 'ro'] }), market('2026-08-22'), { today }));
    expect(answer.matches[0]?.warnings).toEqual([
      { id: 'condition', code: 'MDA0203', condition: 'excluding neonates' },
      { id: 'language', missing: ['ro'] },
      { id: 'stale', codes: ['MDA0203'], updatedOn: '2026-08-22' },
    ]);
  });

  it('do not call a window stale on the ninetieth day', () => {
    const answer = listOf(match(aRequest(), market('2026-08-23'), { today }));
    expect(answer.matches[0]?.warnings.map(({ id }) => id)).toEqual(['condition']);
  });
});

describe('cost', () => {
  it('looks at the windows of the asked codes only', () => {
    let asked = 0;
    class Counting extends WindowIndex {
      override of(notifiedBody: string, regulation: string, code: string) {
        asked += 1;
        return super.of(notifiedBody, regulation, code);
      }
    }
    const request = requestOf('dev-06');
    match(request, { bodies: demo.notifiedBodies, windows: new Counting(demo.windows) }, { today });
    expect(asked).toBeLessThanOrEqual(demo.notifiedBodies.length * (request.codes?.length ?? 0));
  });
});
