interface Choice {
  value: string;
  disabled?: boolean | undefined;
}

/** Returns the values after one was checked or unchecked, in the order of the options. */
export function valuesAfter(options: readonly Choice[], chosen: readonly string[], value: string, checked: boolean) {
  const next = new Set(chosen);
  if (checked) next.add(value);
  else next.delete(value);
  return inOrder(options, next);
}

/** Returns the chosen values in the order of the options. Values without an option keep their order at the end. */
function inOrder(options: readonly Choice[], chosen: ReadonlySet<string>): string[] {
  const known = options.map(({ value }) => value);
  return [...known.filter((value) => chosen.has(value)), ...[...chosen].filter((value) => !known.includes(value))];
}

/** Whether all, some or none of the enabled options are chosen. */
export function extentOf(options: readonly Choice[], chosen: readonly string[]): 'all' | 'some' | 'none' {
  const enabled = options.filter(({ disabled }) => !disabled);
  const count = enabled.filter(({ value }) => chosen.includes(value)).length;
  return count === 0 ? 'none' : count === enabled.length ? 'all' : 'some';
}

/** Returns the values after "select all" was pressed. Disabled options keep their state. */
export function valuesAfterAll(options: readonly Choice[], chosen: readonly string[]): string[] {
  const enabled = options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const next = new Set(chosen);
  const remove = extentOf(options, chosen) === 'all';
  for (const value of enabled)
    if (remove) next.delete(value);
    else next.add(value);
  return inOrder(options, next);
}

export interface CountLimits {
  /** Smallest number of choices. */
  min?: number | undefined;
  /** Largest number of choices. */
  max?: number | undefined;
}

/** Returns which limit the number of choices violates, or null. */
export function countProblem(count: number, { min = 0, max = Infinity }: CountLimits): 'tooFew' | 'tooMany' | null {
  return count < min ? 'tooFew' : count > max ? 'tooMany' : null;
}
