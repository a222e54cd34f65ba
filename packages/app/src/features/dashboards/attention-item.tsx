import type { Device } from '@attesta/domain/devices/schema';
import { daysBetween } from '@attesta/domain/values/dates';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { devicePaths, elementId } from '../devices';
import { useFormats } from '../../platform/i18n/formats';
import { targetOf, type Attention, type Reason } from './attention';
import { DeviceItem } from './device-item';
import { useDays } from './use-days';

interface AttentionItemProps {
  attention: Attention;
  /** Whether the button is the next step of the page. */
  isNext?: boolean;
}

/** A device that needs the user: why, and the button that leads to the field or the matches. */
export function AttentionItem({ attention: { device, reasons }, isNext }: AttentionItemProps) {
  const { t } = useTranslation('dashboards');
  return (
    <DeviceItem
      device={device}
      isNext={isNext}
      facts={reasons.map((reason) => (
        <ReasonFact key={reason.kind} reason={reason} />
      ))}
      action={{ label: t(`operator.attention.actions.${reasons[0].kind}`), to: pathOf(device, reasons[0]) }}
    />
  );
}

function pathOf({ id }: Device, reason: Reason): string {
  const field = (name: string) => `${devicePaths.edit(id)}#${elementId(name)}`;
  switch (reason.kind) {
    case 'answers':
      return field(reason.readiness.missing[0] ?? 'workingName');
    case 'targetPassed':
      return field('targetSubmissionDate');
    case 'targetSoon':
      return devicePaths.matches(id);
    default:
      return field('certificateDates');
  }
}

function ReasonFact({ reason }: { reason: Reason }) {
  const { t } = useTranslation(['dashboards', 'devices']);
  const { date } = useFormats();
  const { inDays } = useDays();
  if (reason.kind === 'answers') {
    const { isMinimum, missing } = reason.readiness;
    return (
      <li>{t(isMinimum ? 'readiness.atLeast' : 'readiness.missing', { ns: 'devices', count: missing.length })}</li>
    );
  }
  const text = t(`operator.attention.reasons.${reason.kind}`, { date: date(reason.on) });
  if (reason.days < 0)
    return (
      <li data-tone="warning">
        <TriangleAlert aria-hidden />
        <bdi>{text}</bdi>
      </li>
    );
  return (
    <>
      <li>
        <bdi>{text}</bdi>
      </li>
      <li>
        <bdi>{inDays(reason.days)}</bdi>
      </li>
    </>
  );
}

/** The device whose application is next, with its target date and the button to its matches. */
export function NextApplicationItem({ device, today }: { device: Device; today: string }) {
  const { t } = useTranslation('dashboards');
  const { date } = useFormats();
  const { inDays } = useDays();
  const target = targetOf(device);
  return (
    <DeviceItem
      isNext
      device={device}
      facts={
        target === null ? (
          <li>
            <bdi>{t('operator.attention.reasons.undated')}</bdi>
          </li>
        ) : (
          <>
            <li>
              <bdi>{t('operator.attention.reasons.target', { date: date(target) })}</bdi>
            </li>
            <li>
              <bdi>{inDays(daysBetween(today, target))}</bdi>
            </li>
          </>
        )
      }
      action={{ label: t('operator.attention.actions.targetSoon'), to: devicePaths.matches(device.id) }}
    />
  );
}
