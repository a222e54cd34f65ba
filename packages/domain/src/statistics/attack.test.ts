import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanySize } from '../account/configuration.ts';
import type { RoleId } from '../access/roles.ts';
import { accountCells } from './account-cells.ts';
import { minimumOrganisations, roundedCount, roundedTo, type Totals } from './cells.ts';
import { deviceCells, type CountedDevice } from './device-cells.ts';
import { nextStartCells } from './next-start.ts';
import { isSafe, suppressed } from './suppress.ts';
import { Tally, type CellKey } from './tally.ts';
import type { Window } from '../availability/schema.ts';
import type { CodeId } from '../codes/codes.ts';
import { aBody, aWindow } from '../matching/testing/market.ts';
import { addDays, addMonths } from '../values/dates.ts';
import { scarcityOf } from './scarcity.ts';
import { bodiesCells, placesByQuarter, usableWindows } from './supply.ts';
import { combinationsOf } from './testing/span.ts';
import { cellId } from './figures.ts';

const [today, lastDay] = ['2026-11-27', '2028-09-30'] as const;

/** A kind of record that an attacker can distinguish from the others by what is published about it. */
interface Kind {
  readonly keys: readonly CellKey[];
}
/** Records of one kind and organisation. */
interface Records {
  readonly kind: number;
  readonly organisation: number;
  readonly copies: number;
}

const product = <Item>(...lists: (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((row) => list.map((item) => [...row, item])), [[]]);

/** Devices of all combinations of a few answers. */
const deviceKinds: Kind[] = product<unknown>(
  ['IIa', 'III'],
  ['idea', 'prototype', 'application_lodged', 'certified'],
  [[], ['MDA0201'], ['MDA0201', 'MDA0203'], ['MDA0203', 'MDN1102']],
  [null, '2027-02-01', '2027-03-01', '2027-05-01'],
  [['en'], ['fr', 'en'], ['fr']],
  ['DE', 'FR'],
  ['yes', 'no'],
).map(([riskClass, stage, designationCodes, targetSubmissionDate, documentationLanguages, country, isLegacy]) => {
  const device = {
    regulation: 'MDR',
    riskClass,
    stage,
    designationCodes,
    targetSubmissionDate,
    documentationLanguages,
    manufacturerCountry: country,
    isLegacy,
  } as CountedDevice;
  return { keys: deviceCells(device, today, lastDay) };
});

/** Accounts of all combinations of some roles and sizes. */
const accountKinds: Kind[] = product<RoleId | CompanySize | null>(
  ['innovator', 'hospital-innovator', 'researcher-academia'],
  ['small', 'large', null],
).map(([role, size]) => ({ keys: accountCells(role as RoleId, size as CompanySize | null) }));

const startKinds: Kind[] = product<string>(['IIa', 'III'], ['2027-02-01', '2027-03-01']).map(([riskClass, from]) => ({
  keys: nextStartCells('MDR', riskClass as 'IIa', from!),
}));

/** Records of a few kinds: many cells then have the same records but for a few. */
function recordsOf(kinds: readonly Kind[], organisations: number): fc.Arbitrary<Records[]> {
  const palette = fc.array(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 7 });
  return palette.chain((some) =>
    fc.array(
      fc.record({
        kind: fc.constantFrom(...some),
        organisation: fc.nat(organisations - 1),
        copies: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 12 })),
      }),
      { maxLength: 70 },
    ),
  );
}

interface Known {
  /** The kinds of records, as bits. */
  readonly kinds: bigint;
  /** The number of records of each organisation. */
  readonly records: readonly number[];
}

const totalsOf = (records: readonly number[]): Totals => ({
  value: records.reduce((sum, count) => sum + count, 0),
  organisations: records.filter((count) => count > 0).length,
  largest: Math.max(0, ...records),
});

/** Everything about a count: the states, and for each cell which kinds of records it has and whose. */
function countOf(kinds: readonly Kind[], records: readonly Records[], organisations: number) {
  const tally = new Tally();
  for (const { kind, organisation, copies } of records)
    for (let copy = 0; copy < copies; copy += 1) tally.add(String(organisation), kinds[kind]!.keys);
  const { figures, cells, lines } = tally.counted();
  const states = suppressed(cells, lines);
  const membersOf = new Map(figures.map(({ id }) => [id, new Float64Array(kinds.length)]));
  kinds.forEach(({ keys }, kind) => {
    for (const { figure, dimensions } of keys) {
      const members = membersOf.get(cellId(figure, dimensions));
      if (members) members[kind] = 1;
    }
  });
  const known = (members: Float64Array): Known => {
    const counts = Array.from({ length: organisations }, () => 0);
    for (const { kind, organisation, copies } of records) counts[organisation]! += copies * members[kind]!;
    const bits = [...members].map((member) => (member === 0 ? '0' : '1')).join('');
    return { kinds: BigInt(`0b${bits}`), records: counts };
  };
  return { figures, cells, lines, states, membersOf, known };
}

