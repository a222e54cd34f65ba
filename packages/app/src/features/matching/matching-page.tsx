import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { ClipboardList, ListChecks, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { devicePaths } from '../devices';
import { ReadState } from '../../platform/errors/read-state';
import { Page } from '../../platform/shell/page';
import { DevicePicker, useDevices } from './device-picker';
import { DeviceMatches } from './device-matches';
import { matchSearchParams, readMatchQuery, type MatchQuery } from './match-query';
import { MethodNote } from './method-note';

/** Matchmaking: chooses a device and shows which notified bodies can accept it, and why. */
export function Component() {
  const { t } = useTranslation(['matching', 'devices', 'classes', 'codes', 'problems']);
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readMatchQuery(parameters), [parameters]);
  const setQuery = useCallback(
    (next: MatchQuery) => setParameters(matchSearchParams(next), { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  const { list, devices, isGone } = useDevices(query.device);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <MethodNote />
      <ReadState read={list} skeleton={<Skeleton height={200} />}>
        {() =>
          devices.length === 0 && !isGone ? (
            <NoDevice />
          ) : (
            <>
              <Card>
                <DevicePicker
                  devices={devices}
                  value={query.device}
                  error={isGone ? t('device.gone') : undefined}
                  onChange={(device) => setQuery({ ...query, device })}
                />
              </Card>
              {query.device && !isGone ? (
                <DeviceMatches key={query.device} device={query.device} query={query} onChange={setQuery} />
              ) : (
                <NothingChosen />
              )}
            </>
          )
        }
      </ReadState>
    </Page>
  );
}

function NoDevice() {
  const { t } = useTranslation('matching');
  const add = (
    <Button start={<Plus aria-hidden />} render={<RouterLink to={devicePaths.create} />}>
      {t('device.empty.action')}
    </Button>
  );
  return (
    <Card>
      <EmptyState icon={<ClipboardList />} headingLevel={2} title={t('device.empty.title')} action={add}>
        {t('device.empty.text')}
      </EmptyState>
    </Card>
  );
}

function NothingChosen() {
  const { t } = useTranslation('matching');
  return (
    <Card>
      <EmptyState icon={<ListChecks />} headingLevel={2} title={t('device.choose.title')}>
        {t('device.choose.text')}
      </EmptyState>
    </Card>
  );
}
