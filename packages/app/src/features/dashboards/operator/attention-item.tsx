import type { AttentionReason, DeviceAttention, NextApplication } from '@attesta/domain/devices/summary-schema';
import { daysBetween } from '@attesta/domain/values/dates';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { elementId } from '../../devices';
import { useFormats } from '../../../platform/i18n/formats';
import { DeviceItem } from './device-item';
import { useDays } from '../dates/use-days';
import { devicePaths } from '../../../platform/navigation/paths';

interface AttentionItemProps {
  attention: DeviceAttention;
  today: string;
  /** Whether the button is the next step of the page. */
  isNext?: boolean;
}

/** A device that needs attention: the reasons, and the button that leads to the field or the matches. */
export function AttentionItem({ attention: { device, reasons }, today, isNext }: AttentionItemProps) {
  const { t } = useTranslation('dashboards');
  return (
    <DeviceItem
      device={device}
      isNext={isNext}
      facts={reasons.map((reason) => (
        <ReasonFact key={reason.kind} reason={reason} today={today} />
      ))}
      action={{ label: t(`operator.attention.actions.${reasons[0].kind}`), to: pathOf(device.id, reasons[0]) }}
    />
  );
}

function pathOf(id: string, reason: AttentionReason): string {
  const field = (name: string) => `${devicePaths.edit(id)}#${elementId(name)}`;
  switch (reason.kind) {
    case 'answers':
      return field(reason.first);
    case 'targetPassed':
      return field('targetSubmissionDate');
    case 'targetSoon':
      return devicePaths.matches(id);
    default:
      return field('certificateDates');
  }
}

function ReasonFact({ reason, today }: { reason: AttentionReason; today: string }) {
  const { t } = useTranslation(['dashboards', 'devices']);
  const { date } = useFormats();
  const { inDays } = useDays();
  if (reason.kind === 'answers') {
    const { isMaximum, count } = reason;
    return <li>{t(isMaximum ? 'readiness.upTo' : 'readiness.missing', { ns: 'devices', count })}</li>;
  }
  const text = t(`operator.attention.reasons.${reason.kind}`, { date: date(reason.on) });
  const days = daysBetween(today, reason.on);
  if (days < 0)
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
        <bdi>{inDays(days)}</bdi>
      </li>
    </>
  );
}

/** The next application: its device, with the target date and the button to its matches. */
export function NextApplicationItem({
  application: { device, target },
  today,
}: {
  application: NextApplication;
  today: string;
}) {
  const { t } = useTranslation('dashboards');
  const { date } = useFormats();
  const { inDays } = useDays();
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
