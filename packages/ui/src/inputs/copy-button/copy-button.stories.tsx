import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Code, Text } from '../../display/typography/index.js';
import { CopyButton } from './copy-button.js';

const meta = {
  title: 'Inputs/Copy button',
  component: CopyButton,
  args: { text: 'AT61 1904 3002 3457 3201', onCopied: fn(), onCopyFailed: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Default: Story = {};

export const NextToAnIdentifier: Story = {
  render: (args) => (
    <div style={row}>
      <Text>
        Account <Code>AT61 1904 3002 3457 3201</Code>
      </Text>
      <CopyButton {...args} hideLabel variant="text" labels={{ copy: 'Copy account number' }} />
    </div>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <div style={row}>
      <CopyButton {...args} size="medium" variant="filled" tone="primary" labels={{ copy: 'Copy claim number' }} />
      <CopyButton {...args} variant="text" />
      <CopyButton {...args} hideLabel />
      <CopyButton {...args} disabled />
    </div>
  ),
};

export const Failed: Story = {
  args: {
    text: () => {
      throw new Error('The reference could not be loaded.');
    },
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'failed'));
    await expect(args.onCopyFailed).toHaveBeenCalledOnce();
    button.blur();
  },
  parameters: { visual: { skip: true } }, // the state disappears after 3 s
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: { labels: { copy: 'Zählpunktbezeichnung kopieren', copied: 'Kopiert' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 232 }}>
        <Story />
      </div>
    ),
  ],
};
