import type { Device } from '@attesta/domain/devices/schema';
import { Button } from '@attesta/ui/inputs/button';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDeviceActions } from '../archive/use-device-actions';

/** Remains visible at the bottom of the window while the list scrolls. */
const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block: 8px;
  padding-inline: 24px 16px;
  border-block-start: 1px solid var(--at-line);
  border-end-start-radius: calc(var(--at-radius) - 1px);
  border-end-end-radius: calc(var(--at-radius) - 1px);
  background: var(--at-sheet);
  & > span {
    flex: 1 1 160px;
    font-weight: 500;
  }
  & > [aria-disabled='true'][data-variant] {
    border-color: var(--at-line);
    background: transparent;
    color: var(--at-text-disabled);
  }
`;

interface SelectionBarProps {
  /** The selected devices. */
  selected: readonly Device[];
  /** Called to stop selecting. */
  onEnd: () => void;
}

/** What can be done with the selected devices. */
export function SelectionBar({ selected, onEnd }: SelectionBarProps) {
  const { t } = useTranslation('devices');
  const { archiveAll } = useDeviceActions();
  const [isArchiving, setArchiving] = useState(false);
  const archive = async () => {
    setArchiving(true);
    await archiveAll(selected);
    setArchiving(false);
  };
  // `aria-disabled` instead of `disabled`, so that the focused button keeps focus while the devices are archived.
  const isDisabled = selected.length === 0 || isArchiving;
  return (
    <Root>
      <span>
        <bdi>{t('list.select.count', { count: selected.length })}</bdi>
      </span>
      <Button variant="text" size="small" onClick={onEnd}>
        {t('list.select.end')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        start={<Archive aria-hidden />}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) void archive();
        }}
      >
        {t('list.select.archive')}
      </Button>
    </Root>
  );
}
