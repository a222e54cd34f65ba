import type { Device } from '@attesta/domain/devices/schema';
import { BulkActionBar } from '@attesta/ui/inputs/bulk-action-bar';
import { Button } from '@attesta/ui/inputs/button';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceActions } from '../archive/use-device-actions';

interface SelectionBarProps {
  /** The selected devices. */
  selected: readonly Device[];
  onClear: () => void;
}

/** The actions for the selected devices. The table announces their number. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { t } = useTranslation('devices');
  const { archiveAll } = useDeviceActions();
  const [isArchiving, setArchiving] = useState(false);
  const archive = async () => {
    setArchiving(true);
    await archiveAll(selected);
    setArchiving(false);
  };
  return (
    <BulkActionBar
      silent
      count={selected.length}
      onClear={onClear}
      labels={{ selected: (count) => t('list.select.count', { count }) }}
    >
      <Button
        variant="outlined"
        tone="neutral"
        size="small"
        start={<Archive aria-hidden />}
        loading={isArchiving}
        loadingLabel={t('list.select.archiving')}
        onClick={() => void archive()}
      >
        {t('list.select.archive')}
      </Button>
    </BulkActionBar>
  );
}
