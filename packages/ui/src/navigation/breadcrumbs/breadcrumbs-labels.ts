export interface BreadcrumbsLabels {
  /** Accessible name of the landmark. */
  breadcrumbs: string;
  /** Accessible name of the button that opens the menu of hidden steps. */
  showMore: (count: number) => string;
}

export const englishBreadcrumbsLabels: BreadcrumbsLabels = {
  breadcrumbs: 'Breadcrumbs',
  showMore: (count) => `Show ${count} more`,
};
