import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShortcut, searchCommands, type Command } from './command-search.js';

const how = { recents: [], recentGroup: 'Recent', limit: 50 };
const commands: Command[] = [
  { value: 'devices', label: 'Go to devices', group: 'Pages' },
  { value: 'register', label: 'Register device', group: 'Actions', keywords: ['new'] },
  { value: 'dark', label: 'Switch to dark mode', group: 'Theme' },
  { value: 'evaluer', label: 'Évaluer la conformité', group: 'Actions' },
  { value: 'device-list', label: 'Device list', group: 'Pages' },
];
const values = (typed: string, more = {}) =>
  searchCommands(commands, typed, { ...how, ...more }).shown.map(({ value }) => value);

describe('searchCommands', () => {
  it('matches every typed word, ignoring diacritics and case', () => {
    expect(values('evaluer')).toEqual(['evaluer']);
    expect(values('MODE dark')).toEqual(['dark']);
    expect(values('new')).toEqual(['register']);
    expect(values('devices dark')).toEqual([]);
  });

  it('sorts prefix matches first and keeps groups together', () => {
    expect(values('device')).toEqual(['device-list', 'devices', 'register']);
  });

  it('lists recent commands first, once each, when the query is empty', () => {
    expect(values('  ', { recents: ['dark', 'gone', 'dark', 'register'] })).toEqual([
      'dark',
      'register',
      'devices',
      'device-list',
      'evaluer',
    ]);
    expect(searchCommands(commands, '', { ...how, recents: ['dark'] }).shown[0]?.group).toBe('Recent');
  });

  it('returns at most `limit` commands and the total', () => {
    expect(searchCommands(commands, 'device', { ...how, limit: 1 })).toMatchObject({
      total: 3,
      shown: [{ value: 'device-list' }],
    });
  });

  it('returns each matching command at most once and no others, for any query', () => {
    const text = fc
      .array(fc.constantFrom('device', 'DEV', 'é', 'mode', '(', '\\', '*', '💥', ' '), { maxLength: 4 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 0, max: 9 }),
        fc.subarray(commands.map(({ value }) => value)),
        (typed, limit, recents) => {
          const { shown, total } = searchCommands(commands, typed, { ...how, limit, recents });
          expect(new Set(shown.map(({ value }) => value)).size).toBe(shown.length);
          expect(shown).toHaveLength(Math.min(limit, total));
        },
      ),
    );
  });

  it('searches ten thousand commands within a few frames', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Open device ${index}` }));
    searchCommands(many, 'open', how);
    const begin = performance.now();
    expect(searchCommands(many, 'device 999', how).total).toBe(19);
    expect(performance.now() - begin).toBeLessThan(250);
  });
});

describe('isShortcut', () => {
  const key = (more: object) => ({
    key: 'k',
    code: 'KeyK',
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...more,
  });
  it.each([
    [{}, true],
    [{ key: 'K' }, true],
    [{ ctrlKey: false, metaKey: true }, true],
    [{ key: 'л' }, true],
    [{ key: 't' }, false],
    [{ ctrlKey: false }, false],
    [{ metaKey: true }, false],
    [{ altKey: true }, false],
    [{ shiftKey: true }, false],
    [{ repeat: true }, false],
  ])('%j: %s', (more, expected) => {
    expect(isShortcut(key(more), 'k')).toBe(expected);
  });
});
