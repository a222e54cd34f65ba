import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { color, ThemeRoot } from '@attesta/ui/theme';
import { styled } from 'styled-components';

const Island = styled(ThemeRoot)`
  padding: 24px;
  border-radius: 12px;
  background: ${color.page};
  color: ${color.text};
  & & {
    margin-block-start: 16px;
  }
`;

/** A dark island in the page, with a copper one inside of it that stays dark. */
export const Islands = () => (
  <Island mode="dark">
    <Heading level={3}>Night shift</Heading>
    <Text tone="muted">It says its mode only; the preset is the page’s.</Text>
    <Island preset="theme4" density="compact">
      <Menu trigger={<Button variant="outlined">Export as</Button>}>
        <MenuItem>PDF</MenuItem>
        <MenuItem>CSV</MenuItem>
      </Menu>
    </Island>
  </Island>
);
