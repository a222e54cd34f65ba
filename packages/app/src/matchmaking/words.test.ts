import { hardFilters, requestInputs, criteria } from '@attesta/domain/matching/schema';
import { feeBands } from '@attesta/domain/availability/schema';
import { describe, expect, it } from 'vitest';
import matchmaking from '../i18n/en/matchmaking.json';

describe('the words of matchmaking', () => {
  it('know each criterion, filter, input and fee band of the domain', () => {
    expect(Object.keys(matchmaking.criteria)).toEqual([...criteria]);
    expect(Object.keys(matchmaking.method.criteria)).toEqual([...criteria]);
    expect(Object.keys(matchmaking.filters)).toEqual(expect.arrayContaining([...hardFilters]));
    expect(Object.keys(matchmaking.incomplete.inputs)).toEqual([...requestInputs]);
    expect(Object.keys(matchmaking.feeBands)).toEqual([...feeBands]);
  });

  it('D.83 call no body quicker, easier or better (MDR Annex VII 4.2(c)): only the principle that says so may use the words', () => {
    const {
      method: {
        principles: { availability, ...principles },
        ...method
      },
      ...others
    } = matchmaking;
    expect(availability).toContain('No body is called quicker');
    expect(JSON.stringify([principles, method, others])).not.toMatch(/\b(fast|quick|best|better|easier|easy|top)/i);
  });
});
