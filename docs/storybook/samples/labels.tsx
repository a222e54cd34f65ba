import { Pagination } from '@attesta/ui/navigation/pagination';
import type { ComponentProps } from 'react';

const french: ComponentProps<typeof Pagination>['labels'] = {
  pagination: 'Pages',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} sur ${count}`,
  range: ({ from, to }, total) => `${from} à ${to} sur ${total}`,
};

export const FrenchPages = () => <div lang="fr"><Pagination total={240} defaultPage={3} labels={french} /></div>;
