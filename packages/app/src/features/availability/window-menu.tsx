import { windowFile } from '@attesta/domain/availability/window-file';
import type { Designation } from '@attesta/domain/availability/schema';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { CopyPlus, Download, Ellipsis, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/browser/save-file';
import type { WindowEditing } from './edit/use-window-edit';
import { WindowImportDialog } from './files/window-import-dialog';

interface WindowMenuProps {
  editing: WindowEditing;
  designations: readonly Designation[];
  onCopyQuarter: () => void;
}

/** The commands for all windows that are used less often: copying a quarter, import and export. */
export function WindowMenu({ editing, designations, onCopyQuarter }: WindowMenuProps) {
  const { t } = useTranslation('availability');
  const [isImporting, setImporting] = useState(false);
  const save = () =>
    saveFile({
      name: `availability-${editing.today}.csv`,
      contentType: 'text/csv;charset=utf-8',
      content: windowFile(editing.edited),
    });
  const hasWindows = editing.edited.length > 0;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu')} variant="outlined">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem start={<CopyPlus aria-hidden />} disabled={!hasWindows} onSelect={onCopyQuarter}>
          {t('quarter.title')}
        </MenuItem>
        <MenuItem start={<Upload aria-hidden />} onSelect={() => setImporting(true)}>
          {t('file.import')}
        </MenuItem>
        <MenuItem start={<Download aria-hidden />} disabled={!hasWindows} onSelect={save}>
          {t('file.export')}
        </MenuItem>
      </Menu>
      {isImporting && (
        <WindowImportDialog editing={editing} designations={designations} onClose={() => setImporting(false)} />
      )}
    </>
  );
}
