import { BulkActionBar } from '@attesta/ui/inputs/bulk-action-bar';
import { Button } from '@attesta/ui/inputs/button';
import { useUnit } from 'effector-react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedWindow } from '../edit/edited-windows';
import { changeRefused } from '../edit/history-model';
import type { WindowEditing } from '../edit/use-window-edit';
import { BulkEditDialog } from './bulk-edit-dialog';

interface SelectionBarProps {
  editing: WindowEditing;
  /** The selected windows. */
  selected: readonly EditedWindow[];
  /** Ids of the windows that match the filters and can be changed. */
  selectable: readonly string[];
  onSelectedChange: (selected: readonly string[]) => void;
}

/** The commands for the selected windows. The timeline and the tables announce their number. */
export function SelectionBar({ editing, selected, selectable, onSelectedChange }: SelectionBarProps) {
  const { t } = useTranslation('availability');
  const refuse = useUnit(changeRefused);
  const [windows, setWindows] = useState<readonly EditedWindow[] | null>(null);
  const remove = () => {
    const problems = editing.change(new Map(selected.map(({ id }) => [id, null])));
    if (Object.keys(problems).length > 0) refuse({ edited: editing.edited, problems });
  };
  return (
    <>
      <BulkActionBar
        silent
        count={selected.length}
        total={selectable.length}
        onClear={() => onSelectedChange([])}
        onSelectAll={() => onSelectedChange(selectable)}
      >
        <Button size="small" start={<Pencil aria-hidden />} onClick={() => setWindows(selected)}>
          {t('bulk.edit')}
        </Button>
        <Button size="small" variant="outlined" tone="error" start={<Trash2 aria-hidden />} onClick={remove}>
          {t('edit.delete')}
        </Button>
      </BulkActionBar>
      {windows && <BulkEditDialog editing={editing} windows={windows} onClose={() => setWindows(null)} />}
    </>
  );
}
