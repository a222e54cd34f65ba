/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls as listedCalls } from './testing/calls.ts';
import type { Call } from './contract/call.ts';
import { fieldProblems } from './contract/problems.ts';
import { examplesOf, filled, positionsOf, type JsonSchema, type TextSlot } from './testing/examples.ts';
import { hostileText, hostileTexts, hostileValues } from './testing/hostile.ts';

/** The server's maximum size of a body, in bytes. */
const bodyLimit = 256 * 1024;

/**
 * Maximum CPU time of one validation, in ms. The server has one thread, so this is how long an anonymous request may
 * delay all others. The limit is absolute: a ratio to a smaller input would pass if both were slow, and would measure
 * noise, because rejecting input takes only microseconds. CPU time does not grow when other processes use the machine.
 * For comparison, composing text before checking its length takes over 5,000 ms.
 */
const budget = 250;

/** The exports of every area's `calls.ts`, so that no call is missed. */
const files = import.meta.glob<object>('./*/**/calls.ts', { eager: true });
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;
const calls = Object.values(files).flatMap((exported) => Object.values(exported).filter(isCall));

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const parts = calls.flatMap((call) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? [{ name: `${part} of ${nameOf(call)}`, schema }] : [];
  }),
);

/** Returns the CPU time in ms of a validation, performed as on the server. */
function timeOf(schema: z.ZodType, input: unknown): number {
  const before = process.cpuUsage();
  const result = schema.safeParse(input);
  if (!result.success) JSON.stringify(fieldProblems(result.error, input));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Parses once before measuring, because the first parse compiles the schema. */
function warmUp(schema: z.ZodType) {
  for (const input of [undefined, {}, 'a']) timeOf(schema, input);
}

interface Attempt {
  readonly name: string;
  readonly input: unknown;
}

/** Returns the first attempt that takes too long. Collecting all of them could take hours. */
function firstSlow(schema: z.ZodType, attempts: Iterable<Attempt>): string | null {
  for (const { name, input } of attempts) {
    const time = timeOf(schema, input);
    if (time > budget) return `${name}: ${Math.round(time)} ms`;
  }
  return null;
}

const examples = (schema: z.ZodType, listLength: number) =>
  examplesOf(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, listLength);

function* oneByOne(schema: z.ZodType): Generator<Attempt> {
  const texts = hostileTexts.map((text) => ({ name: text.name, value: hostileText(text, bodyLimit) }));
  for (const example of examples(schema, 1)) {
    for (const path of positionsOf(example)) {
      for (const { name, value } of [...texts, ...hostileValues]) {
        const input = filled(example, () => 'a', { path, value });
        yield { name: `${name} at ${path.join('.') || 'the root'}`, input };
      }
    }
  }
}

function* allAtOnce(schema: z.ZodType, times: number): Generator<Attempt> {
  for (const example of examples(schema, 200)) {
    for (const text of hostileTexts) {
      let left = bodyLimit;
      const fill = ({ maxLength = bodyLimit }: TextSlot) => {
        const filling = left > 0 ? hostileText(text, left, maxLength * times) : 'a';
        left -= new TextEncoder().encode(filling).length;
        return filling;
      };
      yield { name: text.name, input: filled(example, fill) };
    }
  }
}

describe('hostile input', () => {
  it('is tested on every call', () => {
    expect(calls.map(nameOf).toSorted()).toEqual(listedCalls.map(nameOf).toSorted());
  });

  describe.each(parts)('in the $name', ({ schema }) => {
    beforeAll(() => warmUp(schema));

    it('is validated within the time limit at every position', () => {
      expect(firstSlow(schema, oneByOne(schema))).toBeNull();
    });

    it.each([1, 4])(
      'is validated within the time limit in all strings at once, %i times as long as allowed',
      (times) => {
        expect(firstSlow(schema, allAtOnce(schema, times))).toBeNull();
      },
    );
  });
});
