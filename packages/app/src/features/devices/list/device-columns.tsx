import { isBeforeApplication } from '@attesta/domain/devices/before-application';
import type { Device } from '@attesta/domain/devices/schema';
import { unsureClass } from '@attesta/domain/devices/vocabulary';
import type { TableColumn } from '@attesta/ui/display/table';
import { Link } from '@attesta/ui/navigation/link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormats } from '../../../platform/i18n/formats';
import { deviceName } from '../record/device-name';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import { elementId } from '../record/element-id';
import { useReadinessText } from '../readiness/use-readiness-text';
import { stageOf } from '@attesta/domain/devices/fields';
import { Seal } from '@attesta/ui/display/seal';
import { styled } from 'styled-components';
import { sealFill, stageKey } from '../record/stage';
import { devicePaths } from '../../../platform/navigation/paths';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  vertical-align: middle;
`;

/** The stage of a device: a seal filled according to the stage, and the stage's name. */
function StageMark({ device, size = 22 }: { device: Pick<Device, 'stage' | 'classVariant'>; size?: number }) {
  const { t } = useTranslation('devices');
  const stage = stageOf(device);
  return (
    <Root>
      <Seal variant="market-operator" fill={sealFill(stage)} size={size} />
      {t(`stages.${stageKey(stage, device.classVariant)}`)}
    </Root>
  );
}

/** The next step of a device towards its matches: a link to the first missing answer, or to the matches. */
function ReadinessLink({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const readinessText = useReadinessText();
  const readiness = matchReadiness(device);
  const [first] = readiness.missing;
  if (readiness.result === 'no_notified_body_needed') return <span>{readinessText(readiness)}</span>;
  if (first === undefined)
    return <Link render={<RouterLink to={devicePaths.matches(device.id)} />}>{t('list.matches')}</Link>;
  return (
    <Link render={<RouterLink to={`${devicePaths.edit(device.id)}#${elementId(first)}`} />}>
      {readinessText(readiness)}
    </Link>
  );
}

/** Returns the columns of the device list, with the sort keys as ids. Memoized until the language changes. */
export function useDeviceColumns(): readonly TableColumn<Device>[] {
  const { t } = useTranslation('devices');
  const { date, day } = useFormats();
  return useMemo(() => {
    const name = (device: Device) => deviceName(device) ?? t('view.unnamed');
    return [
      {
        id: 'name',
        header: t('list.columns.name'),
        sortable: true,
        cell: (device) => <Link render={<RouterLink to={devicePaths.view(device.id)} />}>{name(device)}</Link>,
        secondary: (device) =>
          device.archivedAt !== null ? (
            t('archive.since', { date: day(device.archivedAt) })
          ) : isBeforeApplication(device) ? (
            <ReadinessLink device={device} />
          ) : null,
        truncate: true,
      },
      {
        id: 'class',
        header: t('list.columns.riskClass'),
        sortable: true,
        width: '92px',
        cell: ({ riskClass }) =>
          riskClass === null || riskClass === unsureClass ? t('list.none') : t(`riskClasses.${riskClass}`),
        secondary: ({ regulation }) => regulation,
      },
      {
        id: 'stage',
        header: t('list.columns.stage'),
        sortable: true,
        width: '212px',
        cell: (device) => <StageMark device={device} />,
      },
      {
        id: 'target',
        header: t('list.columns.target'),
        sortable: true,
        hideBelow: 'md',
        width: '124px',
        cell: ({ targetSubmissionDate }) => (targetSubmissionDate ? date(targetSubmissionDate) : t('list.none')),
      },
      {
        id: 'changed',
        header: t('list.columns.changed'),
        sortable: true,
        sortFirst: 'descending',
        hideBelow: 'lg',
        width: '124px',
        cell: ({ updatedAt }) => day(updatedAt),
      },
    ];
  }, [t, date, day]);
}
