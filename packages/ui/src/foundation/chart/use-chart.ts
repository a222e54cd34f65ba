'use client';
import { intlLocale } from '../locale/intl-locale.js';
import { useId, useMemo } from 'react';
import { useLabels, useLocale } from '../locale/use-labels.js';
import { useControlled } from '../use-controlled.js';
import { drawnSeries, type Cell, type ChartSeries, type DrawnSeries } from './chart-data.js';
import { englishChartLabels, type ChartLabels } from './chart-labels.js';
import type { ChartProps, ChartView } from './chart-props.js';

/** What figure, plot, legend and table of a chart share. */
export interface Chart {
  id: string;
  labels: ChartLabels;
  locale: string;
  categories: readonly string[];
  series: readonly DrawnSeries[];
  visible: readonly DrawnSeries[];
  view: ChartView;
  setView: (view: ChartView) => void;
  toggle: (id: string) => void;
  formatValue: (value: number) => string;
  /** Returns the text of a value, the same in tooltip, table and announcement. */
  textOf: (cell: Cell | undefined) => string;
}

const noIds: readonly string[] = [];

/** Returns a locale that `Intl` knows, otherwise English. */
function safeLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

type Given = Pick<
  ChartProps,
  | 'hiddenSeries'
  | 'defaultHiddenSeries'
  | 'onHiddenSeriesChange'
  | 'view'
  | 'defaultView'
  | 'onViewChange'
  | 'formatValue'
  | 'locale'
  | 'labels'
>;

/** Returns the checked series, the texts and the state of a chart. */
export function useChart(props: Given, categories: readonly string[], series: readonly ChartSeries[]): Chart {
  const id = useId();
  const [hidden, setHidden] = useControlled(
    props.hiddenSeries,
    props.defaultHiddenSeries ?? noIds,
    props.onHiddenSeriesChange,
  );
  const [view, setView] = useControlled<ChartView, []>(props.view, props.defaultView ?? 'chart', props.onViewChange);
  const labels = useLabels('chart', englishChartLabels, props.labels);
  const locale = safeLocale(useLocale(props.locale));
  const drawn = useMemo(() => drawnSeries(series, categories.length, hidden), [series, categories.length, hidden]);
  const formatValue = useMemo(() => {
    // Small values keep three digits: 0.004 is not 0.
    const numbers = new Intl.NumberFormat(intlLocale(locale), {
      maximumFractionDigits: 2,
      maximumSignificantDigits: 3,
      roundingPriority: 'morePrecision',
    });
    return props.formatValue ?? ((value: number) => numbers.format(value));
  }, [locale, props.formatValue]);
  const toggle = (one: string) =>
    setHidden(hidden.includes(one) ? hidden.filter((other) => other !== one) : [...hidden, one]);
  return {
    id,
    labels,
    locale,
    categories,
    series: drawn,
    visible: useMemo(() => drawn.filter(({ isHidden }) => !isHidden), [drawn]),
    view,
    setView,
    toggle,
    formatValue,
    textOf: useMemo(() => {
      return (cell: Cell | undefined) => {
        if (!cell) return labels.missing;
        if (cell.withheld !== undefined) return cell.withheld;
        if (cell.value === null) return labels.missing;
        const text = formatValue(cell.value);
        return cell.range ? labels.range(text, formatValue(cell.range[0]), formatValue(cell.range[1])) : text;
      };
    }, [labels, formatValue]),
  };
}
