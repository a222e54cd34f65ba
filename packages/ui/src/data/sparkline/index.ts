export { Sparkline, type SparklineProps } from './sparkline.js';
export type { ChartDatum, ChartValue } from '../../foundation/chart/chart-data.js';
