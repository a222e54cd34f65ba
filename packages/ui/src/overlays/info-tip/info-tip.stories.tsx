import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../../inputs/text-field/index.js';
import { Link } from '../../navigation/link/index.js';
import { InfoTip } from './info-tip.js';

const meta = {
  title: 'Overlays/Info tip',
  component: InfoTip,
  args: {
    label: 'About the risk class',
    children: (
      <>
        <p>The class follows from the purpose of the device. It decides who assesses it:</p>
        <ul>
          <li>Class I: the manufacturer</li>
          <li>Classes IIa, IIb and III: a notified body</li>
        </ul>
        <p>
          <Link href="#annex-viii">Rules in Annex VIII</Link>
        </p>
      </>
    ),
  },
  render: (args) => (
    <>
      Risk class <InfoTip {...args} />
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InfoTip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About the risk class' });
    await userEvent.click(button);
    const tip = within(document.body).getByRole('dialog', { name: 'About the risk class' });
    await expect(tip).toHaveFocus();
    await expect(tip).toHaveAccessibleDescription(/Annex VIII/);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true }, parameters: { visual: { forcedColors: true } } };

export const OnAPhone: Story = {
  tags: ['!dev'],
  args: { defaultOpen: true },
  parameters: { visual: { width: 320, height: 480 } },
};

export const InALabel: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <TextField
        label={
          <>
            Basic UDI-DI{' '}
            <InfoTip {...args} label="About the Basic UDI-DI">
              The identifier of the device model. It is on the certificate.
            </InfoTip>
          </>
        }
      />
    </div>
  ),
};

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    defaultOpen: true,
    label: 'Despre clasa de risc',
    children:
      'Clasa decide cine evaluează dispozitivul medical pentru diagnostic in vitro: producătorul sau un organism notificat desemnat pentru codul corespunzător.',
  },
};

export const Disabled: Story = { args: { disabled: true } };
