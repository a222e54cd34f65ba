import { describe, expect, it } from 'vitest';
import { demo } from '../testing/demo.ts';
import { match } from '../matching/match.ts';
import { requestFrom } from '../matching/request.ts';
import { demoMarket } from '../matching/testing/market.ts';
import { hasChanged, standingOf } from './standing.ts';

describe('the position of a body', () => {
  it('is the list that contains it, for each body of each demo device (D.233)', () => {
    for (const { answers, operator } of demo.devices) {
      if (!operator) throw new Error('No operator');
      const result = match(requestFrom(answers, operator), demoMarket, { today: demo.day });
      const standings = demo.notifiedBodies.map(({ number }) => standingOf(result, number));
      const lists =
        result.result === 'list'
          ? result
          : { matches: [], designatedNoCommonDay: [], designatedNoWindow: [], excluded: [] };
      const count = (list: string) => standings.filter((standing) => standing?.list === list).length;
      expect([count('match'), count('noCommonDay'), count('noWindow'), count('excluded')]).toEqual([
        lists.matches.length,
        lists.designatedNoCommonDay.length,
        lists.designatedNoWindow.length,
        lists.excluded.length,
      ]);
      expect(standingOf(result, '0001')).toBeNull();
    }
  });

  it('changes with its list, start and reasons, not with the order of stored properties (D.233)', () => {
    const excluded = { list: 'excluded', fails: ['F2_codes'], missingCodes: ['MDA0203'] } as const;
    const reordered = { missingCodes: ['MDA0203'], list: 'excluded', fails: ['F2_codes'] } as const;
    const mutable = (standing: object) => structuredClone(standing) as Parameters<typeof hasChanged>[0];
    expect(hasChanged(mutable(excluded), mutable(reordered))).toBe(false);
    expect(hasChanged(mutable(excluded), mutable({ ...excluded, fails: ['F4_class'] }))).toBe(true);
    expect(hasChanged({ list: 'match', start: '2027-03-15' }, { list: 'match', start: '2027-03-16' })).toBe(true);
    expect(hasChanged({ list: 'noWindow' }, null)).toBe(true);
    expect(hasChanged(null, null)).toBe(false);
  });
});
