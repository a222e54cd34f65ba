import { describe, expect, it } from 'vitest';
import { roleOf, roleWords } from './role';

describe('roleOf', () => {
  it.each([
    ['S6.1', 'Market Operator – SME/MNE'],
    ['S6.2', 'Hospital Innovator'],
    ['S6.3', 'Innovator'],
    ['S6.4', 'Public Organization Representative'],
    ['S6.5', 'Private Organization Representative'],
    ['S6.6', 'Researcher – Academia'],
    ['D.30', 'market_operator'],
  ])('%s “%s” is a market operator', (_, name) => expect(roleOf(name)).toBe('market_operator'));

  it.each([
    ['S6.13', 'Notified Body'],
    ['S6.14', 'Notified Body Imaging Supportive Partner'],
    ['S1.7', 'Notified Body Supportive Partner'],
    ['D.30', 'notified_body'],
  ])('%s “%s” is a notified body', (_, name) => expect(roleOf(name)).toBe('notified_body'));

  it.each([['S6.20', 'Job Candidates (Nb Experts)'], ['S1.11', 'candidate']])('%s “%s” is a candidate', (_, name) =>
    expect(roleOf(name)).toBe('candidate'));

  it.each(['admin', 'constructor', '__proto__', 'Notified Bodyguard Supportive Partner'])('S6.21 any other role (%s) is other', (name) =>
    expect(roleOf(name)).toBe('other'));

  it.each(['', '  '])('S3.4 an empty name is no role', (name) => expect(roleOf(name)).toBeNull());
});

describe('roleWords', () => {
  it.each([['market_operator', 'Market Operator'], ['notified_body', 'Notified Body'], ['éditeur_en_chef', 'Éditeur En Chef']])(
    'S2.85 %s reads %s', (role, words) => expect(roleWords(role)).toBe(words));
});
