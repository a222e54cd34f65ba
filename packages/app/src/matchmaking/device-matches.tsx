import { match } from '@attesta/domain/matching/calls';
import { Alert } from '@attesta/ui/feedback/alert';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { devicePaths } from '../devices/paths';
import { useFailureWords } from '../forms/problem-words';
import { ReadState } from '../http/read-state';
import { useCall } from '../http/use-call';
import { Fold } from '../shell/fold';
import { Status } from '../shell/status';
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
  @media (min-width: 1200px) {
    grid-template-columns: 340px minmax(0, 1fr);
    & > [data-slot='asked'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Beside the lists both sheets stand open; above them they would push the answer out of sight. */
const hasRoom = () => window.matchMedia('(min-width: 1200px)').matches;

/** The match of one device: the user's choices, what is asked, and the answer. */
export function DeviceMatches({
  device,
  query,
  onChange,
}: {
  device: string;
  query: MatchQuery;
  onChange: (query: MatchQuery) => void;
}) {
  const { t } = useTranslation('matchmaking');
  const failure = useFailureWords();
  const [open, setOpen] = useState(() => ({ request: hasRoom(), options: hasRoom() }));
  const [hasWrongWeights, setWrongWeights] = useState(false);
  const { firstTime, maxFeeBand, weights } = query;
  const read = useCall(
    match,
    { body: { device_id: device, weights, maxFeeBand, ...(firstTime !== null && { firstTime }) } },
    { keepPreviousData: true },
  );
  return (
    <ReadState read={read} skeleton={<Skeleton height={420} />}>
      {(answer) => (
        <Root aria-busy={read.isLoading}>
          <div data-slot="asked">
            {answer.result === 'list' && (
              <Fold
                title={t('options.title')}
                open={open.options}
                onOpenChange={(options) => setOpen((now) => ({ ...now, options }))}
              >
                <MatchOptions
                  query={query}
                  usedFirstTime={answer.request.firstTime}
                  onChange={onChange}
                  onWrongWeights={setWrongWeights}
                />
              </Fold>
            )}
            <Fold
              title={t('request.title')}
              open={open.request}
              onOpenChange={(request) => setOpen((now) => ({ ...now, request }))}
            >
              <RequestSummary request={answer.request} today={answer.today} />
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
            </Fold>
          </div>
          <div>
            <Status data-size="small">{read.isLoading && t('result.updating')}</Status>
            {read.problem && (
              <Alert tone="error" live>
                {failure(read.problem)}
              </Alert>
            )}
            {hasWrongWeights && (
              <div data-slot="note">
                <Alert tone="warning">{t('weights.previous')}</Alert>
              </div>
            )}
            {answer.result === 'list' && <MatchLists answer={answer} />}
            {answer.result === 'incomplete' && <Incomplete answer={answer} device={device} />}
            {answer.result === 'no_notified_body_needed' && <NoBodyNeeded answer={answer} />}
          </div>
        </Root>
      )}
    </ReadState>
  );
}
