import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTags, tagsOf, withTags } from './tags-state.js';

describe('splitTags', () => {
  it.each([
    ['a, b', { tags: ['a'], rest: ' b' }],
    ['a', { tags: [], rest: 'a' }],
    ['a;b\r\nc\td,', { tags: ['a', 'b', 'c', 'd'], rest: '' }],
    [', ,', { tags: [], rest: '' }],
    ['  two   words ,', { tags: ['two words'], rest: '' }],
  ])('%j', (text, result) => expect(splitTags(text)).toEqual(result));
  it('uses other separators', () => expect(tagsOf('a, b|c', ['|'])).toEqual(['a, b', 'c']));
  it('knows the separators of East Asian and Arabic keyboards, also of given ones', () => {
    expect(tagsOf('甲，乙、丙；丁')).toEqual(['甲', '乙', '丙', '丁']);
    expect(tagsOf('أ، ب؛ ج')).toEqual(['أ', 'ب', 'ج']);
    expect(tagsOf('甲，乙；丙｜丁', [';', '|'])).toEqual(['甲，乙', '丙', '丁']);
    expect(tagsOf('a - b-c', [' - '])).toEqual(['a', 'b-c']);
  });
  it.each([[[';']], [['|', '.*']], [[]], [undefined]])('splits lines with the separators %j', (separators) =>
    expect(tagsOf('one\ntwo\r\nthree\u2028four', separators)).toEqual(['one', 'two', 'three', 'four']),
  );
  it('returns clean tags for every text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const tag of tagsOf(text)) expect(tag).toMatch(/^[^\s,;，、；](.*[^\s,;，、；])?$/u);
      }),
    ));
});

describe('withTags', () => {
  const validate = (tag: string) => (tag.includes('@') ? undefined : `${tag} has no @`);
  it('adds at most 500 tags without a `max`', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `word ${index}`);
    const { tags, rejected } = withTags([], words, {});
    expect([tags.length, rejected.length]).toEqual([500, 19_500]);
  });
  it('adds tags in order', () => expect(withTags(['a'], ['b', 'c'], {}).tags).toEqual(['a', 'b', 'c']));
  it('rejects duplicates, also among the added tags', () =>
    expect(withTags(['Évora'], ['Évora', 'b', 'b'], {})).toEqual({
      tags: ['Évora', 'b'],
      rejected: [
        { tag: 'Évora', reason: 'duplicate' },
        { tag: 'b', reason: 'duplicate' },
      ],
    }));
  it.each([
    ['กิน', 'กัน'],
    ['pêcher', 'pécher'],
    ['かき', 'がき'],
    ['नामा', 'नाम'],
    ['نامه\u200Cای', 'نامهای'],
    ['MW', 'mW'],
    ['ılık', 'ilik'],
    ['İL', 'IL'],
  ])('keeps two words that differ only in marks or case: %s and %s (D.701)', (one, other) =>
    expect(withTags([one], [other], {}).tags).toEqual([one, other]),
  );
  it.each([
    ['Évora', 'E\u0301vora'],
    ['d’accord', "d'accord"],
    ['a b', 'a\u00A0b'],
    ['١٢', '12'],
  ])('takes %j and %j for one', (one, other) => expect(withTags([one], [other], {}).tags).toEqual([one]));
  it('rejects invalid tags with the reason', () =>
    expect(withTags([], ['a', 'a@b'], { validate })).toEqual({
      tags: ['a@b'],
      rejected: [{ tag: 'a', reason: 'invalid', message: 'a has no @' }],
    }));
  it('rejects tags after the largest number', () =>
    expect(withTags(['a'], ['b', 'c'], { max: 2 }).rejected).toEqual([{ tag: 'c', reason: 'tooMany' }]));
  it('loses no tag and has no duplicates', () =>
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat({ max: 5 }), (added, max) => {
        const { tags, rejected } = withTags([], added, { max });
        expect(tags.length + rejected.length).toBe(added.length);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.length).toBeLessThanOrEqual(max);
      }),
    ));
});
