import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Group } from '../../layout/group/index.js';
import { CodeMark } from './code-mark.js';

const meta = {
  title: 'Display/Code mark',
  component: CodeMark,
  args: { code: 'MDA 0203', label: 'Active non-implantable devices for monitoring of vital parameters', group: 'A2' },
} satisfies Meta<typeof CodeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 64 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(await within(canvasElement.ownerDocument.body).findByRole('tooltip')).toHaveTextContent(args.label);
  },
};

const groups = ['A1', 'A2', 'A3', 'B1', 'B2', 'S', 'T', '1a', '2', '3', '8', 'P'];

export const Groups: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, max-content))',
        gap: 12,
        maxInlineSize: 400,
      }}
    >
      {groups.map((group, index) => (
        <CodeMark {...args} key={group} group={group} code={`MDA ${String(201 + index).padStart(4, '0')}`} />
      ))}
    </div>
  ),
};

/** Several marks share a line, and wrap between marks. */
export const Several: Story = {
  render: (args) => (
    <Group gap={8} style={{ maxInlineSize: 340 }}>
      {groups.slice(0, 8).map((group, index) => (
        <CodeMark {...args} key={group} group={group} code={`MDA ${String(201 + index).padStart(4, '0')}`} />
      ))}
    </Group>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'baseline' }}>
      <CodeMark {...args} size="small" />
      <CodeMark {...args} />
      <CodeMark {...args} size="large" />
    </div>
  ),
};

export const WithLabel: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, maxInlineSize: 420 }}>
      <CodeMark {...args} withLabel />
      <CodeMark
        code="MDS 1009"
        group="S"
        label="Dispositifs incorporant, utilisant ou commandés par un logiciel, y compris ceux conçus pour surveiller d’autres dispositifs"
        withLabel
      />
      <CodeMark code="IVT 2005" group="T" label="Dispozitive fabricate prin biotehnologie" withLabel />
    </div>
  ),
};

export const InASentence: Story = {
  render: (args) => (
    <p>
      The designation covers <CodeMark {...args} /> and <CodeMark {...args} code="MDT 2010" group="T" /> from next year.
    </p>
  ),
};
