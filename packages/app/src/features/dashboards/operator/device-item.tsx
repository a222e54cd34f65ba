import { stageOf } from '@attesta/domain/devices/fields';
import type { NamedDevice } from '@attesta/domain/devices/summary-schema';
import { Seal } from '@attesta/ui/display/seal';
import { Button } from '@attesta/ui/inputs/button';
import { Link } from '@attesta/ui/navigation/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { deviceName, sealFill, stageKey } from '../../devices';
import { Item } from '../layout/item.styles';
import { devicePaths } from '../../../platform/navigation/paths';

interface DeviceItemProps {
  device: NamedDevice;
  /** List items with the facts about the device, before its stage. */
  facts: ReactNode;
  action: { label: string; to: string };
  /** Whether the button is the next step of the page. */
  isNext?: boolean;
}

/** A device with its stage, the facts about it, and one button. */
export function DeviceItem({ device, facts, action, isNext = false }: DeviceItemProps) {
  const { t } = useTranslation(['dashboards', 'devices']);
  const stage = stageOf(device);
  const name = deviceName(device) ?? t('view.unnamed', { ns: 'devices' });
  return (
    <Item>
      <Seal variant="market-operator" size={40} fill={sealFill(stage)} />
      <div data-slot="words">
        <Link render={<RouterLink to={devicePaths.view(device.id)} />}>
          <bdi>{name}</bdi>
        </Link>
        <ul data-slot="facts">
          {facts}
          <li data-muted>
            <bdi>{t(`stages.${stageKey(stage, device.classVariant)}`, { ns: 'devices' })}</bdi>
          </li>
        </ul>
      </div>
      <Button
        variant={isNext ? 'filled' : 'outlined'}
        aria-label={t('operator.attention.actionFor', { action: action.label, name })}
        render={<RouterLink to={action.to} />}
      >
        {action.label}
      </Button>
    </Item>
  );
}
