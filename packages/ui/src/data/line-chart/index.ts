export { LineChart, type LineChartProps } from './line-chart.js';
export type { ChartRange } from './use-brush.js';
export type { ChartX } from './x-axis.js';
export type { ChartDatum, ChartSeries, ChartValue } from '../../foundation/chart/chart-data.js';
export type { ChartLabels, PointText } from '../../foundation/chart/chart-labels.js';
export type { ChartProps, ChartView } from '../../foundation/chart/chart-props.js';
