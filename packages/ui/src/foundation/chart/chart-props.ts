import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ChartLabels } from './chart-labels.js';

export type ChartView = 'chart' | 'table';

/** Properties of every chart that is a figure. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children' | 'color'> {
  /** The finding, or the question that the chart responds to. Names the chart. */
  title: string;
  /** Level of the heading, 2 to 6. */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Unit and period, such as "Claims per month, 2024 to 2026". */
  subtitle?: ReactNode;
  /** The finding in one sentence, for readers who do not see the chart. */
  summary?: ReactNode;
  /** Source of the figures. */
  source?: ReactNode;
  /** Date of the figures, formatted. */
  date?: ReactNode;
  /** Status of the figures, such as "Not confirmed". */
  status?: ReactNode;
  /** Header of the first column of the table. Default: `labels.category`. */
  categoryHeader?: string | undefined;
  /** Ids of the hidden series. */
  hiddenSeries?: readonly string[] | undefined;
  defaultHiddenSeries?: readonly string[] | undefined;
  /** Called when a button of the legend hides or shows a series, with the ids of the hidden ones. */
  onHiddenSeriesChange?: ((hidden: readonly string[]) => void) | undefined;
  /** Whether the figures are shown as a chart or as a table. */
  view?: ChartView | undefined;
  defaultView?: ChartView | undefined;
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Formats the numbers. Default: digits in groups, in the format of `locale`. */
  formatValue?: ((value: number) => string) | undefined;
  /** BCP 47 tag for numbers and dates. Default: that of the `LocaleProvider`, else `en`. */
  locale?: string | undefined;
  /** Name of downloaded files without extension. Default: the title. */
  fileName?: string | undefined;
  /** Omits the buttons for downloads and copies. */
  hideExport?: boolean | undefined;
  /** Omits the legend, for a series that the title names. Default: no legend for one series. */
  hideLegend?: boolean | undefined;
  labels?: Partial<ChartLabels> | undefined;
}
