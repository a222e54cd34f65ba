import type { ReactNode } from 'react';
import { DownloadIcon, EditIcon, HelpIcon } from '../../../../packages/ui/src/display/icon/index.js';
import { Button } from '../../../../packages/ui/src/inputs/button/index.js';
import { Checkbox } from '../../../../packages/ui/src/inputs/checkbox/index.js';
import { IconButton } from '../../../../packages/ui/src/inputs/icon-button/index.js';
import { row, floating, sheet } from './drawn.js';

export const overlaysThumbs: Record<string, ReactNode> = {
  'overlays/alert-dialog': floating(
    <strong>Delete this device?</strong>,
    row(
      <Button size="small" variant="outlined">
        Cancel
      </Button>,
      <Button size="small" tone="error">
        Delete
      </Button>,
    ),
  ),
  'overlays/dialog': sheet(),
  'overlays/drawer': sheet('end'),
  'overlays/info-tip': row(
    'Basic UDI-DI',
    <IconButton label="About it" size="small">
      <HelpIcon />
    </IconButton>,
  ),
  'overlays/menu': floating(
    row(<EditIcon size="small" />, 'Edit device'),
    row(<DownloadIcon size="small" />, 'Export'),
  ),
  'overlays/popover': floating(<Checkbox label="Only open codes" defaultChecked />),
  'overlays/session-timeout-dialog': <div className="doc-tip">2 minutes left · Stay signed in</div>,
  'overlays/tooltip': <div className="doc-tip">Download as CSV</div>,
};
