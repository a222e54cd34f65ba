import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { ThemeRoot } from '@attesta/ui/theme';

const ground = { background: 'var(--at-page)', color: 'var(--at-text)', padding: 24, borderRadius: 12 };

/** A dark island in the page, with a copper one inside of it that stays dark. */
export const Islands = () => (
  <ThemeRoot mode="dark" style={ground}>
    <Heading level={3}>Night shift</Heading>
    <Text tone="muted">It says its mode only; the preset is the page’s.</Text>
    <ThemeRoot preset="theme4" density="compact" style={{ ...ground, marginBlockStart: 16 }}>
      <Menu trigger={<Button variant="outlined">Export as</Button>}>
        <MenuItem>PDF</MenuItem>
        <MenuItem>CSV</MenuItem>
      </Menu>
    </ThemeRoot>
  </ThemeRoot>
);
