import type { MonthCounts, MonthState } from './month-mark.js';

/** Labels of a month dial and of a month strip. Months are in the format of the component: "Mar 2027". */
export interface MonthLabels {
  /** Column headers of the table for screen readers. */
  month: string;
  state: string;
  /** The state of a month without figures. */
  states: Record<MonthState, string>;
  /** Added to a month whose state is not confirmed. */
  stale: string;
  /** The tooltip of a month. `value` is its figures or its state. */
  monthValue: (month: string, value: string) => string;
  /** Joins a state and what is added to it. */
  joined: (value: string, addition: string) => string;
  /** The sentence that describes all months in an image. */
  summary: (range: { from: string; to: string }, counts: MonthCounts, next: string | undefined) => string;
  /** The accessible name of an image: its label and the sentence. */
  named: (label: string, summary: string) => string;
  /** Below the month in the centre of a dial. */
  nextFree: string;
  /** In the centre of a dial, if nothing is free. */
  noneFree: string;
}

export const englishMonthLabels: MonthLabels = {
  month: 'Month',
  state: 'State',
  states: { free: 'free', limited: 'limited', full: 'full', closed: 'closed', none: 'nothing offered' },
  stale: 'not confirmed',
  monthValue: (month, value) => `${month}: ${value}`,
  joined: (value, addition) => `${value}, ${addition}`,
  summary: ({ from, to }, { free, limited, full, closed, none, stale }, next) => {
    const words = { free, limited, full, closed, 'without an offer': none, 'not confirmed': stale };
    const counts = Object.entries(words)
      .filter(([, count]) => count > 0)
      .map(([word, count], index) => `${count} ${index > 0 ? '' : count === 1 ? 'month ' : 'months '}${word}`);
    const months = `${from} to ${to}: ${counts.join(', ')}`;
    return next ? `${months}; next free ${next}` : months;
  },
  named: (label, summary) => `${label}: ${summary}`,
  nextFree: 'next free',
  noneFree: 'None free',
};
