import type { Device } from '@attesta/domain/device/schema';
import { stageOf } from '@attesta/domain/device/fields';
import { Seal } from '@attesta/ui/display/seal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { sealFill, stageKey } from './stage';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  vertical-align: middle;
`;

/** A device's stage: the seal, filled as far as it has come, and the word. */
export function StageMark({ device, size = 22 }: { device: Pick<Device, 'stage' | 'classVariant'>; size?: number }) {
  const { t } = useTranslation('devices');
  const stage = stageOf(device);
  return (
    <Root>
      <Seal variant="market-operator" fill={sealFill(stage)} size={size} />
      {t(`stages.${stageKey(stage, device.classVariant)}`)}
    </Root>
  );
}
