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
  it('returns clean tags for every text', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const tag of tagsOf(text)) expect(tag).toMatch(/^[^\s,;](.*[^\s,;])?$/u);
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
    expect(withTags(['Évora'], ['evora', 'b', 'B'], {})).toEqual({
      tags: ['Évora', 'b'],
      rejected: [
        { tag: 'evora', reason: 'duplicate' },
        { tag: 'B', reason: 'duplicate' },
      ],
    }));
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
