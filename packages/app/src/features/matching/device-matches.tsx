import type { Device } from '@attesta/domain/devices/schema';
import { match } from '@attesta/domain/matching/calls';
import { Card } from '@attesta/ui/display/card';
import { Alert } from '@attesta/ui/feedback/alert';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { Tabs } from '@attesta/ui/navigation/tabs';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailureText } from '../../platform/errors/failure-text';
import { ReadState } from '../../platform/errors/read-state';
import type { Problem } from '../../platform/http/problem';
import { useCall } from '../../platform/http/use-call';
import { CollapsibleSection } from '../../platform/shell/page/collapsible-section';
import { Status } from '../../platform/shell/page/status';
import { usePrintDay } from '../../platform/shell/page/use-print-day';
import { useFormats } from '../../platform/i18n/formats';
import { MatchReport } from './match-report';
import { MatchLists } from './match-lists';
import { MatchOptions } from './match-options';
import type { MatchQuery, MatchView } from './match-query';
import { focusOption } from './option-ids';
import { Incomplete, NoBodyNeeded } from './no-match';
import { RefusedMatch } from './refused-match';
import { ShortlistView } from './shortlist-view';
import { useShortlist } from './use-shortlist';
import { RequestSummary } from './request-summary';
import { devicePaths } from '../../platform/navigation/paths';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  & > [data-slot='asked'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
    gap: 16px;
    align-items: start;
  }
  & [data-slot='note'] {
    margin-block-end: 16px;
  }
  @media screen and (min-width: 75rem) {
    grid-template-columns: 340px minmax(0, 1fr);
    & > [data-slot='asked'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Refusal = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 640px;
`;

/** Whether both sections are open initially: only next to the lists, because above them they would hide the lists. */
const isWide = () => window.matchMedia('(min-width: 75rem)').matches;

/** The match of one device: options, request and result. */
export function DeviceMatches({
  device: record,
  query,
  onChange,
}: {
  device: Device;
  query: MatchQuery;
  onChange: (query: MatchQuery) => void;
}) {
  const { t } = useTranslation('matching');
  const [open, setOpen] = useState(() => ({ request: isWide(), options: isWide() }));
  const device = record.id;
  const isReport = usePrintDay() !== null || query.view === 'report';
  const [hasInvalidWeights, setInvalidWeights] = useState(false);
  const { firstTime, maxFeeBand, weights } = query;
  const shortlist = useShortlist(device, firstTime);
  const formats = useFormats();
  const read = useCall(
    match,
    { body: { device_id: device, weights, maxFeeBand, ...(firstTime !== null && { firstTime }) } },
    { keepPreviousData: true },
  );
  const options = (assumedFirstTime: boolean | null) => (
    <MatchOptions
      query={query}
      assumedFirstTime={assumedFirstTime}
      onChange={onChange}
      onWeightsInvalid={setInvalidWeights}
    />
  );
  const isFirstTimeAssumed = firstTime === null;
  const answerFirstTime = () => {
    // A closed section cannot receive the focus.
    flushSync(() => setOpen((current) => ({ ...current, options: true })));
    focusOption('firstTime');
  };
  const refusal = (problem: Problem) => (
    <RefusedMatch problem={problem} device={device} onRetry={() => void read.reload()} />
  );
  return (
    <ReadState
      framed
      read={read}
      skeleton={<Skeleton shape="sheet" height={420} />}
      renderError={(problem) =>
        problem.code === 'refused' && (
          <Refusal>
            {refusal(problem)}
            {options(null)}
          </Refusal>
        )
      }
    >
      {(response) =>
        isReport && response.result === 'list' ? (
          <MatchReport
            response={response}
            device={record}
            isFirstTimeAssumed={isFirstTimeAssumed}
            onBack={() => onChange({ ...query, view: 'matches' })}
          />
        ) : (
          <Root aria-busy={read.isLoading}>
            <div data-slot="asked">
              {response.result === 'list' && (
                <CollapsibleSection
                  title={t('options.title')}
                  open={open.options}
                  onOpenChange={(options) => setOpen((current) => ({ ...current, options }))}
                >
                  {options(response.request.firstTime)}
                </CollapsibleSection>
              )}
              <CollapsibleSection
                title={t('request.title')}
                open={open.request}
                onOpenChange={(request) => setOpen((current) => ({ ...current, request }))}
              >
                <RequestSummary
                  request={response.request}
                  today={response.today}
                  isFirstTimeAssumed={isFirstTimeAssumed}
                  onAnswerFirstTime={response.result === 'list' ? answerFirstTime : undefined}
                />
                <div>
                  <Button
                    variant="outlined"
                    size="small"
                    start={<Pencil aria-hidden />}
                    render={<RouterLink to={devicePaths.edit(device)} />}
                  >
                    {t('request.edit')}
                  </Button>
                </div>
              </CollapsibleSection>
            </div>
            <div>
              <Status data-size="small">{read.isLoading && t('result.updating')}</Status>
              {read.problem &&
                (read.problem.code === 'refused' ? (
                  <Card>{refusal(read.problem)}</Card>
                ) : (
                  <Alert tone="error" live>
                    <FailureText failure={read.problem} />
                  </Alert>
                ))}
              {hasInvalidWeights && (
                <div data-slot="note">
                  <Alert tone="warning">{t('weights.previous')}</Alert>
                </div>
              )}
              {response.result === 'list' && (
                <Tabs
                  label={t('shortlist.views')}
                  mounted="active"
                  value={query.view}
                  onValueChange={(view) => onChange({ ...query, view: view as MatchView })}
                  items={[
                    {
                      value: 'matches',
                      label: t('shortlist.tab'),
                      badge: formats.number(response.matches.length),
                      content: <MatchLists response={response} shortlist={shortlist} />,
                    },
                    {
                      value: 'shortlist',
                      label: t('shortlist.title'),
                      badge: shortlist.total === undefined ? undefined : formats.number(shortlist.total),
                      content: <ShortlistView shortlist={shortlist} request={response.request} />,
                    },
                  ]}
                />
              )}
              {response.result === 'incomplete' && <Incomplete device={device} />}
              {response.result === 'no_notified_body_needed' && <NoBodyNeeded response={response} />}
            </div>
          </Root>
        )
      }
    </ReadState>
  );
}
