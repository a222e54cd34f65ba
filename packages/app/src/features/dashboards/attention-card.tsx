import type { Device } from '@attesta/domain/devices/schema';
import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { devicePaths } from '../devices';
import { attentionOf, nextApplication } from './attention';
import { AttentionItem, NextApplicationItem } from './attention-item';
import { Items } from './item.styles';

/** Number of devices on the dashboard. The list of devices shows all. */
const maxItems = 6;

interface AttentionCardProps {
  devices: readonly Device[];
  today: string;
}

/** The devices that need the user, each with its one button. If none does, the next application. */
export function AttentionCard({ devices, today }: AttentionCardProps) {
  const { t } = useTranslation('dashboards');
  const attention = attentionOf(devices, today);
  const all = <Link render={<RouterLink to={devicePaths.list} />}>{t('operator.all')}</Link>;
  if (attention.length === 0) return <NothingNeedsYou devices={devices} today={today} all={all} />;
  const more = attention.length - maxItems;
  return (
    <Card flush title={t('operator.attention.title', { count: attention.length })} actions={all}>
      <Items>
        {attention.slice(0, maxItems).map((item, index) => (
          <li key={item.device.id}>
            <AttentionItem attention={item} isNext={index === 0} />
          </li>
        ))}
        {more > 0 && (
          <li data-slot="more">
            <bdi>{t('operator.attention.more', { count: more })}</bdi>
          </li>
        )}
      </Items>
    </Card>
  );
}

function NothingNeedsYou({ devices, today, all }: AttentionCardProps & { all: ReactElement }) {
  const { t } = useTranslation('dashboards');
  const next = nextApplication(devices);
  return (
    <Card
      title={t('operator.attention.none')}
      subtitle={t(next ? 'operator.attention.noneText' : 'operator.attention.quiet')}
      actions={all}
    >
      {next ? (
        <NextApplicationItem device={next} today={today} />
      ) : (
        <Button render={<RouterLink to={devicePaths.create} />}>{t('operator.attention.actions.add')}</Button>
      )}
    </Card>
  );
}
