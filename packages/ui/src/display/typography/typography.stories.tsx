import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Code, Heading, List, Prose, Text, Truncate } from './index.js';

const meta = {
  title: 'Display/Typography',
  component: Heading,
  args: { level: 1, children: 'Your Medical Devices' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Conformity assessment, level {level}
        </Heading>
      ))}
    </div>
  ),
};

export const Paragraphs: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Text size="large">A match is no promise: the body checks scope, conditions and resources itself.</Text>
      <Text>
        The notified body proposes nothing here; it publishes free places per designation code, and the portal lines
        them up with the codes of a device. What is not published is shown as unknown.
      </Text>
      <Text tone="muted">Last confirmed on 14 Nov 2026.</Text>
      <Text tone="error">The check pair of the Basic UDI-DI is wrong.</Text>
      <Text size="small" tone="muted">
        Regulation (EU) 2017/745, Article 53(1)
      </Text>
    </div>
  ),
};

export const OtherScripts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Heading level={2} lang="zh">
        合格评定程序
      </Heading>
      <Text lang="zh">公告机构公布各代码的可受理时段，门户按器械的代码进行匹配。</Text>
      <Heading level={2} lang="ro">
        Identificarea organismelor notificate și a intervalelor de disponibilitate
      </Heading>
    </div>
  ),
};

export const ProseOfAPage: Story = {
  render: () => (
    <Prose>
      <h2>Conformity assessment</h2>
      <p>
        A device is placed on the market only after its conformity was assessed. Which procedure applies follows from
        its class; its number is in the declaration, as <Code>04056789DEV001</Code>.
      </p>
      <h3>What the file contains</h3>
      <ul>
        <li>
          The technical documentation, with the <strong>clinical evaluation</strong> and its updates.
        </li>
        <li>The risk management file.</li>
      </ul>
      <h3>What happens next</h3>
      <ol>
        <li>The body reviews the application.</li>
        <li>Both sign the agreement.</li>
        <li>The assessment begins.</li>
      </ol>
      <blockquote>A body is responsible for its assessment, not for the statements of others.</blockquote>
      <p>Dates are written out, so that nobody mistakes 3 April for 4 March.</p>
    </Prose>
  ),
};

export const CodeAndLists: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 560 }}>
      <Text>
        The Basic UDI-DI is <Code>04056789DEV001XK</Code>.
      </Text>
      <Code block>
        {
          'npm install @attesta/ui\nnpx attesta-tokens --preset theme5 --out src/theme.css --with-a-name-that-is-longer-than-the-line'
        }
      </Code>
      <List>
        <li>Clinical evaluation</li>
        <li>Risk management</li>
      </List>
      <List marks="numbers">
        <li>Application</li>
        <li>Assessment</li>
      </List>
      <List marks="none">
        <li>Danubia Medical</li>
        <li>Cardia Lux</li>
      </List>
    </div>
  ),
};

const long =
  'Logiciel d’analyse d’images de la rétine pour le dépistage de la rétinopathie diabétique chez les patients suivis en médecine de ville, avec module de compte rendu.';
export const Truncated: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 320 }}>
      <Truncate>{long}</Truncate>
      <Truncate lines={2} expandable>
        {long}
      </Truncate>
      <Truncate lines={2} expandable defaultOpen>
        糖尿病视网膜病变筛查用视网膜图像分析软件，适用于门诊随访患者，包含报告模块。
      </Truncate>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole('button', { name: 'Show all' });
    await userEvent.click(button!);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button!);
    button!.blur();
  },
};
