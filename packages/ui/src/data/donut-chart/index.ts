export { DonutChart, type DonutChartProps, type DonutPart } from './donut-chart.js';
export type { ChartDatum, ChartValue } from '../../foundation/chart/chart-data.js';
export type { ChartLabels, PointText } from '../../foundation/chart/chart-labels.js';
export type { ChartView } from '../../foundation/chart/chart-props.js';
