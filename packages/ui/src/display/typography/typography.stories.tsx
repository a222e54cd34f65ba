import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from './typography.js';

const meta = { title: 'Display/Typography', component: Heading, args: { level: 1, children: 'Your Medical Devices' } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => <Heading key={level} level={level}>Conformity assessment, level {level}</Heading>)}
    </div>
  ),
};

export const Paragraphs: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Text size="large">A match is no promise: the body checks scope, conditions and resources itself.</Text>
      <Text>
        The notified body proposes nothing here; it publishes free places per designation code, and the portal lines them up with the codes of a device. What is not published is shown
        as unknown.
      </Text>
      <Text tone="muted">Last confirmed on 14 Nov 2026.</Text>
      <Text tone="error">The check pair of the Basic UDI-DI is wrong.</Text>
      <Text size="small" tone="muted">Regulation (EU) 2017/745, Article 53(1)</Text>
    </div>
  ),
};

export const OtherScripts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Heading level={2} lang="zh">合格评定程序</Heading>
      <Text lang="zh">公告机构公布各代码的可受理时段，门户按器械的代码进行匹配。</Text>
      <Heading level={2} lang="ro">Identificarea organismelor notificate și a intervalelor de disponibilitate</Heading>
    </div>
  ),
};
