import type { CourseRegistration } from '@attesta/domain/courses/schema';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/people';
import { completeForm } from '../testing/registrations';
import {
  completeDetails,
  emptyDetails,
  isUnlikelyVatNumber,
  knownDetails,
  shownDetails,
  storedCode,
  storedDetails,
} from './details';

describe('participant and billing address', () => {
  it('include the billing address of the latest registration, without its order number (D.246)', () => {
    const address = { organisation: 'Fabula SRL', street: 'Strada Lunga 1', postalCode: '500001', city: 'Brasov' };
    const billing = { ...address, country: 'RO', email: 'pay@fabula.example', purchaseOrder: 'PO-1' } as const;
    const registered = (createdAt: string, city: string) =>
      ({ createdAt, billing: { ...billing, city } }) as CourseRegistration;
    const known = knownDetails(operator, null, [
      registered('2026-01-01T08:00:00Z', 'Cluj'),
      registered('2026-02-01T08:00:00Z', 'Brasov'),
      { createdAt: '2026-03-01T08:00:00Z', billing: null } as CourseRegistration,
    ]);
    expect(known.billing).toEqual({
      ...address,
      country: 'RO',
      email: billing.email,
      vatNumber: '',
      purchaseOrder: '',
    });
  });

  it('are filled in from the user and the organisation', () =>
    expect(knownDetails(operator, null)).toEqual({
      participant: { firstName: 'Ana', lastName: 'Pop', email: 'ana@example.org' },
      billing: { ...emptyDetails.billing, organisation: 'Corvia', country: 'RO', email: 'ana@example.org' },
    }));

  it('are sent and reviewed as the server reads them (D.694)', () => {
    const typed = { ...completeForm.billing, vatNumber: 'CHE-123.456.789 MWST' };
    expect(shownDetails({ ...completeForm, billing: typed }, true).billing?.vatNumber).toBe('CHE123456789');
    const participant = { ...completeForm.participant, email: ' Ana@Firm.Example.' };
    expect(shownDetails({ ...completeForm, participant }, false).participant.email).toBe('ana@firm.example');
    expect(shownDetails(emptyDetails, true).participant.email).toBe('');
    expect(isUnlikelyVatNumber('USt-IdNr. DE 123 456 789')).toBe(true);
    expect(isUnlikelyVatNumber('USt-IdNr. DE 136 695 976')).toBe(false);
  });

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
