import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import { createSnackbars, SnackbarHost } from '@attesta/ui/feedback/snackbar';
import { Button } from '@attesta/ui/inputs/button';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { Tooltip } from '@attesta/ui/overlays/tooltip';
import { applyTheme } from '@attesta/ui/theme';
import { useState } from 'react';

const snackbars = createSnackbars();

/** A typical page of another portal. */
export function Page() {
  const [name, setName] = useState('');
  return (
    <main>
      <Heading level={1}>Devices</Heading>
      <Text tone="muted">Register the devices that you place on the market.</Text>
      <Card title="New device">
        <TextField label="Device name" value={name} onChange={(event) => setName(event.target.value)} />
        <Tooltip label="Stored in this browser only">
          <Button onClick={() => snackbars.notify({ tone: 'success', message: `${name} registered` })}>
            Register device
          </Button>
        </Tooltip>
        <Menu trigger={<Button variant="outlined">Theme</Button>}>
          <MenuItem onSelect={() => applyTheme(document.documentElement, { mode: 'light' })}>Light</MenuItem>
          <MenuItem onSelect={() => applyTheme(document.documentElement, { mode: 'dark' })}>Dark</MenuItem>
        </Menu>
      </Card>
      <SnackbarHost store={snackbars} />
    </main>
  );
}
