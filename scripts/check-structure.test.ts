import { describe, expect, it } from 'vitest';
import { areaErrors, cyclesIn, foldersOf } from './check-structure.mjs';

const imports = (...pairs: [string, string][]) => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
};

describe('The structure check', () => {
  it('finds a cycle of areas that no pair of files and no top-level folder shows', () => {
    const graph = imports(
      ['areas/account/data/remove.ts', 'areas/courses/store.ts'],
      ['areas/courses/register.ts', 'areas/account/store.ts'],
    );
    expect(cyclesIn(graph)).toEqual([]);
    expect(cyclesIn(foldersOf(graph, 1))).toEqual([]);
    expect(cyclesIn(foldersOf(graph, 2))).toEqual([['areas/account', 'areas/courses', 'areas/account']]);
    expect(cyclesIn(foldersOf(graph, 3))).toEqual([]);
  });

  it.each([
    ['a higher area', ['areas/account/routes.ts', 'areas/courses/index.ts'], 'account must not import courses'],
    ['an area of its own row', ['areas/matching/a/b.ts', 'areas/courses/index.ts'], 'matching must not import courses'],
    [
      'a file of a lower area',
      ['areas/export/a/b.ts', 'areas/devices/store.ts'],
      'import devices through its index.ts',
    ],
    ['a file of an area from outside', ['server.ts', 'areas/devices/routes.ts'], 'import devices through its index.ts'],
    ['an area without a row', ['areas/orders/routes.ts', 'database/database.ts'], 'orders has no row'],
  ] as const)('rejects an import of %s', (_, [from, to], error) => {
    expect(areaErrors('api', imports([from, to]))).toEqual([expect.stringContaining(error)]);
  });

  it('accepts an import of a lower area through its index.ts, and files of the domain directly', () => {
    expect(areaErrors('api', imports(['areas/export/collect.ts', 'areas/devices/index.ts']))).toEqual([]);
    expect(areaErrors('domain', imports(['matching/match.ts', 'devices/schema.ts']))).toEqual([]);
    expect(areaErrors('domain', imports(['devices/schema.ts', 'matching/match.ts']))).toHaveLength(1);
  });
});
