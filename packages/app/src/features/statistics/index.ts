export { ChartSheet } from './charts/chart-sheet';
export { FilteredSheet } from './portal/filtered-sheet';
export { useHiddenReason, usePortalChart, useQuarter } from './portal/use-portal-chart';
export { useReadCell } from './portal/use-read-cell';
export { usePercent } from './charts/use-figure-value';
