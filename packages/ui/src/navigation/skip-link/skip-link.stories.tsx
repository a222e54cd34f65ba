import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './index.js';

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <div style={{ minBlockSize: 120 }}>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} />
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const LongWordsInLittleRoom: Story = {
  tags: ['!dev'],
  args: { children: 'Accéder directement au contenu principal de la page, après la navigation' },
  parameters: { visual: { width: 320 } },
  play: OnFocus.play,
};
