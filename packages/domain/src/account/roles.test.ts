import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSupportivePartner, roleIdOf, roleIds, roleLabel, roleNames, roleOf, roleOfName, roles } from './roles.ts';

const named = (name: string) => ({ roles: [{ name }] });

describe('the role behind a role name', () => {
  it.each([
    ['S6.1', 'Market Operator – SME/MNE', 'market_operator'],
    ['S6.2', 'Hospital Innovator', 'market_operator'],
    ['S6.3', 'Innovator', 'market_operator'],
    ['S6.4', 'Public Organization Representative', 'market_operator'],
    ['S6.5', 'Private Organization Representative', 'market_operator'],
    ['S6.6', 'Researcher – Academia', 'market_operator'],
    ['S6.13', 'Notified Body', 'notified_body'],
    ['S6.14', 'Notified Body Acme Cardio Supportive Partner', 'notified_body'],
    ['S6.20', 'Job Candidates (Nb Experts)', 'candidate'],
    ['S6.21', 'Gardener', 'other'],
  ])('%s %s is %s', (_, name, role) => {
    expect(roleOf(named(name))).toBe(role);
  });

  it('S1.3 covers every kind of market operator, and D.30 a key means the same as its display name', () => {
    for (const key of roles) expect(roleOf(named(key))).toBe(key);
    for (const id of roleIds) expect(roleOfName(id)).toBe(roleOfName(roleNames[id]));
    expect(roleIds.filter((id) => roleOfName(id) === 'market_operator')).toHaveLength(6);
  });

  it('does not mind dashes, spaces and capitals', () => {
    expect(roleIdOf('market operator - sme/mne')).toBe('market-operator-sme-mne');
    expect(roleIdOf('  Researcher — Academia ')).toBe('researcher-academia');
    expect(roleIdOf('NOTIFIED  BODY')).toBe('notified-body');
  });

  it('does not take a name for a partner only because it begins like one', () => {
    expect(roleOfName('Notified Bodyguard Supportive Partner')).toBe('other');
    expect(roleOfName('Notified Body Supporters')).toBe('other');
  });

  it('answers any text, however long, at once', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => roles.includes(roleOfName(text))));
    expect(roleOfName('-'.repeat(1_000_000))).toBe('other');
    expect(roleOfName('__proto__')).toBe('other');
  });
});

describe('the role of a user', () => {
  it('S3.3 comes from the first entry of roles', () => {
    expect(roleOf({ roles: [{ name: 'Notified Body' }, { name: 'Innovator' }] })).toBe('notified_body');
  });

  it('S3.4 is none without an entry', () => {
    expect(roleOf({ roles: [] })).toBeNull();
    expect(roleOf({ roles: null })).toBeNull();
    expect(roleOf({})).toBeNull();
    expect(roleOf(null)).toBeNull();
    expect(roleOf({ roles: [{ name: ' ' }] })).toBeNull();
  });

  it('S1.7 tells a supportive partner from the notified body itself', () => {
    expect(isSupportivePartner(named('Notified Body Supportive Partner'))).toBe(true);
    expect(isSupportivePartner(named('Notified Body X-ray lab Supportive Partner'))).toBe(true);
    expect(isSupportivePartner(named('Notified Body'))).toBe(false);
    expect(isSupportivePartner(null)).toBe(false);
  });
});

describe('the role label', () => {
  it('S2.85 has spaces for underscores and capitals for each word', () => {
    expect(roleLabel('market_operator')).toBe('Market Operator');
    expect(roleLabel('notified_body')).toBe('Notified Body');
    expect(roleLabel('candidate')).toBe('Candidate');
    expect(roleLabel('')).toBe('');
  });
});
