import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Heading, Text } from '../../display/typography/index.js';

it('scales with the text size of the browser: at 16 px the largest heading is 34 px, the smallest 12 px, and text 14 px (S9.36)', async () => {
  const screen = await render(
    <>
      <Heading level={1}>One</Heading>
      <Heading level={6}>Six</Heading>
      <Text>Text</Text>
      <span>Plain</span>
    </>,
  );
  const size = (text: string) => getComputedStyle(screen.getByText(text).element()).fontSize;
  expect([size('One'), size('Six'), size('Text'), size('Plain')]).toEqual(['34px', '12px', '14px', '14px']);
});
