import { getAccount } from '@attesta/domain/account/calls';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { getDevice } from '@attesta/domain/devices/calls';
import { stageOf } from '@attesta/domain/devices/fields';
import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import { Card } from '@attesta/ui/display/card';
import { Seal } from '@attesta/ui/display/seal';
import { Alert } from '@attesta/ui/feedback/alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { useFormats } from '../../platform/i18n/formats';
import { usePageTitle } from '../../platform/navigation/page-title';
import type { PageAddress } from '../../platform/navigation/page-address';
import { Page } from '../../platform/shell/page/page';
import { ArchivedNotice } from './archive/archived-notice';
import { ReadinessCard } from './readiness/readiness-card';
import { DeviceError } from './record/device-error';
import { deviceName } from './record/device-name';
import { missingFor } from './record/missing';
import { ViewSkeleton } from './record/skeletons';
import { sealFill, stageKey } from './record/stage';
import { PrintDate } from './record/print-date';
import { DeviceLayout, Sections } from './view/device-layout.styles';
import { DeviceRail } from './view/device-rail';
import { shownSections } from './view/shown-sections';
import { ViewActions } from './view/view-actions';
import { ViewSection } from './view/view-section';
import { formatCode } from '@attesta/domain/codes/codes';
import { TextWithCodes } from '../codes';
import { deviceWarnings, type DeviceWarning } from '@attesta/domain/devices/warnings';
import { useFieldLabels } from './record/field-labels';

/** Warnings about the answers of a device. A provisional class detail is marked in the class detail instead. */
function DeviceWarnings({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { list } = useFormats();
  const fieldLabels = useFieldLabels();
  const message = (warning: DeviceWarning) =>
    t(`warnings.${warning.id}`, {
      field: fieldLabels(warning.field).label,
      codes: 'codes' in warning ? list(warning.codes.map(formatCode)) : '',
    });
  const shown = deviceWarnings(device).filter(({ id }) => id !== 'class_provisional');
  return shown.map((warning) => (
    <Alert key={`${warning.id} ${warning.field}`} tone="warning">
      <TextWithCodes>{message(warning)}</TextWithCodes>
    </Alert>
  ));
}

const Lead = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
`;

export const reads = ({ params }: PageAddress) => [readRequest(getDevice, { params: { id: params['id'] ?? '' } })];

/** A device: its answers, what is missing for a stage and for matching, and what can be done with it. */
export function Component() {
  const { t } = useTranslation(['devices', 'classes', 'codes', 'problems']);
  const { id = '' } = useParams();
  const { day } = useFormats();
  const read = useCall(getDevice, { params: { id } });
  const device = read.data?.device;
  const name = device && (deviceName(device) ?? t('view.unnamed'));
  usePageTitle(name);
  const lead = device && (
    <Lead>
      <span>{t(`stages.${stageKey(stageOf(device), device.classVariant)}`)}</span>
      <span>{t('view.updated', { date: day(device.updatedAt) })}</span>
      <PrintDate />
    </Lead>
  );
  return (
    <Page
      title={name ?? t('titles.view')}
      mark={device && <Seal variant="market-operator" fill={sealFill(stageOf(device))} size={72} />}
      lead={lead}
      actions={device && <ViewActions device={device} />}
    >
      <ReadState
        read={read}
        skeleton={<ViewSkeleton />}
        framed
        renderError={(problem) => <DeviceError problem={problem} onRetry={() => void read.reload()} />}
      >
        {(data) => <DeviceCards device={data.device} />}
      </ReadState>
    </Page>
  );
}

function DeviceCards({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const isNew = (useLocation().state as { isNew?: boolean } | null)?.isNew === true;
  const account = useCall(getAccount, {}).data?.account ?? null;
  const operator = account?.kind === 'market_operator' ? account : null;
  const [today] = useState(() => todayInBrussels(new Date()));
  const isArchived = device.archivedAt !== null;
  const missing = isArchived ? null : missingFor(device, today, operator);
  const readiness = matchReadiness(device);
  const sections = shownSections(device);
  return (
    <>
      <ArchivedNotice device={device} />
      {isNew && readiness.result === 'list' && <Alert tone="info">{t('view.nextStep')}</Alert>}
      {readiness.result === 'no_notified_body_needed' && <Alert tone="info">{t('view.noBody')}</Alert>}
      <DeviceWarnings device={device} />
      {/* Above the rail, which is first on a phone: matching needs less than the stage. */}
      {readiness.result === 'incomplete' && !isArchived && <ReadinessCard device={device.id} readiness={readiness} />}
      <DeviceLayout>
        <aside aria-label={t('view.rail')}>
          <DeviceRail device={device} missing={missing} sections={sections} />
        </aside>
        <div>
          <Card>
            <Sections>
              {sections.map((section) => (
                <ViewSection key={section.id} section={section} device={device} />
              ))}
            </Sections>
          </Card>
        </div>
      </DeviceLayout>
    </>
  );
}
