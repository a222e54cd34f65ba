import { Card } from '@attesta/ui/display/card';
import { CopyIcon, DeleteIcon, EditIcon, MoreIcon } from '@attesta/ui/display/icon';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Menu, MenuItem, MenuSeparator, MenuSub } from '@attesta/ui/overlays/menu';

export const DeviceActions = () => (
  <Card
    title="Retina scanner"
    subtitle="Class IIb, certified"
    actions={
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton label="Actions for Retina scanner">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem start={<EditIcon />} shortcut="E">
          Edit device
        </MenuItem>
        <MenuItem start={<CopyIcon />}>Copy as a new device</MenuItem>
        <MenuSub label="Export as">
          <MenuItem>PDF</MenuItem>
          <MenuItem>CSV</MenuItem>
        </MenuSub>
        <MenuSeparator />
        <MenuItem start={<DeleteIcon />} tone="error">
          Delete device
        </MenuItem>
      </Menu>
    }
  />
);
