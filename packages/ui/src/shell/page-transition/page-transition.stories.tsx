import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Heading, Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { PageTransition } from './page-transition.js';

const titles = ['Sign in', 'Register', 'Check your mail'];

function Pages() {
  const [index, setIndex] = useState(0);
  const title = titles[index] ?? '';
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxInlineSize: 360 }}>
      <PageTransition page={title}>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <Text tone="muted">The previous page fades out within 0.4 s, then this one fades in.</Text>
      </PageTransition>
      <Button onClick={() => setIndex((index + 1) % titles.length)}>Next page</Button>
    </div>
  );
}

const meta = {
  title: 'Shell/Page transition',
  component: PageTransition,
  args: { page: 'Sign in', children: null },
  render: () => <Pages />,
} satisfies Meta<typeof PageTransition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenPages: Story = {
  parameters: { visual: { skip: true } }, // animated; the static story below is captured instead
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Register' })).toBeVisible());
  },
};
export const AtFirstLoad: Story = {};
