/** What the name of a point is made of. `series` is missing if the chart has only one. */
export interface PointText {
  category: string;
  series: string | undefined;
  value: string;
}

/** Labels of the charts. Functions receive formatted values. */
export interface ChartLabels {
  /** What screen readers announce instead of "application". */
  role: string;
  /** Description of the focusable chart. */
  keys: string;
  /** Description of a chart with a brush, after `keys`. */
  brushKeys: string;
  /** The announced name of a point. */
  point: (point: PointText) => string;
  /** A missing value. */
  missing: string;
  /** A disputed value with the ends of its range. */
  range: (value: string, low: string, high: string) => string;
  /** A value with its share of the total. */
  share: (value: string, share: string) => string;
  /** Accessible name of the legend. */
  legend: string;
  /** Shown in place of the chart if every series is hidden. */
  allHidden: string;
  /** Shown in place of the chart if there are no values. */
  empty: string;
  /** Button that shows the figures as a table. */
  table: string;
  /** Header of the first column of the table. */
  category: string;
  /** Below a line chart whose value axis does not start at zero. */
  brokenAxis: (start: string) => string;
  /** The selected range of a brush, announced. */
  selected: (from: string, to: string) => string;
  /** Announced when the selected range is cleared. */
  notSelected: string;
  /** Total in the middle of a donut chart. */
  total: string;
  /** Accessible name of the scale of a heat map. */
  scale: string;
  /** Button that downloads the figures. */
  csv: string;
  /** Button that shows the other downloads. */
  more: string;
  /** Button that downloads a vector image. */
  svg: string;
  /** Button that downloads a pixel image. */
  png: string;
  copyFigures: string;
  copySvg: string;
  copyPng: string;
  /** Announced after copying. */
  copied: string;
  /** Announced if an image or a copy failed, with what to do instead. */
  failed: string;
}

export const englishChartLabels: ChartLabels = {
  role: 'chart',
  keys: 'Use the arrow keys to read the values.',
  brushKeys: 'Hold Shift to select a range.',
  point: ({ category, series, value }) =>
    series === undefined ? `${category}: ${value}` : `${category}, ${series}: ${value}`,
  missing: 'No figure',
  range: (value, low, high) => `${value} (${low} to ${high})`,
  share: (value, share) => `${value} (${share})`,
  legend: 'Legend',
  allHidden: 'Every series is hidden. Choose one in the legend.',
  empty: 'No figures yet',
  table: 'Table',
  category: 'Category',
  brokenAxis: (start) => `The axis starts at ${start}.`,
  selected: (from, to) => `${from} to ${to} selected`,
  notSelected: 'No range selected',
  total: 'Total',
  scale: 'Scale',
  csv: 'CSV',
  more: 'More',
  svg: 'Download SVG',
  png: 'Download PNG',
  copyFigures: 'Copy figures',
  copySvg: 'Copy SVG',
  copyPng: 'Copy image',
  copied: 'Copied',
  failed: 'The browser does not allow this. Download the figures as CSV instead.',
};
