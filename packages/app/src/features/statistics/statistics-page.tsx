import {
  chartedMetrics,
  latestMonth,
  statisticsRegulations,
  type StatisticsRegulation,
} from '@attesta/domain/statistics/regulation-figures';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { SegmentedControl } from '@attesta/ui/inputs/segmented-control';
import { Popover } from '@attesta/ui/overlays/popover';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';
import { Page } from '../../platform/shell/page/page';
import { CertificatesChart } from './certificates-chart';
import { FurtherFigures } from './further-figures';
import { KeyFigures } from './key-figures';
import { PortalFigures } from './portal/portal-figures';
import { RefusalsChart } from './refusals-chart';
import { TimesChart } from './times-chart';

const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  & > * {
    grid-column: span 12;
  }
  @media (min-width: 1024px) {
    & > :nth-child(1) {
      grid-column: span 8;
    }
    & > :nth-child(2) {
      grid-column: span 4;
    }
    & > :nth-child(n + 3) {
      grid-column: span 6;
    }
  }
`;

const Status = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > bdi {
    margin-inline-end: 16px;
  }
  & > button {
    margin-inline-start: -12px; /* aligns its text, not its edge, with the text when it wraps */
  }
`;

/** One line on the status of all figures, with the reason on request. */
function StatusLine() {
  const { t } = useTranslation(['statistics', 'portal']);
  const { month } = useFormats();
  return (
    <Status>
      <bdi>{t('status', { month: month(latestMonth(chartedMetrics())) })}</bdi>
      <Popover
        label={t('notice.title')}
        trigger={
          <Button variant="text" size="small">
            <bdi>{t('why')}</bdi>
          </Button>
        }
      >
        <Text>{t('notice.text')}</Text>
      </Popover>
    </Status>
  );
}

const isRegulation = (text: string | null): text is StatisticsRegulation =>
  (statisticsRegulations as readonly (string | null)[]).includes(text);

/** "Global Statistics": published figures and those of the portal as charts, by regulation. The regulation is in the address. */
export function Component() {
  // With the texts of the charts that follow later: loading them then would hide the whole page.
  const { t } = useTranslation(['statistics', 'portal', 'codes', 'devices', 'signIn']);
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('regulation');
  const regulation = isRegulation(given) ? given : 'mdr';
  const choose = (next: StatisticsRegulation) =>
    setParameters(
      (current) => {
        current.set('regulation', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page
      title={t('titles.statistics', { ns: 'portal' })}
      lead={<StatusLine />}
      actions={
        <SegmentedControl
          label={t('regulation')}
          options={statisticsRegulations.map((value) => ({ value, label: value.toUpperCase() }))}
          value={regulation}
          onValueChange={choose}
        />
      }
    >
      <Rows>
        <CertificatesChart regulation={regulation} />
        <KeyFigures regulation={regulation} />
        <RefusalsChart regulation={regulation} />
        <TimesChart regulation={regulation} />
      </Rows>
      <FurtherFigures />
      <PortalFigures regulation={regulation} />
    </Page>
  );
}
