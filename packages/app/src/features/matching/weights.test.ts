import { criteria, defaultWeights, weightsSchema } from '@attesta/domain/matching/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanced, hasInvalid, typedFrom } from './weights';

const typed = { ...typedFrom(defaultWeights), availability: 60 };

describe('balanced weights', () => {
  it('keep the edited weight and change the others in proportion (D.167)', () => {
    expect(balanced(typed, 'availability')).toEqual({
      availability: 60,
      leadTime: 10,
      capacity: 10,
      language: 7,
      fees: 7,
      location: 6,
    });
  });

  it('are accepted for every input, unless the edited weight is no whole percentage (D.167)', () => {
    const text = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(null, -1, 2.5, 101, 'x', '50'));
    const anyTyped = fc.record({
      availability: text,
      leadTime: text,
      capacity: text,
      language: text,
      fees: text,
      location: text,
    });
    fc.assert(
      fc.property(anyTyped, fc.constantFrom(...criteria), (each, kept) => {
        const weights = balanced(each, kept);
        const isWhole = Number.isInteger(each[kept]) && Number(each[kept]) >= 0 && Number(each[kept]) <= 100;
        expect(weights?.[kept] ?? null).toBe(isWhole ? each[kept] : null);
        expect(weights === null || weightsSchema.safeParse(weights).success).toBe(true);
      }),
    );
  });

  it('are offered with a message for a weight that is no whole percentage', () => {
    expect(hasInvalid(typed)).toBe(false);
    expect(hasInvalid({ ...typed, fees: '2.5 x' })).toBe(true);
  });

  it('share equally if the others are 0', () => {
    const zero = { availability: 50, leadTime: 0, capacity: 0, language: 0, fees: 0, location: 0 };
    expect(balanced(zero, 'availability')).toEqual({
      availability: 50,
      leadTime: 10,
      capacity: 10,
      language: 10,
      fees: 10,
      location: 10,
    });
  });
});
