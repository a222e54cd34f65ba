import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../contract/problems.ts';
import {
  billingInputSchema,
  billingSchema,
  discountCode,
  discountOfferSchema,
  newCourseSchema,
  registrationInputSchema,
  vatNumber,
} from './schema.ts';
import { courseWith } from './testing/course.ts';

const billing = {
  organisation: 'Harbour Devices SRL',
  street: 'Strada Portului 4',
  postalCode: '900001',
  city: 'Constanța',
  country: 'RO' as const,
  email: 'invoices@example.org',
};
const input = {
  participant: { firstName: 'Ada', lastName: 'Reyes', email: 'ada@example.org' },
  billing,
  documents: 'pdf',
  discountCode: null,
  paymentMethod: 'cod',
  expectedTotal: 59_500,
  joinWaitingList: false,
};

const problemsOf = (schema: typeof newCourseSchema | typeof registrationInputSchema, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldProblems(error, value) : {};
};

describe('A new course', () => {
  it('is accepted with all facts', () => {
    expect(newCourseSchema.parse(courseWith())).toEqual(courseWith());
    expect(problemsOf(newCourseSchema, courseWith({ format: 'online', place: null }))).toEqual({});
    expect(newCourseSchema.parse(courseWith({ format: 'online', place: ' ', timeZone: 'UTC' })).place).toBeNull();
  });

  it.each([
    ['an end before the start', courseWith({ endsAt: '2027-02-03T07:59:59Z' }), { endsAt: 'date' }],
    ['an end at the start', courseWith({ endsAt: '2027-02-03T08:00:00.000Z' }), { endsAt: 'date' }],
    ['registration that ends after the start', courseWith({ closesAt: '2027-02-03T08:00:01Z' }), { closesAt: 'date' }],
    ['no place on site', courseWith({ place: null }), { place: 'required' }],
    ['an empty place on site', courseWith({ place: ' ' }), { place: 'required' }],
    ['a place online', courseWith({ format: 'online' }), { place: 'required' }],
    ['an id with capitals', courseWith({ id: 'MDR' }), { id: 'pattern' }],
    ['an id with a slash', courseWith({ id: 'mdr/1' }), { id: 'pattern' }],
    ['an unknown time zone', courseWith({ timeZone: 'Europe/Atlantis' }), { timeZone: 'not_in_list' }],
    ['an offset instead of a time zone', courseWith({ timeZone: '+01:00' }), { timeZone: 'not_in_list' }],
    ['a time zone in small letters', courseWith({ timeZone: 'europe/brussels' }), { timeZone: 'not_in_list' }],
    ['no time zone', courseWith({ timeZone: '' }), { timeZone: 'not_in_list' }],
    ['no capacity', courseWith({ capacity: 0 }), { capacity: 'too_small' }],
    ['a negative price', courseWith({ price: -1 }), { price: 'too_small' }],
    [
      'a price above the maximum with documents',
      courseWith({ price: 100_000_000 }),
      { printedDocumentsPrice: 'too_large' },
    ],
    ['a price in euros', courseWith({ price: 595.5 }), { price: 'invalid' }],
    ['a day without time', courseWith({ startsAt: '2027-02-03' }), { startsAt: 'date' }],
    ['an instant with an offset', courseWith({ startsAt: '2027-02-03T08:00:00+01:00' }), { startsAt: 'date' }],
    ['an instant that no database has', courseWith({ endsAt: '2200-02-03T08:00:00Z' }), { endsAt: 'date' }],
    ['an unknown field', { ...courseWith(), cancelledAt: null }, { cancelledAt: 'unknown_field' }],
  ])('is rejected with %s', (_name, course, problems) => {
    expect(problemsOf(newCourseSchema, course)).toEqual(problems);
  });
});

describe('A registration', () => {
  it('is accepted with and without billing', () => {
    expect(registrationInputSchema.parse(input)).toEqual(input);
    expect(problemsOf(registrationInputSchema, { ...input, billing: null, expectedTotal: 0 })).toEqual({});
  });

  it.each([
    ['card fields', { ...input, cardNumber: '4111111111111111' }, { cardNumber: 'unknown_field' }],
    ['payment by card', { ...input, paymentMethod: 'card' }, { paymentMethod: 'not_in_list' }],
    ['a state', { ...input, state: 'confirmed' }, { state: 'unknown_field' }],
    ['a negative total', { ...input, expectedTotal: -1 }, { expectedTotal: 'too_small' }],
    ['a total that is not a number', { ...input, expectedTotal: '0' }, { expectedTotal: 'invalid' }],
    ['an unknown country', { ...input, billing: { ...billing, country: 'ZZ' } }, { 'billing.country': 'not_in_list' }],
    [
      'a control character in the organisation',
      { ...input, billing: { ...billing, organisation: 'A\u0007B' } },
      { 'billing.organisation': 'character' },
    ],
    ['billing without street', { ...input, billing: { ...billing, street: ' ' } }, { 'billing.street': 'required' }],
    [
      'a participant without e-mail',
      { ...input, participant: { ...input.participant, email: 'ada' } },
      { 'participant.email': 'email_at' },
    ],
  ])('is rejected with %s', (_name, registration, problems) => {
    expect(problemsOf(registrationInputSchema, registration)).toEqual(problems);
  });
});

