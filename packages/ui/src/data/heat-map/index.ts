export { HeatMap, type HeatMapProps } from './heat-map.js';
export type { ChartDatum, ChartSeries, ChartValue } from '../../foundation/chart/chart-data.js';
export type { ChartLabels, PointText } from '../../foundation/chart/chart-labels.js';
export type { ChartView } from '../../foundation/chart/chart-props.js';