function expectSafe(known: Known): void {
  const totals = totalsOf(known.records);
  if (!isSafe(totals)) throw new Error(`Isolates: ${JSON.stringify(totals)}, ${known.kinds.toString(2)}`);
}

/** Returns all sums of disjoint and all differences of nested sets of two lists. */
function combined(one: readonly Known[], other: readonly Known[]): Map<bigint, Known> {
  const found = new Map<bigint, Known>();
  const put = (kinds: bigint, a: Known, b: Known, sign: 1 | -1) => {
    if (kinds !== 0n && !found.has(kinds))
      found.set(kinds, { kinds, records: a.records.map((count, at) => count + sign * b.records[at]!) });
  };
  for (const a of one)
    for (const b of other) {
      const common = a.kinds & b.kinds;
      if (common === 0n) put(a.kinds | b.kinds, a, b, 1);
      else if (common === b.kinds) put(a.kinds ^ b.kinds, a, b, -1);
      else if (common === a.kinds) put(a.kinds ^ b.kinds, b, a, -1);
    }
  return found;
}

/** Enough records of a few kinds that cells are shown, whatever the random ones are. */
const manyRecords: Records[] = Array.from({ length: 4 * 9 }, (_, at) => ({
  kind: at % 4,
  organisation: Math.floor(at / 4),
  copies: 2,
}));

/** Fewer attempts in the gate. */
const runs = (number: number) => (process.env['TEST_SCOPE'] === 'gate' ? Math.ceil(number / 5) : number);

describe.each([
  ['devices', deviceKinds, 9, runs(150)],
  ['accounts', accountKinds, 40, runs(300)],
  ['times to the first start', startKinds, 9, runs(150)],
] as const)('whoever knows all shown cells of %s, unrounded,', (_, kinds, organisations, numRuns) => {
  const records = recordsOf(kinds, organisations).map((all) =>
    // An account is one record of its own organisation.
    kinds === accountKinds ? all.map((one, organisation) => ({ ...one, organisation, copies: 1 })) : all,
  );
  const examples: [Records[]][] = [
    [
      kinds === accountKinds
        ? manyRecords.map((one, organisation) => ({ ...one, organisation, copies: 1 }))
        : [...manyRecords],
    ],
  ];
  const count = (all: readonly Records[]) => countOf(kinds, all, kinds === accountKinds ? 70 : organisations);

  it('isolates no organisation by a cell, nor by any linear combination that is a counted cell (D.85, D.588)', () => {
    let hidden = 0;
    fc.assert(
      fc.property(records, (all) => {
        const { figures, states, membersOf, known, lines } = count(all);
        const shown = figures.filter(({ id }) => states.get(id) === 'shown');
        const canCompute = combinationsOf(shown.map(({ id }) => membersOf.get(id)!));
        for (const { id, isPublished } of figures) {
          const members = membersOf.get(id)!;
          if (isPublished && states.get(id) !== 'shown') hidden += 1;
          if (canCompute(members)) expectSafe(known(members));
        }
        // What a line leaves of its parent, unless its cells overlap.
        for (const { parent, cells } of lines) {
          const rest = membersOf.get(parent)?.slice();
          if (!rest) continue;
          for (const id of cells) membersOf.get(id)?.forEach((member, kind) => (rest[kind]! -= member));
          if (rest.every((member) => member >= 0) && canCompute(rest)) expectSafe(known(rest));
        }
      }),
      { numRuns, examples },
    );
    expect(hidden).toBeGreaterThan(0);
  });

  it('isolates no organisation by sums and differences of up to three cells, also of different figures (D.85, D.588)', () => {
    let found = 0;
    fc.assert(
      fc.property(records, (all) => {
        const { figures, states, membersOf, known } = count(all);
        const shown = figures.filter(({ id }) => states.get(id) === 'shown').map(({ id }) => known(membersOf.get(id)!));
        const pairs = [...combined(shown, shown).values()];
        for (const each of pairs) expectSafe(each);
        for (const each of combined(pairs, shown).values()) expectSafe(each);
        found += pairs.length;
      }),
      { numRuns, examples },
    );
    expect(found).toBeGreaterThan(0);
  });
});

