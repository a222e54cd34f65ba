import { getStatistics } from '@attesta/domain/statistics/calls';
import { dominancePercent, minimumOrganisations, roundedTo } from '@attesta/domain/statistics/cells';
import type { StatisticsCount } from '@attesta/domain/statistics/figures';
import type { StatisticsRegulation } from '@attesta/domain/statistics/regulation-figures';
import { Chip } from '@attesta/ui/display/chip';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Heading, Text } from '@attesta/ui/display/typography';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { Popover } from '@attesta/ui/overlays/popover';
import { ChartColumn } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ReadState } from '../../../platform/errors/read-state';
import { useCall } from '../../../platform/http/use-call';
import { useFormats } from '../../../platform/i18n/formats';
import { ChartSheet } from '../charts/chart-sheet';
import { BodiesChart } from './bodies-chart';
import { CountriesChart } from './countries-chart';
import { DeadlineChart } from './deadline-chart';
import { DevicesChart } from './devices-chart';
import type { PortalChartProps } from './figures';
import { NextStartChart } from './next-start-chart';
import { OpenMonthsChart } from './open-months-chart';
import { PeopleChart } from './people-chart';
import { ScarcityChart } from './scarcity-chart';
import { SmeChart } from './sme-chart';
import { SmeRolesChart } from './sme-roles-chart';
import { StageChart } from './stage-chart';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block-start: 24px;
  border-block-start: 2px solid var(--at-line-strong);
  & > [data-slot='about'] {
    display: grid;
    gap: 4px;
  }
  & > [data-slot='about'] > span {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
  }
  & > [data-slot='about'] > span > button {
    margin-inline-start: -12px; /* aligns its text, not its edge, with the text when it wraps */
  }
`;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: 24px;
`;

/** When the figures were counted, from which data, and what is withheld. */
function About({ count }: { count: StatisticsCount | null }) {
  const { t } = useTranslation('statistics');
  const { moment, number } = useFormats();
  const rules = {
    limit: number(minimumOrganisations),
    share: number(dominancePercent / 100, { style: 'percent' }),
    step: number(roundedTo),
  };
  return (
    <span>
      {count && <Text tone="muted">{t('portal.counted', { time: moment(count.countedAt) })}</Text>}
      {count?.isDemo && <Chip shape="dashed">{t('portal.demo')}</Chip>}
      <Popover
        label={t('portal.rules.title')}
        trigger={
          <Button variant="text" size="small">
            <bdi>{t('portal.rules.title')}</bdi>
          </Button>
        }
      >
        <Text>{t('portal.rules.text', rules)}</Text>
      </Popover>
    </span>
  );
}

const Charts = memo(function Charts({ regulation, count, cells }: PortalChartProps) {
  return (
    <>
      <ScarcityChart regulation={regulation} count={count} cells={cells} />
      <OpenMonthsChart regulation={regulation} count={count} cells={cells} />
      <NextStartChart regulation={regulation} count={count} cells={cells} />
      <Pairs>
        <BodiesChart regulation={regulation} count={count} cells={cells} />
        <DevicesChart regulation={regulation} count={count} cells={cells} />
        <StageChart regulation={regulation} count={count} cells={cells} />
        <DeadlineChart regulation={regulation} count={count} cells={cells} />
        <CountriesChart regulation={regulation} count={count} cells={cells} />
        <PeopleChart count={count} cells={cells} />
        <SmeChart count={count} cells={cells} />
        <SmeRolesChart count={count} cells={cells} />
      </Pairs>
    </>
  );
});

/** The figures that are counted from the portal's own data, apart from the published ones. */
export function PortalFigures({ regulation }: { regulation: StatisticsRegulation }) {
  const { t } = useTranslation('statistics');
  const titleId = useId();
  const read = useCall(getStatistics, {});
  return (
    <Section aria-labelledby={titleId}>
      <div data-slot="about">
        <Heading level={2} id={titleId}>
          {t('portal.title')}
        </Heading>
        <About count={read.data?.count ?? null} />
      </div>
      <ReadState framed read={read} skeleton={<Skeleton shape="sheet" height={420} />}>
        {({ count, cells }) =>
          count ? (
            <Charts regulation={regulation} count={count} cells={cells} />
          ) : (
            <ChartSheet>
              <EmptyState icon={<ChartColumn />} headingLevel={3} title={t('portal.notCounted.title')}>
                {t('portal.notCounted.text')}
              </EmptyState>
            </ChartSheet>
          )
        }
      </ReadState>
    </Section>
  );
}
