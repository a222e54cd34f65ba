import type { ReferenceFigure } from '@attesta/domain/statistics/reference-figures';
import { sourceOf } from '@attesta/domain/statistics/sources';
import type { TableColumn } from '@attesta/ui/display/table';
import { Link } from '@attesta/ui/navigation/link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns the column with the first source of a row's figure, the number of further sources, and the mark of a figure
 * that is not confirmed.
 */
export function useSourceColumn<Row>(figureOf: (row: Row) => ReferenceFigure | undefined): TableColumn<Row> {
  const { t } = useTranslation(['statistics', 'portal']);
  return useMemo(
    () => ({
      id: 'source',
      header: t('columns.source'),
      width: '30%',
      truncate: true,
      cell: (row) => {
        const figure = figureOf(row);
        if (!figure) return null;
        const { site, url } = sourceOf(figure.sources[0]);
        return (
          <Link external externalLabel={t('shell.newTab', { ns: 'portal' })} href={url}>
            {site.replace(/^.*\//, '')}
          </Link>
        );
      },
      secondary: (row) => {
        const figure = figureOf(row);
        if (!figure) return null;
        const further = figure.sources.length - 1;
        return [further > 0 && t('furtherSources', { count: further }), !figure.isVerified && t('notConfirmed')]
          .filter(Boolean)
          .join(' · ');
      },
    }),
    [t, figureOf],
  );
}
