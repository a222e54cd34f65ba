export { BarChart, type BarChartProps } from './bar-chart.js';
export type { BarLayout } from './bar-geometry.js';
export type { ChartDatum, ChartSeries, ChartValue } from '../../foundation/chart/chart-data.js';
export type { ChartLabels, PointText } from '../../foundation/chart/chart-labels.js';
export type { ChartProps, ChartView } from '../../foundation/chart/chart-props.js';
