import { Card } from '@attesta/ui/display/card';
import { Button } from '@attesta/ui/inputs/button';
import { Slider } from '@attesta/ui/inputs/slider';
import { ThemeRoot } from '@attesta/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';

const Page = styled.div`
  display: grid;
  gap: 24px;
`;

export function Corners() {
  const [radius, setRadius] = useState(8);
  return (
    <Page>
      <Slider
        label="Corners"
        min={0}
        max={24}
        value={radius}
        onValueChange={setRadius}
        valueText={(px) => `${px} px`}
      />
      <ThemeRoot radius={radius}>
        <Card
          title="Retina scanner"
          actions={
            <Button size="small" variant="outlined">
              Open
            </Button>
          }
        >
          The slider changes the corners of the card and the button.
        </Card>
      </ThemeRoot>
    </Page>
  );
}
