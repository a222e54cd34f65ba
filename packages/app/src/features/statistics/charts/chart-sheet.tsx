import type { ReferenceFigure } from '@attesta/domain/statistics/reference-figures';
import { sourceOf, type StatisticsSource } from '@attesta/domain/statistics/sources';
import { Chip } from '@attesta/ui/display/chip';
import { Link } from '@attesta/ui/navigation/link';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../../platform/i18n/formats';

/** The surface of a chart. */
export const ChartSheet = styled.section`
  min-inline-size: 0;
  padding: 24px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  @media (max-width: 599.98px) {
    padding: 16px;
  }
`;

/** The websites that state some figures, with links. */
export function Sources({ figures }: { figures: readonly ReferenceFigure[] }) {
  const byUrl = new Map(
    figures.flatMap(({ sources }) => sources.map((id: StatisticsSource) => [sourceOf(id).url, sourceOf(id).site])),
  );
  return [...byUrl].map(([url, site], index) => (
    <Fragment key={url}>
      {index > 0 && <span>, </span>}
      <Link external href={url}>
        {site.replace(/^.*\//, '')}
      </Link>
    </Fragment>
  ));
}

/** Returns the properties that all charts of the page share: level, source, date and status of the figures. */
export function useChartProps(figures: readonly ReferenceFigure[]) {
  const { t } = useTranslation('statistics');
  const { month } = useFormats();
  const latest = figures.reduce((last, figure) => (figure.month > last ? figure.month : last), '');
  const isConfirmed = figures.every(({ isVerified }) => isVerified);
  return {
    level: 2 as const,
    ...(figures.length > 0 && {
      source: <Sources figures={figures} />,
      date: month(latest),
      status: isConfirmed ? undefined : <Chip shape="dashed">{t('notConfirmed')}</Chip>,
    }),
  };
}
