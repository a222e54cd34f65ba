import { describe, expect, it } from 'vitest';
import { referenceFigures } from './reference-figures.ts';
import {
  chartedMetrics,
  figuresOf,
  furtherMetrics,
  keyFiguresOf,
  latestMonth,
  surveysOf,
} from './regulation-figures.ts';

describe('figures of a regulation', () => {
  it('show every metric once, in a chart or among the further figures', () =>
    expect([...chartedMetrics(), ...furtherMetrics].toSorted()).toEqual(
      [...new Set(referenceFigures.map(({ metric }) => metric))].toSorted(),
    ));

  it('have one survey per month, earliest first', () => {
    const months = surveysOf('ivdr').map(({ month }) => month);
    expect(months).toEqual(['2022-10', '2023-03', '2025-02']);
    const survey = surveysOf('mdr').at(-1)!;
    expect([survey.month, survey.applications?.value, survey.certificates?.value]).toEqual(['2025-02', 28489, 12177]);
  });

  it('state the change since the survey before', () => {
    expect(keyFiguresOf('mdr').map(({ id, latest, change }) => [id, latest.value, change])).toEqual([
      ['applications', 28489, { since: '2024-06', by: 2304 }],
      ['certificates', 12177, { since: '2024-06', by: 3272 }],
      ['certificatesPer100', 43, { since: '2024-06', by: 9 }],
      ['refused', 650, { since: '2023-10', by: 254 }],
    ]);
  });

  it('state no change for a figure of one survey, and mark a disputed one', () => {
    const refused = keyFiguresOf('ivdr').at(-1)!;
    expect([refused.latest.value, refused.change, refused.isDisputed]).toEqual([12, undefined, true]);
  });

  it('split the whole time between body and manufacturer', () => {
    const [body, manufacturer] = [figuresOf('timeWithBody').at(-1)!, figuresOf('timeWithManufacturer').at(-1)!];
    expect([body.value + manufacturer.value, body.month]).toEqual([100, manufacturer.month]);
  });

  it('date from the latest of several metrics', () =>
    expect(latestMonth(['auditWait', 'eudamedDevices'])).toBe('2024-07'));
});
