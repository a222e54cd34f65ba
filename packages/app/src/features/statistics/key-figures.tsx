import { keyFiguresOf, type KeyFigure, type StatisticsRegulation } from '@attesta/domain/statistics/regulation-figures';
import { Sparkline } from '@attesta/ui/data/sparkline';
import { Stat } from '@attesta/ui/display/stat';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';
import { ChartSheet } from './charts/chart-sheet';

const Figures = styled(ChartSheet)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 20px 24px;
  align-content: space-between;
`;

const Course = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: center;
`;

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

function Figure({ figure, regulation }: { figure: KeyFigure; regulation: StatisticsRegulation }) {
  const { t } = useTranslation('statistics');
  const { month, number } = useFormats();
  const { id, latest, change, points, isDisputed } = figure;
  return (
    <Stat
      label={t(`keyFigures.${id}`, { regulation: regulation.toUpperCase() })}
      value={number(latest.value)}
      help={
        <Course>
          {points.length > 1 && (
            <Sparkline
              values={points.map(({ value }) => value)}
              x={points.map((point) => monthNumber(point.month))}
              label={null}
              area
            />
          )}
          <bdi>
            {change
              ? t('change', { by: number(change.by, { signDisplay: 'exceptZero' }), month: month(change.since) })
              : month(latest.month)}
          </bdi>
          {isDisputed && <span>{` · ${t('disputed')}`}</span>}
        </Course>
      }
    />
  );
}

/** The latest numbers of a regulation, each with its course and the change since the survey before. */
export function KeyFigures({ regulation }: { regulation: StatisticsRegulation }) {
  const { t } = useTranslation('statistics');
  return (
    <Figures aria-label={t('latest')}>
      {keyFiguresOf(regulation).map((figure) => (
        <Figure key={figure.id} figure={figure} regulation={regulation} />
      ))}
    </Figures>
  );
}
