import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/people';
import { completeForm } from '../testing/registrations';
import { completeDetails, emptyDetails, knownDetails, storedCode, storedDetails } from './details';

describe('participant and billing address', () => {
  it('are filled in from the user and the organisation', () =>
    expect(knownDetails(operator, null)).toEqual({
      participant: { firstName: 'Ana', lastName: 'Pop', email: 'ana@example.org' },
      billing: { ...emptyDetails.billing, organisation: 'Corvia', country: 'RO', email: 'ana@example.org' },
    }));

  it('become the input of a registration: normalised VAT number, empty texts as null', () =>
    expect(completeDetails(completeForm, true)?.billing).toMatchObject({
      vatNumber: 'RO12345678',
      purchaseOrder: null,
    }));

  it('need no billing address for a free registration', () => {
    const details = { ...completeForm, billing: emptyDetails.billing };
    expect(completeDetails(details, true)).toBeNull();
    expect(completeDetails(details, false)).toEqual({ participant: completeForm.participant, billing: null });
  });

  it('are restored from a cart with the names and types that they have, and nothing else', () => {
    const stored = { participant: { firstName: 7, lastName: 'Pop', role: 'x' }, billing: 'none', card: '4111' };
    expect(storedDetails(stored)).toEqual({
      participant: { firstName: '', lastName: 'Pop', email: '' },
      billing: emptyDetails.billing,
    });
    expect(storedDetails(null)).toBeNull();
    expect(storedDetails({ discountCode: 'X' })).toBeNull();
  });

  it.each([
    [{ discountCode: 'welcome-10' }, 'WELCOME-10'],
    [{ discountCode: '<b>' }, null],
    [{ discountCode: 7 }, null],
    [{}, null],
    [null, null],
  ])('the discount code of %j is %s', (stored, code) => expect(storedCode(stored)).toBe(code));
});
