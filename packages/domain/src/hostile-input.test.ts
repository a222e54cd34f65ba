/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from './account/calls.ts';
import { availabilityCalls } from './availability/calls.ts';
import type { Call } from './calls.ts';
import { deviceCalls } from './device/calls.ts';
import { matchingCalls } from './matching/calls.ts';
import { fieldProblems } from './problems.ts';
import { examplesOf, filled, positionsOf, type JsonSchema, type TextSlot } from './testing/examples.ts';
import { hostileText, hostileTexts, hostileValues } from './testing/hostile.ts';

/** Most bytes of a body that the server reads. */
const bodyLimit = 256 * 1024;

/**
 * Most CPU time of one validation, in ms. The server has one thread, so this is how long one anonymous request may
 * delay all others: the requirement is a time. A ratio to a smaller input would pass where both are slow, and refusing
 * takes so few microseconds that a ratio would measure noise. CPU time, because it does not grow when other processes
 * use the machine. Text that is composed before its length is checked takes over 5,000 ms.
 */
const budget = 250;

/** Every file named `calls.ts`, and what it exports: no list of calls can be forgotten here. */
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

/** CPU time in ms of validating as the server does. */
function timeOf(schema: z.ZodType, input: unknown): number {
  const before = process.cpuUsage();
  const result = schema.safeParse(input);
  if (!result.success) JSON.stringify(fieldProblems(result.error, input));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The first parse of a schema compiles it. */
function warmUp(schema: z.ZodType) {
  for (const input of [undefined, {}, 'a']) timeOf(schema, input);
}

interface Attempt {
  readonly name: string;
  readonly input: unknown;
}

/** The first attempt that takes too long: with more of them, a failing run would take hours. */
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
  it('is tried on every call of the table', () => {
    const listed: readonly Call[] = [...accountCalls, ...availabilityCalls, ...deviceCalls, ...matchingCalls];
    expect(calls.map(nameOf).toSorted()).toEqual(listed.map(nameOf).toSorted());
  });

  describe.each(parts)('in the $name', ({ schema }) => {
    beforeAll(() => warmUp(schema));

    it('is refused or accepted in time, wherever it is', () => {
      expect(firstSlow(schema, oneByOne(schema))).toBeNull();
    });

    it.each([1, 4])('is refused or accepted in time in all texts at once, %i times as long as allowed', (times) => {
      expect(firstSlow(schema, allAtOnce(schema, times))).toBeNull();
    });
  });
});
