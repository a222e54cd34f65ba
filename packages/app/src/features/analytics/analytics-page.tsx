import { getDesignations } from '@attesta/domain/availability/calls';
import { getStatistics } from '@attesta/domain/statistics/calls';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { SegmentedControl } from '@attesta/ui/inputs/segmented-control';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAllWindows } from '../availability';
import { ReadState } from '../../platform/errors/read-state';
import { useCall } from '../../platform/http/use-call';
import { Page } from '../../platform/shell/page/page';
import { availabilityPaths, paths } from '../../platform/navigation/paths';
import { ClassMixChart } from './class-mix-chart';
import { DemandChart } from './demand-chart';
import type { DemandChartProps, OwnChartProps } from './figures';
import { FreshnessChart } from './freshness-chart';
import { LanguagesChart } from './languages-chart';
import { MissedCodesChart } from './missed-codes-chart';
import { SupplyChart } from './supply-chart';
import { UseChart } from './use-chart';
import { useRegulationChoice } from './use-regulation-choice';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: 24px;
`;

const placeholder = <Skeleton shape="sheet" height={320} />;

/** The charts about the demand. Those without codes are about one regulation, which is in the address. */
function Demand({
  windows,
  codes,
  count,
  cells,
}: DemandChartProps & { windows: OwnChartProps['windows'] | undefined }) {
  const { t } = useTranslation('analytics');
  const { own, chosen, choose } = useRegulationChoice(codes);
  return (
    <>
      <Charts>
        {windows && <SupplyChart windows={windows} codes={codes} count={count} cells={cells} />}
        <DemandChart codes={codes} count={count} cells={cells} />
        <MissedCodesChart codes={codes} count={count} cells={cells} />
      </Charts>
      {own.length > 1 && (
        <SegmentedControl
          label={t('classMix.regulation')}
          options={own.map((value) => ({ value, label: value }))}
          value={chosen}
          onValueChange={choose}
        />
      )}
      <Charts>
        <ClassMixChart regulation={chosen} codes={codes} count={count} cells={cells} />
        <LanguagesChart regulation={chosen} count={count} cells={cells} />
      </Charts>
    </>
  );
}

/** "Analytics": the body's own windows, and the demand for its codes as counted in the last night. */
export function Component() {
  // With the texts of the charts that follow later: loading them then would hide the whole page.
  const { t } = useTranslation(['analytics', 'portal', 'codes', 'statistics', 'availability']);
  const windows = useAllWindows();
  const designations = useCall(getDesignations, {});
  const figures = useCall(getStatistics, {});
  return (
    <Page title={t('titles.analytics', { ns: 'portal' })} lead={t('lead')}>
      <ReadState framed read={designations} skeleton={placeholder}>
        {({ designations: own, today }) => {
          const codes = own.flatMap((designation) => designation.codes);
          if (codes.length === 0)
            return (
              <Card>
                <EmptyState
                  icon={<ChartLine />}
                  headingLevel={2}
                  title={t('empty.title', { ns: 'availability' })}
                  action={
                    <Button render={<RouterLink to={paths.bodyProfile} />}>
                      {t('empty.action', { ns: 'availability' })}
                    </Button>
                  }
                >
                  {t('noCodes')}
                </EmptyState>
              </Card>
            );
          return (
            <>
              <ReadState framed read={windows} skeleton={placeholder}>
                {(all) =>
                  all.length === 0 ? (
                    <Card>
                      <EmptyState
                        icon={<ChartLine />}
                        headingLevel={2}
                        title={t('empty.title')}
                        action={
                          <Button render={<RouterLink to={availabilityPaths.calendar} />}>{t('empty.action')}</Button>
                        }
                      >
                        {t('empty.text')}
                      </EmptyState>
                    </Card>
                  ) : (
                    <Charts>
                      <UseChart windows={all} codes={codes} today={today} />
                      <FreshnessChart windows={all} />
                    </Charts>
                  )
                }
              </ReadState>
              <ReadState framed read={figures} skeleton={placeholder}>
                {({ count, cells }) =>
                  count ? (
                    <Demand windows={windows.data} codes={codes} count={count} cells={cells} />
                  ) : (
                    <Card>
                      <EmptyState icon={<ChartLine />} headingLevel={2} title={t('notCounted.title')}>
                        {t('notCounted.text')}
                      </EmptyState>
                    </Card>
                  )
                }
              </ReadState>
            </>
          );
        }}
      </ReadState>
    </Page>
  );
}
