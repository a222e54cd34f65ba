import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesBand } from '../availability/places.ts';
import type { FeeBand } from '../availability/schema.ts';
import { demo } from '../testing/demo.ts';
import {
  availabilityScore,
  bandsAbove,
  capacityScore,
  feesScore,
  languageScore,
  leadTimeScore,
  locationScore,
} from './criteria.ts';
import { applyHardFilters } from './hard-filters.ts';
import { match } from './match.ts';
import { compareMatches, shownPoints, shownTotal, weightedSum } from './rank.ts';
import { completeRequest } from './request.ts';
import { criteria, defaultWeights, type MatchRequest, type Scores } from './schema.ts';
import { aBody, aRequest, aWindow } from './testing/market.ts';
import vectors from './testing/vectors.json' with { type: 'json' };
import { WindowIndex } from './window-index.ts';

interface ScoreInput {
  delayDays: number;
  medianMonths: number | null;
  places: number;
  languages: string[];
  accepted: string[];
  feeBand: FeeBand;
  maxFeeBand: FeeBand | null;
  sme: boolean;
  smeScheme: boolean;
  bodyOffset: number;
  userOffset: number | null;
}

const scoreOf: { [criterion: string]: (input: ScoreInput) => number } = {
  availability: ({ delayDays }) => availabilityScore(delayDays),
  leadTime: ({ medianMonths }) => leadTimeScore(medianMonths),
  capacity: ({ places }) => capacityScore(placesBand(places)),
  language: ({ languages, accepted }) => languageScore(languages, accepted),
  fees: ({ feeBand, maxFeeBand, sme, smeScheme }) =>
    feesScore(feeBand, bandsAbove(feeBand, maxFeeBand), sme && smeScheme),
  location: ({ bodyOffset, userOffset }) =>
    locationScore(false, userOffset === null ? null : Math.abs(bodyOffset - userOffset)),
};

describe('scores', () => {
  it.each(vectors.score)('$id: $criterion of $in is $score (D.232)', ({ criterion, in: input, score }) => {
    expect(scoreOf[criterion]?.(input as unknown as ScoreInput)).toBe(score);
  });
});

describe('order', () => {
  it.each(vectors.order)('$id: $result', ({ in: rows, result }) => {
    const ranked = rows.map(({ sum, ...row }) => ({ ...row, total: shownTotal(sum) })).toSorted(compareMatches);
    expect(ranked.map(({ notifiedBody }) => notifiedBody)).toEqual(result);
  });
});

describe('hard filters', () => {
  it.each(vectors.filters)('$id: fails $fails', ({ body, request, fails, missingCodes }) => {
    const [full] = aBody().designations;
    const change = { ...body, designations: body.designations.map((designation) => ({ ...full, ...designation })) };
    const filtered = applyHardFilters(
      aBody(change as Partial<ReturnType<typeof aBody>>),
      completeRequest(aRequest(request as MatchRequest)),
    );
    expect(filtered).toStrictEqual({
      excluded: { notifiedBody: '9001', fails, ...(missingCodes && { missingCodes }) },
    });
  });
});

describe('windows', () => {
  it.each(vectors.windows)(
    '$id: $expect',
    ({ codes, wishedDate, sme, riskClass = 'IIa', windows, expect: expected }) => {
      const request = aRequest({
        codes,
        wishedDate,
        sme,
        classVariant: riskClass,
        regulation: riskClass === 'D' ? 'IVDR' : 'MDR',
      });
      const market = {
        bodies: [aBody()],
        windows: new WindowIndex(windows.map((window) => aWindow(window as Parameters<typeof aWindow>[0]))),
      };
      const outcome = match(request, market, { today: demo.day });
      if (outcome.result !== 'list') throw new Error(outcome.result);
      const groups = {
        match: outcome.matches.map(({ start, limitingCode, places }) => ({
          group: 'match',
          start,
          limitingCode,
          places,
        })),
        designated_no_window: outcome.designatedNoWindow.map(() => ({ group: 'designated_no_window' })),
        designated_no_common_day: outcome.designatedNoCommonDay.map(() => ({ group: 'designated_no_common_day' })),
      };
      expect(Object.values(groups).flat()).toEqual([expected]);
    },
  );
});

describe('the displayed points', () => {
  it('have one decimal, sum to the total, and never exceed their weight (D.169)', () => {
    const scores = fc.record(
      Object.fromEntries(criteria.map((id) => [id, fc.integer({ min: 0, max: 1000 })])),
    ) as fc.Arbitrary<Scores>;
    fc.assert(
      fc.property(scores, (each) => {
        const points = shownPoints(each, defaultWeights);
        const tenths = criteria.map((id) => Math.round(points[id] * 10));
        expect(tenths.map((tenth) => tenth / 10)).toEqual(criteria.map((id) => points[id]));
        const total = shownTotal(weightedSum(each, defaultWeights));
        expect(tenths.reduce((sum, tenth) => sum + tenth)).toBe(Math.round(total * 10));
        for (const id of criteria) expect(points[id]).toBeLessThanOrEqual(defaultWeights[id]);
      }),
    );
  });
});
