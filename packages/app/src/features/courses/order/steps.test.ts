import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstStep, lastStep } from '../../checkout';
import { courseSteps, indexOf, openStep, stepFrom } from './steps';

describe('the steps of a registration', () => {
  it('are course, participant and billing, payment and confirmation, as the steps of the cart (D.74)', () => {
    expect(courseSteps).toEqual(['course', 'details', 'payment', 'confirmation']);
    expect([indexOf('course'), indexOf('confirmation')]).toEqual([firstStep, lastStep]);
  });

  it.each([
    [0, false, 'course'],
    [1, false, 'details'],
    [2, false, 'details'],
    [2, true, 'payment'],
    [3, true, 'payment'],
    [-1, true, 'course'],
  ] as const)('step %i of a restored cart opens, with complete details %s, as %s', (index, isComplete, step) =>
    expect(openStep(index, isComplete)).toBe(step),
  );

  it('never opens the confirmation, nor the payment with incomplete details', () =>
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), fc.boolean(), (index, isComplete) => {
        const step = openStep(index, isComplete);
        expect(isComplete ? ['course', 'details', 'payment'] : ['course', 'details']).toContain(step);
      }),
    ));

  it.each(['confirmation', 'Payment', '2', '', null])('the address cannot request %s', (text) =>
    expect(stepFrom(text)).toBeNull(),
  );
});
