import { describe, expect, it } from 'vitest';
import { createTypeahead, isTyped, typeaheadMatch } from './typeahead.js';

const entries = ['Home', 'E-Tool', 'Job Board', 'Account settings', 'Aide', 'Évaluer', 'Logout'];

describe('typeahead', () => {
  it('moves to the next entry that starts with the letter and wraps around', () => {
    expect(typeaheadMatch(entries, 'a', 0)).toBe(3);
    expect(typeaheadMatch(entries, 'a', 3)).toBe(4);
    expect(typeaheadMatch(entries, 'h', 6)).toBe(0);
  });
  it('moves to the next match when the same letter is typed again', () =>
    expect(typeaheadMatch(entries, 'aa', 3)).toBe(4));
  it('stays on the current entry while the longer text still matches', () =>
    expect(typeaheadMatch(entries, 'acc', 3)).toBe(3));
  it('ignores diacritics', () => expect(typeaheadMatch(entries, 'ev', 0)).toBe(5));
  it('finds what starts exactly with several letters before what ignores their case', () => {
    expect(typeaheadMatch(['mW', 'MW', 'MWh'], 'MW', -1)).toBe(1);
    expect(typeaheadMatch(['mW', 'MW', 'MWh'], 'mwh', -1)).toBe(2);
  });
  it('returns -1 when no entry matches', () => expect(typeaheadMatch(entries, 'zz', 0)).toBe(-1));
  it('starts a new text after a pause', () => {
    const type = createTypeahead();
    expect(type('a', 0)).toBe('a');
    expect(type('c', 300)).toBe('ac');
    expect(type('l', 900)).toBe('l');
  });
  it('reports whether a space belongs to the typed text', () => {
    const type = createTypeahead();
    expect(type.isTyping(0)).toBe(false);
    type('j', 100);
    expect(type.isTyping(400)).toBe(true);
    expect(type.isTyping(700)).toBe(false);
  });

  it.each([
    ['Chinese', ['仪表板', '医疗器械', '退出'], '医', 1],
    ['Arabic, without diacritics', ['الرئيسية', 'إعدادات الحساب', 'خُروج'], 'خر', 2],
    ['Arabic, with or without hamza', ['الرئيسية', 'إعدادات الحساب', 'خروج'], 'اع', 1],
    ['characters outside the Basic Multilingual Plane, one repeated', ['a', '𠮷野', '𠮷田'], '𠮷𠮷', 1],
    ['Romanian, without diacritics', ['Acasă', 'Țară'], 'ta', 1],
  ])('matches labels: %s', (_, labels, typed, found) => expect(typeaheadMatch(labels, typed, 0)).toBe(found));
});

describe('isTyped', () => {
  const pressed = (key: string, more: Partial<Parameters<typeof isTyped>[0]> = {}) =>
    isTyped({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  it.each(['a', 'É', '医', 'خ', 'لا', '𠮷', '7', '/'])('accepts %s', (key) => expect(pressed(key)).toBe(true));
  it.each([' ', '', 'F6', 'ArrowUp', 'Enter', 'Dead', 'Process'])('rejects %j', (key) =>
    expect(pressed(key)).toBe(false),
  );
  it('accepts AltGr and rejects Control, Alt and Meta', () => {
    expect(pressed('ă', { ctrlKey: true, altKey: true, getModifierState: () => true })).toBe(true);
    expect(pressed('a', { ctrlKey: true })).toBe(false);
    expect(pressed('a', { altKey: true })).toBe(false);
    expect(pressed('a', { metaKey: true })).toBe(false);
  });
});