describe('A VAT number', () => {
  it('is read in any case, with spaces, dots and dashes, and in the characters of other keyboards', () => {
    for (const text of ['ro12345678', 'RO 12.345.678', 'RO\u201312345678', 'ＲＯ１２３４５６７８'])
      expect(vatNumber.parse(text)).toBe('RO12345678');
  });

  it.each([
    ['VAT No.: RO 12345678', 'RO12345678'],
    ['USt-IdNr. DE 123 456 789', 'DE123456789'],
    ['TVA FR XX 123456789', 'FRXX123456789'],
    ['GR123456789', 'EL123456789'],
    ['BE 123.456.789', 'BE0123456789'],
    ['CHE-123.456.789 MWST', 'CHE123456789'],
    ['"ATU12345678".', 'ATU12345678'],
    ['VAT-ID: DE123456789', 'DE123456789'],
    ['VAT ID DE123456789', 'DE123456789'],
    ['VAT Registration No. IE1234567WA', 'IE1234567WA'],
    ['USt.-ID-Nr.: DE 123456789', 'DE123456789'],
    ['UID ATU12345678', 'ATU12345678'],
    ['C.I.F. ESX1234567R', 'ESX1234567R'],
    ['N.I.F.: PT123456789', 'PT123456789'],
    ['C.U.I. RO 12345678', 'RO12345678'],
    ['P.IVA IT12345678901', 'IT12345678901'],
    ['Partita IVA: IT 12345678901', 'IT12345678901'],
    ['N° TVA FRXX123456789', 'FRXX123456789'],
    ['BTW-nummer NL123456789B01', 'NL123456789B01'],
    ['ΑΦΜ EL123456789', 'EL123456789'],
    ['Α.Φ.Μ.: EL 123456789', 'EL123456789'],
    ['DIČ CZ12345678', 'CZ12345678'],
    ['IČ DPH: SK1234567890', 'SK1234567890'],
    ['PVM mokėtojo kodas: LT123456789', 'LT123456789'],
    ['NIP PL1234567890', 'PL1234567890'],
    ['OIB HR12345678901', 'HR12345678901'],
    ['ALV-numero FI12345678', 'FI12345678'],
    ['KMKR nr EE123456789', 'EE123456789'],
    ['ДДС BG123456789', 'BG123456789'],
    ['NO 999 999 999 MVA', 'NO999999999'],
  ])('is read without what is written around it, and with its prefix: %j is %s (D.694)', (typed, number) =>
    expect(vatNumber.parse(typed)).toBe(number),
  );

  it.each(['RO12345678', 'ATU12345678', 'EL123456789', 'IE1234567WA', 'NL123456789B01'])('may be %s', (text) => {
    expect(vatNumber.safeParse(text).success).toBe(true);
    expect(billingSchema.safeParse({ ...billing, vatNumber: text }).success).toBe(true);
  });

  it.each(['VAT: none', 'none', 'n/a', 'nil', 'RO', 'RO-1', '12345678', 'QQ12345678', `RO${'1'.repeat(13)}`])(
    'may not be %j',
    (text) => {
      expect(billingInputSchema.safeParse({ ...billing, vatNumber: text }).success).toBe(false);
    },
  );

  it('without digits that was stored before is readable (D.694)', () => {
    for (const text of ['NONE', 'RO1X'])
      expect(billingSchema.parse({ ...billing, vatNumber: text }).vatNumber).toBe(text);
    for (const text of ['', 'RO', 'QQ12345678']) expect(vatNumber.safeParse(text).success).toBe(false);
  });
});

describe('A discount code', () => {
  it('ignores letter case and spaces around it', () => {
    expect(discountCode.parse('  welcome-10 ')).toBe('WELCOME-10');
  });

  it.each(['', 'AB', 'A B C', 'ÄBC', 'ß'.repeat(30), 'A'.repeat(41), '%_%', '💥💥💥'])('may not be %j', (text) => {
    expect(discountCode.safeParse(text).success).toBe(false);
  });

  it('that is new has at least 6 characters', () => {
    const offer = { discount: { kind: 'percent', percent: 10 }, courseId: null, validUntil: null, maxUses: null };
    const isValid = (code: string) => discountOfferSchema.safeParse({ ...offer, code }).success;
    expect([isValid('ABCDE'), isValid('ABCDEF')]).toEqual([false, true]);
  });

  it('reduces by 1 to 100 %, or by at least one cent', () => {
    const offer = (discount: unknown) =>
      discountOfferSchema.safeParse({ code: 'ABCDEF', discount, courseId: null, validUntil: null, maxUses: null })
        .success;
    expect([1, 100].map((percent) => offer({ kind: 'percent', percent }))).toEqual([true, true]);
    expect([0, 101, 0.5, -10].map((percent) => offer({ kind: 'percent', percent }))).toEqual(Array(4).fill(false));
    expect([0, -1].map((amount) => offer({ kind: 'amount', amount }))).toEqual([false, false]);
    expect(offer({ kind: 'percent', percent: 10, amount: 10 })).toBe(false);
  });
});
