import { describe, expect, it } from 'vitest';
import { matchesWords } from '../../foundation/listbox/option.js';
import { action, bestMatch, isAction, loadStateOf, retryRow, rowsOf } from './combobox-state.js';

const options = [
  { value: 'a', label: 'Allianz' },
  { value: 'b', label: 'Banque Étoile', group: 'Banks' },
  { value: 'c', label: 'Cover', disabled: true },
];
const createLabel = (text: string) => `Add ${text}`;
const base = { options, filter: matchesWords, createLabel };
const values = (query: string, settings: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({ ...base, query, ...settings }).map(({ value }) => value);

describe('rowsOf', () => {
  it('returns all options without a text', () => expect(values('')).toEqual(['a', 'b', 'c']));
  it('filters and adds a row for a new label', () => expect(values('all')).toEqual(['a', action.create]));
  it('adds no row for the label of an option, ignoring case; other marks make another word', () => {
    expect(values('banque étoile')).toEqual(['b']);
    expect(values('banque etoile')).toEqual(['b', action.create]);
    expect(values('กัน', { options: [{ value: 'eat', label: 'กิน' }] })).toEqual([action.create]);
  });
  it('adds no row if users cannot add options', () => expect(values('new', { createLabel: undefined })).toEqual([]));
  it('keeps loaded options that do not contain the text', () =>
    expect(values('new', { filter: undefined, createLabel: undefined })).toEqual(['a', 'b', 'c']));
  it('sorts the new row to the options without a group', () =>
    expect(values('new', { filter: undefined })).toEqual(['a', 'c', action.create, 'b']));
});

describe('loadStateOf', () => {
  it('compares the loaded text with the typed one', () => {
    expect(loadStateOf(null, '')).toBe('loading');
    expect(loadStateOf({ query: 'a', options }, 'ab')).toBe('loading');
    expect(loadStateOf({ query: 'ab', options }, 'ab')).toBe('loaded');
    expect(loadStateOf({ query: 'ab', options: [], failed: true }, 'ab')).toBe('failed');
  });
});

describe('rows', () => {
  it('are actions or options', () => {
    expect(isAction(retryRow('Try again', 'Failed'))).toBe(true);
    expect(options.some(isAction)).toBe(false);
  });
  it('are active from the one that the text names, else the first that starts with it, else the first (D.701)', () => {
    expect(bestMatch(options.toReversed(), 'an')?.value).toBe('b');
    expect(bestMatch([], 'an')).toBeUndefined();
    const units = [
      { value: 'milli', label: 'mW' },
      { value: 'mega', label: 'MW' },
      { value: 'hour', label: 'MWh' },
    ];
    expect(['MW', 'mW', 'MWh'].map((text) => bestMatch(units, text)?.value)).toEqual(['mega', 'milli', 'hour']);
    const words = [
      { value: 'fish', label: 'pêcher' },
      { value: action.create, label: 'Add pécher' },
    ];
    expect(['pêcher', 'pecher', 'pécher', 'péch'].map((text) => bestMatch(words, text)?.value)).toEqual([
      'fish',
      'fish',
      action.create,
      'fish',
    ]);
    expect(bestMatch(words.slice(0, 1), 'pécher')).toBeUndefined();
    const countries = [
      { value: 'BQ', label: 'Caribbean Netherlands' },
      { value: 'BD', label: 'Bangladesh' },
      { value: 'DE', label: 'Germany', keywords: ['Deutschland'] },
      { value: 'NL', label: 'Netherlands', keywords: ['Holland'] },
    ];
    const chosen = (text: string) =>
      bestMatch(
        countries.filter((option) => matchesWords(option, text)),
        text,
      )?.value;
    expect(['netherlands', 'Nether', 'DE', 'holland', 'ger', 'land'].map(chosen)).toEqual([
      'NL',
      'NL',
      'DE',
      'NL',
      'DE',
      'BQ',
    ]);
  });
});
