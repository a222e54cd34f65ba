import { match } from '@attesta/domain/matching/calls';
import { Alert } from '@attesta/ui/feedback/alert';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { devicePaths } from '../devices';
import { useFailureMessage } from '../../platform/errors/problem-messages';
import { ReadState } from '../../platform/errors/read-state';
import { useCall } from '../../platform/http/use-call';
import { CollapsibleSection } from '../../platform/shell/collapsible-section';
import { Status } from '../../platform/shell/status';
import { usePrintDay } from '../../platform/shell/use-print-day';
import { MatchLists } from './match-lists';
import { MatchOptions } from './match-options';
import type { MatchQuery } from './match-query';
import { Incomplete, NoBodyNeeded } from './no-match';
import { RequestSummary } from './request-summary';

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
  @media screen and (min-width: 1200px) {
    grid-template-columns: 340px minmax(0, 1fr);
    & > [data-slot='asked'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Whether both sections are open initially: only next to the lists, because above them they would hide the lists. */
const isWide = () => window.matchMedia('(min-width: 1200px)').matches;

/** The match of one device: options, request and result. */
export function DeviceMatches({
  device,
  query,
  onChange,
}: {
  device: string;
  query: MatchQuery;
  onChange: (query: MatchQuery) => void;
}) {
  const { t } = useTranslation('matching');
  const failureMessage = useFailureMessage();
  const [open, setOpen] = useState(() => ({ request: isWide(), options: isWide() }));
  const isPrinting = usePrintDay() !== null;
  const [hasInvalidWeights, setInvalidWeights] = useState(false);
  const { firstTime, maxFeeBand, weights } = query;
  const read = useCall(
    match,
    { body: { device_id: device, weights, maxFeeBand, ...(firstTime !== null && { firstTime }) } },
    { keepPreviousData: true },
  );
  return (
    <ReadState framed read={read} skeleton={<Skeleton shape="sheet" height={420} />}>
      {(response) => (
        <Root aria-busy={read.isLoading}>
          <div data-slot="asked">
            {response.result === 'list' && !isPrinting && (
              <CollapsibleSection
                title={t('options.title')}
                open={open.options}
                onOpenChange={(options) => setOpen((current) => ({ ...current, options }))}
              >
                <MatchOptions
                  query={query}
                  usedFirstTime={response.request.firstTime}
                  onChange={onChange}
                  onWeightsInvalid={setInvalidWeights}
                />
              </CollapsibleSection>
            )}
            <CollapsibleSection
              title={t('request.title')}
              open={open.request || isPrinting}
              onOpenChange={(request) => setOpen((current) => ({ ...current, request }))}
            >
              <RequestSummary request={response.request} today={response.today} />
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
            {read.problem && (
              <Alert tone="error" live>
                {failureMessage(read.problem)}
              </Alert>
            )}
            {hasInvalidWeights && (
              <div data-slot="note">
                <Alert tone="warning">{t('weights.previous')}</Alert>
              </div>
            )}
            {response.result === 'list' && <MatchLists response={response} />}
            {response.result === 'incomplete' && <Incomplete response={response} device={device} />}
            {response.result === 'no_notified_body_needed' && <NoBodyNeeded response={response} />}
          </div>
        </Root>
      )}
    </ReadState>
  );
}
