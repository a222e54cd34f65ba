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
  showContact: true,
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

describe('the form of an account', () => {
  it.each<[Account, unknown]>([
    [operator, operatorAccount(operatorValues(operator), operator)],
    [body, bodyAccount(bodyValues(body), body)],
    [candidate, candidateAccount(candidateValues(candidate))],
  ])('converts back to the same account: $kind', (account, converted) => {
    expect(accountSchema.parse(converted)).toEqual(account);
  });

  it('reads years as people and spreadsheets write them (D.699)', () => {
    const typed = { ...candidateValues(candidate), experienceYears: '+4.00', technologyYears: "'2" };
    expect(candidateAccount(typed)).toMatchObject({ experienceYears: 4, technologyYears: 2 });
    expect(candidateAccount({ ...typed, experienceYears: '4.5' }).experienceYears).toBeNaN();
  });

  it('is empty and invalid without an account', () => {
    for (const converted of [
      operatorAccount(operatorValues()),
      bodyAccount(bodyValues()),
      candidateAccount(candidateValues()),
    ]) {
      expect(accountSchema.safeParse(converted).success).toBe(false);
    }
  });

  it('drops a representative that is no longer required', () => {
    expect(operatorAccount({ ...operatorValues(operator), country: 'FR' }).authorisedRepresentative).toBeNull();
  });
});
