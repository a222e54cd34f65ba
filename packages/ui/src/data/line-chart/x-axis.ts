import { intlLocale } from '../../foundation/locale/intl-locale.js';
import { scaleLinear, scaleUtc } from 'd3-scale';
import type { AxisLabel } from '../../foundation/chart/xy-plot.js';

/** A position on the horizontal axis: a number, a month `YYYY-MM`, a date `YYYY-MM-DD`, or the text of a category. */
export type ChartX = string | number;

export interface XAxis {
  /** Positions of the values in percent from the inline start. */
  positions: readonly number[];
  /** Texts of the values for tooltip, table and announcement. */
  texts: readonly string[];
  /** Texts below the plot. */
  labels: readonly AxisLabel[];
}

interface Options {
  locale: string;
  formatNumber: (value: number) => string;
  /** Formats a value for tooltip, table and announcement. */
  formatX: ((x: ChartX) => string) | undefined;
}

const longestOf = (labels: readonly AxisLabel[]) => Math.max(0, ...labels.map(({ text }) => text.length));

/** Distance in percent below which a text of up to {@link shortText} characters at an end of the axis would touch its neighbour. */
const nearby = 17;
const shortText = 8;

/** Omits the texts at the ends that are moved inwards and would touch their neighbours. */
function withoutCrowdedEnds(labels: readonly AxisLabel[]): AxisLabel[] {
  const distance = nearby * Math.max(1, longestOf(labels) / shortText);
  return labels.filter(({ at }, index) => {
    const next = at < 8 ? labels[index + 1] : at > 92 ? labels[index - 1] : undefined;
    return !next || Math.abs(next.at - at) >= distance;
  });
}

/** Characters of texts and of the gaps between them that fit below a plot in which no text is hidden. */
const maxCharacters = 72;
const gapCharacters = 2;

/** Returns every text, or every second, third, …, so that long ones, such as French months, do not touch each other. */
function fitting(labels: readonly AxisLabel[]): AxisLabel[] {
  const step = Math.ceil((labels.length * (longestOf(labels) + gapCharacters)) / maxCharacters);
  return labels.filter((_, index) => index % Math.max(1, step) === 0);
}

const calendarDate = /^\d{4}-\d\d(-\d\d)?$/;
const tickCount = 7;

/** Returns the instant of a calendar date at midnight UTC, as dates have no time zone here. */
const instant = (date: string) => Date.parse(date.length === 7 ? `${date}-01` : date);

function timeAxis(dates: readonly string[], { locale, formatX }: Options): XAxis {
  const times = dates.map(instant);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const scale = scaleUtc().domain([first, last]).range([0, 100]);
  const withDay = dates.some((date) => date.length > 7);
  const formatOf = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' });
    return (date: Date | number | undefined) => dates.format(date);
  };
  const month = { month: 'short', year: 'numeric' } as const;
  const full = formatOf(withDay ? { ...month, day: 'numeric' } : month);
  const ticks = scale.ticks(tickCount);
  const isYear = (tick: Date) => tick.getUTCMonth() === 0 && tick.getUTCDate() === 1;
  const isMonth = (tick: Date) => tick.getUTCDate() === 1;
  const short = ticks.every(isYear)
    ? formatOf({ year: 'numeric' })
    : ticks.every(isMonth)
      ? formatOf(month)
      : formatOf({ day: 'numeric', month: 'short' });
  return {
    positions: times.map((time) => scale(time)),
    texts: dates.map((date, at) => formatX?.(date) ?? full(times[at])),
    labels: withoutCrowdedEnds(fitting(ticks.map((tick) => ({ at: scale(tick), text: short(tick) })))).map(
      (label, index) => ({
        ...label,
        minor: index % 2 === 1,
      }),
    ),
  };
}

function numberAxis(numbers: readonly number[], { formatNumber, formatX }: Options): XAxis {
  const scale = scaleLinear()
    .domain([numbers[0] ?? 0, numbers.at(-1) ?? 1])
    .range([0, 100]);
  const format = formatX ?? ((x: ChartX) => formatNumber(Number(x)));
  return {
    positions: numbers.map((x) => scale(x)),
    texts: numbers.map(format),
    labels: scale
      .ticks(tickCount)
      .map((tick, index) => ({ at: scale(tick), text: format(tick), minor: index % 2 === 1 })),
  };
}

function categoryAxis(x: readonly ChartX[], { formatX = String }: Options): XAxis {
  const last = Math.max(1, x.length - 1);
  const step = Math.ceil(x.length / tickCount);
  const texts = x.map(formatX);
  const positions = x.map((_, at) => (at / last) * 100);
  return {
    positions,
    texts,
    labels: positions.flatMap((at, index) =>
      index % step === 0 ? [{ at, text: texts[index] ?? '', minor: (index / step) % 2 === 1 }] : [],
    ),
  };
}

/** Returns the axis for ascending values: in time for calendar dates, in proportion for numbers, else evenly spaced. */
export function xAxis(x: readonly ChartX[], options: Options): XAxis {
  const isDate = (one: ChartX): one is string => typeof one === 'string' && calendarDate.test(one) && instant(one) >= 0;
  if (x.length > 1 && x.every(isDate)) return timeAxis(x, options);
  if (x.length > 1 && x.every((one) => typeof one === 'number' && Number.isFinite(one)))
    return numberAxis(x as readonly number[], options);
  return categoryAxis(x, options);
}
