import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleIdOf, roleIds, roleNames, roleOf, roleOfName, roles } from './roles.ts';

const named = (name: string) => ({ roles: [{ name }] });

describe('the role of a role name', () => {
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

  it('covers every kind of market operator, and is the same for a key and its display name (S1.3, D.30)', () => {
    for (const key of roles) expect(roleOf(named(key))).toBe(key);
    for (const id of roleIds) expect(roleOfName(id)).toBe(roleOfName(roleNames[id]));
    expect(roleIds.filter((id) => roleOfName(id) === 'market_operator')).toHaveLength(6);
  });

  it('does not depend on dashes, spaces and letter case', () => {
    expect(roleIdOf('market operator - sme/mne')).toBe('market-operator-sme-mne');
    expect(roleIdOf('  Researcher — Academia ')).toBe('researcher-academia');
    expect(roleIdOf('NOTIFIED  BODY')).toBe('notified-body');
  });

  it('is not notified_body for a name that only begins with "Notified Body"', () => {
    expect(roleOfName('Notified Bodyguard Supportive Partner')).toBe('other');
    expect(roleOfName('Notified Body Supporters')).toBe('other');
  });

  it('is determined quickly for any text, even a very long one', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => roles.includes(roleOfName(text))));
    expect(roleOfName('-'.repeat(1_000_000))).toBe('other');
    expect(roleOfName('__proto__')).toBe('other');
  });
});

describe('the role of a user', () => {
  it('is derived from the first entry of roles (S3.3)', () => {
    expect(roleOf({ roles: [{ name: 'Notified Body' }, { name: 'Innovator' }] })).toBe('notified_body');
  });

  it('is null without an entry (S3.4)', () => {
    expect(roleOf({ roles: [] })).toBeNull();
    expect(roleOf({ roles: null })).toBeNull();
    expect(roleOf({})).toBeNull();
    expect(roleOf(null)).toBeNull();
    expect(roleOf({ roles: [{ name: ' ' }] })).toBeNull();
  });

  it('is notified_body for a supportive partner (S1.7)', () => {
    expect(roleOf(named('Notified Body Supportive Partner'))).toBe('notified_body');
    expect(roleOf(named('Notified Body X-ray lab Supportive Partner'))).toBe('notified_body');
  });
});
