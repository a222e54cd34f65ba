import { Card } from '@attesta/ui/display/card';
import { Chip } from '@attesta/ui/display/chip';
import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { color, ThemeRoot } from '@attesta/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';

const Section = styled(ThemeRoot)`
  padding: 24px;
  border-radius: 12px;
  background: ${color.page};
`;

export function NightShift() {
  const [mode, setMode] = useState<'light' | 'dark'>('dark');
  return (
    <Section mode={mode}>
      <Card title="Retina scanner" actions={<ModeSwitch mode={mode} onModeChange={setMode} />}>
        <Chip tone="success" shape="solid">
          Certified
        </Chip>
      </Card>
    </Section>
  );
}
