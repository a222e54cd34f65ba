import { Pagination, type PaginationProps } from '@attesta/ui/navigation/pagination';

const french: PaginationProps['labels'] = {
  pagination: 'Pages des dispositifs',
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} sur ${count}`,
  range: ({ from, to }, total) => `${from} à ${to} sur ${total}`,
};

export const FrenchPages = () => (
  <div lang="fr">
    <Pagination total={240} defaultPage={3} labels={french} />
  </div>
);
