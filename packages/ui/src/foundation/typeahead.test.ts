import { describe, expect, it } from 'vitest';
import { createTypeahead, isTyped, typeaheadMatch } from './typeahead.js';

const entries = ['Home', 'E-Tool', 'Job Board', 'Account settings', 'Aide', 'Évaluer', 'Logout'];

describe('typeahead', () => {
  it('goes to the next entry that begins with the letter, and round', () => {
    expect(typeaheadMatch(entries, 'a', 0)).toBe(3);
    expect(typeaheadMatch(entries, 'a', 3)).toBe(4);
    expect(typeaheadMatch(entries, 'h', 6)).toBe(0);
  });
  it('steps on when the same letter is typed again', () => expect(typeaheadMatch(entries, 'aa', 3)).toBe(4));
  it('stays where a longer word still fits', () => expect(typeaheadMatch(entries, 'acc', 3)).toBe(3));
  it('ignores marks above letters', () => expect(typeaheadMatch(entries, 'ev', 0)).toBe(5));
  it('answers -1 where nothing fits', () => expect(typeaheadMatch(entries, 'zz', 0)).toBe(-1));
  it('starts a new word after a pause', () => {
    const type = createTypeahead();
    expect(type('a', 0)).toBe('a');
    expect(type('c', 300)).toBe('ac');
    expect(type('l', 900)).toBe('l');
  });
  it('knows when a space belongs to the word', () => {
    const type = createTypeahead();
    expect(type.isTyping(0)).toBe(false);
    type('j', 100);
    expect(type.isTyping(400)).toBe(true);
    expect(type.isTyping(700)).toBe(false);
  });

  it.each([
    ['Chinese', ['仪表板', '医疗器械', '退出'], '医', 1],
    ['Arabic, without its marks', ['الرئيسية', 'إعدادات الحساب', 'خُروج'], 'خر', 2],
    ['Arabic, hamza or not', ['الرئيسية', 'إعدادات الحساب', 'خروج'], 'اع', 1],
    ['letters beyond the first plane, one twice', ['a', '𠮷野', '𠮷田'], '𠮷𠮷', 1],
    ['Romanian, without its marks', ['Acasă', 'Țară'], 'ta', 1],
  ])('finds words in %s', (_, labels, typed, found) => expect(typeaheadMatch(labels, typed, 0)).toBe(found));
});

describe('a typed letter', () => {
  const pressed = (key: string, more: Partial<Parameters<typeof isTyped>[0]> = {}) =>
    isTyped({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  it.each(['a', 'É', '医', 'خ', 'لا', '𠮷', '7', '/'])('%s types', (key) => expect(pressed(key)).toBe(true));
  it.each([' ', '', 'F6', 'ArrowUp', 'Enter', 'Dead', 'Process'])('%s does not', (key) =>
    expect(pressed(key)).toBe(false),
  );
  it('types behind AltGr, and commands behind Control, Alt and Meta', () => {
    expect(pressed('ă', { ctrlKey: true, altKey: true, getModifierState: () => true })).toBe(true);
    expect(pressed('a', { ctrlKey: true })).toBe(false);
    expect(pressed('a', { altKey: true })).toBe(false);
    expect(pressed('a', { metaKey: true })).toBe(false);
  });
});
