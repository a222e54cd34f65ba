import type { DeviceSort } from '@attesta/domain/devices/order';
import type { DeviceSummary } from '@attesta/domain/devices/summary-schema';
import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AttentionItem, NextApplicationItem } from './attention-item';
import { Items } from '../layout/item.styles';
import { devicePaths } from '../../../platform/navigation/paths';

/** Number of devices on the dashboard. The list of devices shows all. */
const maxItems = 6;

const listByTarget = `${devicePaths.list}?${new URLSearchParams({ sort: 'target' satisfies DeviceSort }).toString()}`;

/** The devices that need attention, each with one button. If none does, the next application. */
export function AttentionCard({ summary: { today, attention, next } }: { summary: DeviceSummary }) {
  const { t } = useTranslation('dashboards');
  const all = <Link render={<RouterLink to={devicePaths.list} />}>{t('operator.all')}</Link>;
  if (attention.total === 0) return <NothingNeedsAttention next={next} today={today} all={all} />;
  const items = attention.devices.slice(0, maxItems);
  const more = attention.total - items.length;
  return (
    <Card flush title={t('operator.attention.title', { count: attention.total })} actions={all}>
      <Items>
        {items.map((item, index) => (
          <li key={item.device.id}>
            <AttentionItem attention={item} today={today} isNext={index === 0} />
          </li>
        ))}
        {more > 0 && (
          <li data-slot="more">
            <Link render={<RouterLink to={listByTarget} />}>
              <bdi>{t('operator.attention.more', { count: more })}</bdi>
            </Link>
          </li>
        )}
      </Items>
    </Card>
  );
}

function NothingNeedsAttention({ next, today, all }: Pick<DeviceSummary, 'next' | 'today'> & { all: ReactElement }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card
      title={t('operator.attention.none')}
      subtitle={t(next ? 'operator.attention.noneText' : 'operator.attention.quiet')}
      actions={all}
    >
      {next ? (
        <NextApplicationItem application={next} today={today} />
      ) : (
        <Button render={<RouterLink to={devicePaths.create} />}>{t('operator.attention.actions.add')}</Button>
      )}
    </Card>
  );
}
