import type { Account } from '@attesta/domain/account/configuration';
import type { Country } from '@attesta/domain/values/countries';
import type { RoleId } from '@attesta/domain/access/roles';
import type { NotifiedBody } from '@attesta/domain/availability/schema';
import type { accounts } from '../database/schema.ts';
import type { DemoOperator } from './organisations.ts';

/** The password of all demo accounts. It is public, so these accounts are rejected in production. */
export const demoPassword = 'attesta-demo';

const dayMs = 24 * 60 * 60_000;

const address = (name: string) => `${name}@attesta.example`;

/** One demo account for each state, with a description; printed at start. */
export const listedAccounts: readonly { readonly email: string; readonly what: string }[] = [
  { email: address('op-01'), what: 'market operator (also op-02 to op-12)' },
  { email: address('nb-9101'), what: 'notified body (also nb-9102 to nb-9124)' },
  { email: address('candidate'), what: 'job candidate' },
  { email: address('unverified'), what: 'e-mail address not verified' },
  { email: address('inactive'), what: 'deactivated' },
  { email: address('not-configured'), what: 'account not configured' },
  { email: address('not-approved'), what: 'notified body, not approved' },
];

type NewAccount = typeof accounts.$inferInsert;

const people = [
  ['Ioana', 'Munteanu'],
  ['Jonas', 'Weidner'],
  ['Elin', 'Sandqvist'],
  ['Radu', 'Petrescu'],
  ['Inês', 'Caldeira'],
  ['Marta', 'Olmedo'],
  ['Chiara', 'Bonfanti'],
  ['Hugo', 'Lacombe'],
  ['Aino', 'Rautio'],
  ['Sanne', 'Verhoeven'],
  ['Andrei', 'Zamfir'],
  ['Wen', 'Liang'],
] as const;

const person = (index: number) => {
  const [firstName, lastName] = people[index % people.length] ?? people[0];
  return { firstName, lastName };
};

/** Creates an account for each organisation and one for each state of an account. */
export function demoAccounts(
  operators: readonly DemoOperator[],
  bodies: readonly NotifiedBody[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): NewAccount[] {
  const make = (id: string, roleId: RoleId, index: number, more: Partial<NewAccount> = {}): NewAccount => ({
    id,
    email: address(id),
    passwordHash,
    ...person(index),
    roleId,
    language: 'en',
    emailVerifiedAt: now,
    demo: true,
    createdAt: now,
    ...more,
  });
  const operatorProfile = (name: string, country: Country): Account => ({
    kind: 'market_operator',
    organisationName: name,
    country,
    companySize: 'small',
  });

  return [
    ...operators.map(({ id, role, profile, daysAgo = 0 }, index) => {
      const createdAt = new Date(now.getTime() - daysAgo * dayMs);
      return make(id, role, index, { profile, emailVerifiedAt: createdAt, createdAt });
    }),
    ...bodies.map((body, index) =>
      make(`nb-${body.number}`, 'notified-body', index + 5, { profile: bodyProfile(body), requestStatus: 'approved' }),
    ),
    make('candidate', 'job-candidate', 3, {
      profile: {
        kind: 'candidate',
        country: 'RO',
        targets: ['product_reviewer'],
        codes: ['MDA0203', 'MDT2010'],
        experienceYears: 9,
        technologyYears: 4,
      },
    }),
    make('inactive', 'market-operator-sme-mne', 6, {
      deactivatedAt: now,
      profile: operatorProfile('Paused Demo Devices SRL', 'RO'),
    }),
    make('not-configured', 'researcher-academia', 7),
    make('not-approved', 'notified-body', 9, {
      profile: { ...bodyProfile(), kind: 'notified_body' },
      requestStatus: 'pending',
    }),
  ];
}

/** The registration of the demo user with an unverified address. */
export const unverifiedDemo = {
  email: address('unverified'),
  first_name: 'Inês',
  last_name: 'Caldeira',
  role: 'innovator',
} as const;

const pendingBody = {
  number: '9199',
  name: 'Pending Demo Conformity SA',
  country: 'BE',
  city: 'Namur',
  contact: 'desk@nb9199.example.org',
  documentationLanguages: ['fr', 'en'],
} as const;

type BodyFacts = Pick<NotifiedBody, 'number' | 'name' | 'country' | 'city' | 'contact'> & {
  readonly documentationLanguages: readonly NotifiedBody['documentationLanguages'][number][];
};

const bodyProfile = ({
  number,
  name,
  country,
  city,
  contact,
  documentationLanguages,
}: BodyFacts = pendingBody): Extract<Account, { kind: 'notified_body' }> => ({
  kind: 'notified_body',
  number,
  name,
  country,
  city,
  contactEmail: contact ?? address(`nb-${number}`),
  // Both cases are in the demo.
  showContact: Number(number) % 3 !== 0,
  documentationLanguages: [...documentationLanguages],
});
