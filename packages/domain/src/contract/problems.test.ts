import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './problems.ts';

describe('fieldProblems', () => {
  const schema = z.strictObject({
    a: z.string().min(2).max(4),
    list: z.array(z.enum(['x'])).min(1),
    n: z.int().max(3),
    nested: z.object({ b: z.string() }),
  });
  const problems = (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? {} : fieldProblems(result.error, input);
  };

  it('returns one code for each field, by dotted path for nested fields and by key for unknown ones', () => {
    expect(problems({})).toEqual({ a: 'required', list: 'required', n: 'required', nested: 'required' });
    expect(problems({ a: 'x', list: ['y'], n: 4, nested: { b: 1 }, more: 1 })).toEqual({
      a: 'too_short',
      'list.0': 'not_in_list',
      n: 'too_large',
      'nested.b': 'invalid',
      more: 'unknown_field',
    });
    expect(problems({ a: '', list: [], n: 1.5, nested: { b: '' } })).toEqual({
      a: 'required',
      list: 'required',
      n: 'invalid',
    });
    expect(problems(null)).toEqual({ '': 'required' });
  });

  it('returns codes that never contain the input (D.7)', () => {
    expect(
      JSON.stringify(problems({ a: 'a secret of length', list: ['secret'], n: 'secret', nested: 'secret' })),
    ).not.toContain('secret');
  });
});
