import {
  accountSchema,
  type Account,
  type CandidateAccount,
  type NotifiedBodyAccount,
  type OperatorAccount,
} from '@attesta/domain/account/configuration';
import { describe, expect, it } from 'vitest';
import { bodyAccount, bodyValues } from './body-values';
import { candidateAccount, candidateValues } from './candidate-values';
import { operatorAccount, operatorValues } from './operator-values';

const operator: OperatorAccount = {
  kind: 'market_operator',
  organisationName: 'Contoso Implants',
  country: 'US',
  companySize: 'small',
  srn: 'US-MF-000012345',
  logoUrl: null,
  authorisedRepresentative: { name: 'Contoso Europe', country: 'DE', srn: null },
};
const body: NotifiedBodyAccount = {
  kind: 'notified_body',
  number: '9101',
  name: 'Demo Body',
  country: 'DE',
  city: 'Berlin',
  contactEmail: 'demo@attesta.example',
  documentationLanguages: ['de', 'en'],
  logoUrl: 'https://attesta.example/logo.png',
};
const candidate: CandidateAccount = {
  kind: 'candidate',
  country: 'RO',
  targets: ['site_auditor'],
  codes: [],
  experienceYears: 4,
  technologyYears: 0,
};

describe('the forms of an account', () => {
  it.each<[Account, unknown]>([
    [operator, operatorAccount(operatorValues(operator))],
    [body, bodyAccount(bodyValues(body))],
    [candidate, candidateAccount(candidateValues(candidate))],
  ])('give back what they were filled with: $kind', (account, given) => {
    expect(accountSchema.parse(given)).toEqual(account);
  });

  it('begin empty, which no account may be', () => {
    for (const given of [
      operatorAccount(operatorValues()),
      bodyAccount(bodyValues()),
      candidateAccount(candidateValues()),
    ]) {
      expect(accountSchema.safeParse(given).success).toBe(false);
    }
  });

  it('a representative that is no longer needed is dropped', () => {
    expect(operatorAccount({ ...operatorValues(operator), country: 'FR' }).authorisedRepresentative).toBeNull();
  });
});
