import { readRequest } from '../../platform/http/early-reads';
import { allDevices } from './device-picker';
import { listDevices } from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import { Card } from '@attesta/ui/display/card';
import { EmptyState } from '@attesta/ui/display/empty-state';
import { DeviceIcon, MatchIcon } from '@attesta/ui/display/icon';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Button } from '@attesta/ui/inputs/button';
import { usePageArrival } from '@attesta/ui/shell/page-transition';
import { FileText, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ArchivedNotice, deviceName, PrintDate } from '../devices';
import { ReadState } from '../../platform/errors/read-state';
import { usePageTitle } from '../../platform/navigation/page-title';
import { Page } from '../../platform/shell/page/page';
import { usePrintDay } from '../../platform/shell/page/use-print-day';
import { DevicePicker, useDevices } from './device-picker';
import { DeviceMatches } from './device-matches';
import { matchSearchParams, readMatchQuery, type MatchQuery } from './match-query';
import { MethodNote } from './method-note';
import { devicePaths } from '../../platform/navigation/paths';

/** The device, and at its end how the matches are found. */
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: end;
  justify-content: space-between;
  & > :first-child {
    --at-field-fill: var(--at-sheet);
    flex: 0 1 480px;
    min-inline-size: 0;
  }
`;

export const reads = () => [readRequest(listDevices, allDevices)];

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
  const device = isGone ? undefined : devices.find(({ id }) => id === query.device);
  const name = device && (deviceName(device) ?? t('devices:view.unnamed'));
  usePageTitle(name);
  const isReport = usePrintDay() !== null || query.view === 'report';
  usePageArrival(query.view === 'report' ? 'report' : 'matches'); // the report replaces the page, and its button
  const report = (
    <Button variant="outlined" start={<FileText aria-hidden />} onClick={() => setQuery({ ...query, view: 'report' })}>
      {t('report.action')}
    </Button>
  );
  return (
    <Page
      title={isReport && name ? t('printTitle', { name }) : t('title')}
      lead={isReport ? <PrintDate /> : t('lead')}
      actions={device && !isReport && device.archivedAt === null && matchReadiness(device).result === 'list' && report}
    >
      <ReadState framed read={list} skeleton={<Skeleton shape="sheet" height={200} />}>
        {() =>
          devices.length === 0 && !isGone ? (
            <NoDevice />
          ) : (
            <>
              {!isReport && (
                <Choice>
                  <DevicePicker
                    devices={devices}
                    value={query.device}
                    error={isGone ? t('device.gone') : undefined}
                    onChange={(id) => setQuery({ ...query, device: id })}
                  />
                  <MethodNote />
                </Choice>
              )}
              {query.device !== null && !device && !isGone ? (
                <Skeleton shape="sheet" height={420} />
              ) : (
                <Matches device={device} query={query} onChange={setQuery} />
              )}
            </>
          )
        }
      </ReadState>
    </Page>
  );
}

interface MatchesProps {
  /** The chosen device; undefined if none is chosen or it does not exist. */
  device: Device | undefined;
  query: MatchQuery;
  onChange: (query: MatchQuery) => void;
}

function Matches({ device, query, onChange }: MatchesProps) {
  if (!device) return <NothingChosen />;
  if (device.archivedAt !== null) return <ArchivedNotice device={device} />;
  return <DeviceMatches key={device.id} device={device} query={query} onChange={onChange} />;
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
      <EmptyState icon={<DeviceIcon />} headingLevel={2} title={t('device.empty.title')} action={add}>
        {t('device.empty.text')}
      </EmptyState>
    </Card>
  );
}

function NothingChosen() {
  const { t } = useTranslation('matching');
  return (
    <Card>
      <EmptyState icon={<MatchIcon />} headingLevel={2} title={t('device.choose.title')}>
        {t('device.choose.text')}
      </EmptyState>
    </Card>
  );
}
