import { laterOf, type CalendarDate } from '../values/dates.ts';
import { daysOfQuarter, monthsBetweenQuarters, movedByMonths } from './move-days.ts';
import { checkedSteps, type OwnRules, type OwnWindow } from './own-windows.ts';
import type { WindowProblem } from './rules.ts';

/** Which windows are copied: those of a quarter, into a later one. Both are given by their first day. */
export interface QuarterCopy {
  readonly source: CalendarDate;
  readonly target: CalendarDate;
  /** Only windows of these codes; undefined = of all codes. */
  readonly codes?: ReadonlySet<string> | undefined;
  /** Returns the id of the copy of a window, by the position of the window in the list. */
  readonly newId: (position: number) => string;
}

/** A window of the quarter with its copy, and the rule that the copy breaks. */
export interface CopiedWindow {
  readonly source: OwnWindow;
  readonly copy: OwnWindow;
  readonly problem: WindowProblem | null;
}

/**
 * Returns the copies of the windows of a quarter. Of a longer window only the days in the quarter are copied. A copy has
 * the same places, conditions and manual state, and no place in it is taken. It begins today at the earliest.
 */
export function copyQuarter(
  windows: readonly OwnWindow[],
  { source, target, codes, newId }: QuarterCopy,
  rules: OwnRules,
): CopiedWindow[] {
  const quarter = daysOfQuarter(source);
  const end = daysOfQuarter(target).to;
  const months = monthsBetweenQuarters(source, target);
  if (months <= 0 || end < rules.today) return [];
  const copies = windows.flatMap((window, position) => {
    if (codes && !codes.has(window.code)) return [];
    const inside = { from: laterOf(window.from, quarter.from), to: window.to < quarter.to ? window.to : quarter.to };
    const days = inside.from <= inside.to ? movedByMonths(inside, months) : null;
    if (!days || days.to < rules.today) return [];
    const from = laterOf(days.from, rules.today);
    const copy: OwnWindow = { ...window, ...days, from, id: newId(position), reserved: 0, updatedOn: rules.today };
    return [{ source: window, copy }];
  });
  const { refused } = checkedSteps(
    windows,
    copies.map(({ copy }) => ({ before: null, after: copy })),
    rules,
  );
  const problems = new Map(refused.map(({ step, problem }) => [step.after?.id, problem]));
  return copies.map(({ source: window, copy }) => ({ source: window, copy, problem: problems.get(copy.id) ?? null }));
}
