import { stageOf } from '@attesta/domain/devices/fields';
import type { DeviceDate } from '@attesta/domain/devices/summary-schema';
import { Seal } from '@attesta/ui/display/seal';
import { Link } from '@attesta/ui/navigation/link';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { deviceName, devicePaths, sealFill } from '../devices';
import { useFormats } from '../../platform/i18n/formats';
import { Frame, Rail } from './date-rail.styles';
import type { MonthDates } from './group-dates';
import { MonthLabel } from './month-label';
import { positionIn, type Month } from './months';

/** The dates of the next twelve months on a rail of months. It is a list by month for screen readers and on phones. */
export function DateRail({ months, groups }: { months: readonly Month[]; groups: readonly MonthDates[] }) {
  const { month: nameOf } = useFormats();
  const id = useId();
  return (
    <Frame>
      <Rail>
        <div data-slot="axis" aria-hidden>
          {months.map((month, index) => (
            <span key={month}>
              <MonthLabel month={month} isFirst={index === 0} />
            </span>
          ))}
        </div>
        <ol>
          {groups.map(({ month, dates }) => (
            <li key={month}>
              <h3 id={`${id}${month}`}>{nameOf(month)}</h3>
              <ul aria-labelledby={`${id}${month}`}>
                {dates.map((date) => (
                  <DateMark key={`${date.device.id} ${date.kind}`} date={date} at={positionIn(months, date.on)} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Rail>
    </Frame>
  );
}

function DateMark({ date: { device, kind, on }, at }: { date: DeviceDate; at: number }) {
  const { t } = useTranslation(['dashboards', 'devices']);
  const { date } = useFormats();
  return (
    <li data-slot="date" data-side={at > 0.5 ? 'before' : 'after'} style={{ '--at': at } as CSSProperties}>
      <Seal
        variant={kind === 'expiry' ? 'notified-body' : 'market-operator'}
        size={20}
        fill={sealFill(stageOf(device))}
      />
      <span data-slot="text">
        <Link render={<RouterLink to={devicePaths.view(device.id)} />}>
          <bdi>{deviceName(device) ?? t('view.unnamed', { ns: 'devices' })}</bdi>
        </Link>
        <time dateTime={on}>
          <bdi>{date(on)}</bdi>
        </time>
        {kind === 'expiry' && <span data-slot="kind">{t('operator.dates.expiry')}</span>}
      </span>
    </li>
  );
}
