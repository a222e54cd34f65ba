import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursePrice, discountOn, includedVat } from './price.ts';
import { coursePriceSchema, type Discount } from './schema.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const vatRate = fc.integer({ min: 0, max: 5000 });
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 100_000_000 }) }),
);
const documents = fc.constantFrom('pdf' as const, 'post' as const);
const course = fc.record({ price: cents, vatRate, printedDocumentsPrice: fc.option(cents) });

describe('The price of a place', () => {
  it('is the price minus the discount plus the documents, and never negative (D.79)', () => {
    fc.assert(
      fc.property(course, discount, documents, (priced, offered, chosen) => {
        const price = coursePrice(priced, { discount: offered, documents: chosen });
        expect(price.total).toBe(price.subtotal - price.discount + price.shipping);
        expect(price.subtotal).toBe(priced.price);
        expect(price.shipping).toBe(chosen === 'post' ? (priced.printedDocumentsPrice ?? 0) : 0);
        expect(Math.min(...Object.values(price))).toBeGreaterThanOrEqual(0);
        expect(Object.values(price).every(Number.isInteger)).toBe(true);
        expect(price.vatRate).toBe(priced.vatRate);
      }),
    );
  });

  it('matches its schema for every course whose documents cost less than the maximum', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.integer({ min: 0, max: 50_000_000 }),
          vatRate,
          printedDocumentsPrice: fc.constant(5000),
        }),
        discount,
        documents,
        (priced, offered, chosen) => {
          const price = coursePrice(priced, { discount: offered, documents: chosen });
          expect(coursePriceSchema.parse(price)).toEqual(price);
        },
      ),
    );
  });

  it.each([
    ['no discount', null, 59_500],
    ['10 %', { kind: 'percent' as const, percent: 10 }, 53_550],
    ['100 %', { kind: 'percent' as const, percent: 100 }, 0],
    ['an amount', { kind: 'amount' as const, amount: 5000 }, 54_500],
    ['an amount above the price', { kind: 'amount' as const, amount: 60_000 }, 0],
  ])('with %s is computed in cents (D.79)', (_name, offered, total) => {
    const priced = { price: 59_500, vatRate: 1900, printedDocumentsPrice: null };
    expect(coursePrice(priced, { discount: offered, documents: 'pdf' }).total).toBe(total);
  });
});

describe('A discount', () => {
  it('is a percentage rounded to the nearest cent, or an amount, and at most the price', () => {
    fc.assert(
      fc.property(cents, discount, (subtotal, offered) => {
        const reduced = discountOn(subtotal, offered);
        expect(reduced).toBeLessThanOrEqual(subtotal);
        const exact =
          offered === null
            ? 0
            : offered.kind === 'amount'
              ? Math.min(offered.amount, subtotal)
              : (subtotal * offered.percent) / 100;
        expect(Math.abs(reduced - exact)).toBeLessThanOrEqual(offered?.kind === 'percent' ? 0.5 : 0);
      }),
    );
    expect(discountOn(5, { kind: 'percent', percent: 50 })).toBe(3);
  });
});

describe('Included VAT', () => {
  it('is correct to the cent', () => {
    fc.assert(
      fc.property(cents, vatRate, (total, rate) => {
        const net = BigInt(total - includedVat(total, rate));
        // Twice the distance from the exact net amount, in units of 1 / (10,000 + rate) cent.
        const distance = 2n * (net * BigInt(10_000 + rate) - BigInt(total) * 10_000n);
        expect(distance <= BigInt(10_000 + rate) && distance >= -BigInt(10_000 + rate)).toBe(true);
      }),
    );
    expect(includedVat(11_900, 1900)).toBe(1900);
    expect(includedVat(0, 1900)).toBe(0);
    expect(includedVat(59_500, 0)).toBe(0);
  });
});
