export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './breadcrumbs.js';
export type { BreadcrumbsLabels } from './breadcrumbs-labels.js';
