export { Breadcrumbs, type Breadcrumb, type BreadcrumbsLabels, type BreadcrumbsProps } from './breadcrumbs.js';
