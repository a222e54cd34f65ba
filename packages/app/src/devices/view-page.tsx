import { getAccount } from '@attesta/domain/account/calls';
import { todayInBrussels } from '@attesta/domain/dates';
import { getDevice } from '@attesta/domain/device/calls';
import { stageOf } from '@attesta/domain/device/fields';
import type { Device } from '@attesta/domain/device/schema';
import { classVariant } from '@attesta/domain/classes/classes';
import { Card } from '@attesta/ui/display/card';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { ListChecks, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReadState } from '../http/read-state';
import { useCall } from '../http/use-call';
import { useFormats } from '../i18n/formats';
import { Page } from '../shell/page';
import { Checklist } from './checklist';
import { DeviceFault } from './device-fault';
import { DeviceWarnings } from './device-warnings';
import { deviceName } from './device-name';
import { missingFor } from './missing';
import { devicePaths } from './paths';
import { sectionsFor } from './sections';
import { ViewSkeleton } from './skeletons';
import { StageMark } from './stage-mark';
import { ViewSection } from './view-section';

const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** A device: what is known of it, what it still needs, and the way to its matches. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const { id = '' } = useParams();
  const { day } = useFormats();
  const read = useCall(getDevice, { params: { id } });
  const device = read.data?.device;
  const needsBody = classVariant(device?.classVariant)?.notifiedBody !== 'none';
  const actions = device && (
    <>
      <Button variant="outlined" start={<Pencil aria-hidden />} render={<RouterLink to={devicePaths.edit(id)} />}>
        {t('view.edit')}
      </Button>
      {needsBody && (
        <Button start={<ListChecks aria-hidden />} render={<RouterLink to={devicePaths.matches(id)} />}>
          {t('view.matches')}
        </Button>
      )}
    </>
  );
  const lead = device && (
    <Lead>
      <StageMark device={device} />
      <span>{t('view.updated', { date: day(device.updatedAt) })}</span>
    </Lead>
  );
  return (
    <Page title={device ? (deviceName(device) ?? t('view.unnamed')) : t('titles.view')} lead={lead} actions={actions}>
      <ReadState
        read={read}
        skeleton={<ViewSkeleton />}
        fault={(problem) => <DeviceFault problem={problem} onRetry={() => void read.reload()} />}
      >
        {(answer) => <DeviceSheets device={answer.device} />}
      </ReadState>
    </Page>
  );
}

function DeviceSheets({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const isNew = (useLocation().state as { isNew?: boolean } | null)?.isNew === true;
  const account = useCall(getAccount, {}).data?.account ?? null;
  const operator = account?.kind === 'market_operator' ? account : null;
  const [today] = useState(() => todayInBrussels(new Date()));
  const missing = missingFor(device, today, operator);
  const needsBody = classVariant(device.classVariant)?.notifiedBody !== 'none';
  return (
    <Sheets>
      {isNew && needsBody && <Alert tone="info">{t('view.nextStep')}</Alert>}
      {!needsBody && <Alert tone="info">{t('view.noBody')}</Alert>}
      <DeviceWarnings device={device} />
      {missing && (
        <Card>
          <Checklist device={device} missing={missing} isPresent={missing.stage === stageOf(device)} />
        </Card>
      )}
      {sectionsFor(device, null).map((section) => (
        <ViewSection key={section.id} section={section} device={device} />
      ))}
    </Sheets>
  );
}
