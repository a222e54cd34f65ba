import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Menu, MenuItem } from '@attesta/ui/overlays/menu';
import { color, ThemeRoot } from '@attesta/ui/theme';
import { styled } from 'styled-components';

const Section = styled(ThemeRoot)`
  padding: 24px;
  border-radius: 12px;
  background: ${color.page};
  color: ${color.text};
  & & {
    margin-block-start: 16px;
  }
`;

/** A dark section with a nested section, which has another preset and inherits the dark mode. */
export const NestedThemes = () => (
  <Section mode="dark">
    <Heading level={3}>Night shift</Heading>
    <Text tone="muted">This section sets only its mode. It inherits the preset of the page.</Text>
    <Section preset="theme4" density="compact">
      <Menu trigger={<Button variant="outlined">Export as</Button>}>
        <MenuItem>PDF</MenuItem>
        <MenuItem>CSV</MenuItem>
      </Menu>
    </Section>
  </Section>
);