it('two counts, published rounded, prove no change of fewer than five records (D.340, D.588)', () => {
  const change = fc.array(fc.record({ kind: fc.nat(deviceKinds.length - 1), copies: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
    maxLength: 3,
  });
  let changed = 0;
  fc.assert(
    fc.property(recordsOf(deviceKinds, 9), change, (before, added) => {
      const after = [...before, ...added.map((one) => ({ ...one, organisation: 0 }))];
      const [first, second] = [countOf(deviceKinds, before, 9), countOf(deviceKinds, after, 9)];
      const shownIn = ({ figures, states }: typeof first) =>
        new Map(
          figures.filter(({ id }) => states.get(id) === 'shown').map(({ id, value }) => [id, roundedCount(value)]),
        );
      const [old, current] = [shownIn(first), shownIn(second)];
      for (const [id, value] of current) {
        const difference = value - (old.get(id) ?? value);
        if (difference !== 0) changed += 1;
        // A rounded number covers five numbers of records, so the difference of two for nine.
        const most = Math.abs(difference) + (roundedTo - 1);
        expect(difference === 0 || most >= minimumOrganisations).toBe(true);
        expect(difference % minimumOrganisations).toBe(0);
      }
    }),
    { numRuns: runs(150), examples: [[manyRecords, [{ kind: 0, copies: 9 }]]] },
  );
  expect(changed).toBeGreaterThan(0);
});

describe('the supply', () => {
  const inBand: readonly (readonly number[])[] = [[0], [1, 2], [3, 4, 5], [6, 7, 40, 98]];
  const someWindows = fc.array(
    fc.record({
      notifiedBody: fc.constantFrom('9001', '9002'),
      code: fc.constantFrom<CodeId>('MDA0201', 'MDA0203', 'MDN1102'),
      month: fc.nat(8),
      numbers: fc
        .constantFrom(...inBand)
        .chain((numbers) => fc.tuple(fc.constantFrom(...numbers), fc.constantFrom(...numbers))),
    }),
    { minLength: 1, maxLength: 12 },
  );
  type SomeWindow = (typeof someWindows extends fc.Arbitrary<infer All> ? All : never)[number];
  const windowsOf = (some: readonly SomeWindow[], market: 0 | 1) =>
    some.map(({ notifiedBody, code, month, numbers }, at) => {
      const from = addMonths(today, month);
      const [slots, reserved] = [numbers[market] + 1, 1];
      return aWindow({ id: `w${at}`, notifiedBody, code, from, to: addDays(from, 120), slots, reserved });
    });
  const bodies = ['9001', '9002'].map((number) => aBody({ number }));
  /** Everything that is published about windows, with every demand that a code can have. */
  const publishedOf = (windows: readonly Window[]) => {
    const usable = usableWindows(windows, bodies);
    const places = [...placesByQuarter(usable, today)];
    const demands = Array.from({ length: 20 }, (_, at) => (at + 1) * roundedTo);
    return {
      bodies: bodiesCells(bodies, usable, today),
      scarcity: places.map(([id, number]) => [id, demands.map((devices) => scarcityOf(devices, number))]),
    };
  };

  it('is the same for all numbers of places in the same bands, whatever the demand is (D.86, D.581)', () => {
    const of = (places: readonly number[], other: readonly number[]): [SomeWindow[]] => [
      places.map((place, at): SomeWindow => ({
        notifiedBody: '9001',
        code: 'MDA0201',
        month: at * 6,
        numbers: [place, other[at]!],
      })),
    ];
    let published = 0;
    fc.assert(
      fc.property(someWindows, (some) => {
        const [one, other] = [publishedOf(windowsOf(some, 0)), publishedOf(windowsOf(some, 1))];
        expect(one).toEqual(other);
        published += one.scarcity.length;
      }),
      // 30 devices and a scarcity of 7.5 would mean four places of the only body with the code.
      { numRuns: runs(300), examples: [of([4], [3]), of([1, 2], [2, 1])] },
    );
    expect(published).toBeGreaterThan(0);
  });

  it('shows more places as less scarcity', () => {
    const scarcity = [2, 4, 8].map((place) => {
      const [only] = placesByQuarter(
        [aWindow({ code: 'MDA0201', from: today, to: '2026-12-31', slots: place })],
        today,
      ).values();
      return scarcityOf(20, only ?? 0);
    });
    expect(scarcity).toEqual([10, 5, 3]);
  });
});
