import { criteria, defaultWeights } from '@attesta/domain/matching/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSearchParams, readMatchQuery } from './match-query';
import { sumOf, typedFrom, weightsFrom } from './weights';

const read = (query: string) => readMatchQuery(new URLSearchParams(query));
const defaults = { device: null, firstTime: null, maxFeeBand: null, weights: defaultWeights, view: 'matches' as const };

describe('the URL of a match', () => {
  it('contains device, options and weights', () => {
    const query = {
      device: 'dev-06',
      firstTime: true,
      maxFeeBand: 'medium',
      weights: { availability: 50, leadTime: 10, capacity: 10, language: 10, fees: 10, location: 10 },
      view: 'shortlist',
    } as const;
    const parameters = matchSearchParams(query).toString();
    expect(parameters).toBe('device=dev-06&first=yes&fee=medium&weights=50-10-10-10-10-10&view=shortlist');
    expect(read(parameters)).toEqual(query);
  });

  it('has no parameters for the defaults', () => expect(matchSearchParams(defaults).toString()).toBe(''));

  it.each([
    '',
    'device=../x&first=perhaps&fee=huge',
    'device=',
    'view=toString',
    'weights=50-50-50-50-50-50',
    'weights=100',
    'weights=40-15-15-10-10-ten',
    'first=constructor',
    `device=${'x'.repeat(65)}`,
  ])('ignores invalid values: %j', (query) => expect(read(query)).toEqual(defaults));
});

describe('weightsFrom', () => {
  it('accepts only whole percentages that sum to 100', () => {
    const typed = typedFrom(defaultWeights);
    expect(weightsFrom(typed)).toEqual(defaultWeights);
    expect(weightsFrom({ ...typed, fees: '11' })).toBeNull();
    expect(weightsFrom({ ...typed, fees: '' })).toBeNull();
    expect(weightsFrom({ ...typed, availability: '39.5', fees: '10.5' })).toBeNull();
    expect(sumOf({ ...typed, fees: 'ten', availability: '-5' })).toBe(50);
    const six = fc.tuple(...criteria.map(() => fc.integer({ min: -5, max: 105 })));
    fc.assert(
      fc.property(six, (numbers) => {
        const weights = weightsFrom(
          Object.fromEntries(criteria.map((id, index) => [id, String(numbers[index])])) as typeof typed,
        );
        expect(weights !== null).toBe(
          numbers.every((number) => number >= 0 && number <= 100) &&
            numbers.reduce((sum, number) => sum + number, 0) === 100,
        );
      }),
    );
  });
});
