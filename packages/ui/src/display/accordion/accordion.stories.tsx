import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Plug, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../navigation/link/index.js';
import { Chip } from '../chip/index.js';
import { Text } from '../typography/index.js';
import { Accordion, Disclosure } from './index.js';

const items = [
  {
    value: 'cover',
    title: 'What is covered',
    content: (
      <>
        <p>Damage by fire, tap water, storm and hail, up to the sum insured.</p>
        <p>
          <Link href="#terms">Terms of cover</Link>
        </p>
      </>
    ),
  },
  { value: 'excess', title: 'Excess', content: <p>You pay the first 250 euros of each claim.</p> },
  { value: 'claims', title: 'How to report a claim', content: <p>Within seven days, with photographs.</p> },
];

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: { items, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: ['cover'] },
  play: async ({ args, canvasElement }) => {
    const excess = within(canvasElement).getByRole('button', { name: 'Excess' });
    await userEvent.click(excess);
    await expect(excess).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      ['cover', 'excess'],
      expect.objectContaining({ value: 'excess' }),
    );
    await userEvent.click(excess);
    excess.blur();
  },
};

export const OneOpenAtATime: Story = { args: { single: true, defaultOpen: ['excess'] } };

export const WithDetails: Story = {
  parameters: { visual: { widths: [390], forcedColors: true } },
  args: {
    headingLevel: 2,
    defaultOpen: ['contract'],
    items: [
      {
        value: 'contract',
        title: 'Contract',
        description: 'Signed on 12 Mar 2027',
        start: <FileText aria-hidden />,
        end: (
          <Chip tone="success" shape="solid">
            Active
          </Chip>
        ),
        content: <Text>Basic supply, 24 months.</Text>,
      },
      {
        value: 'meter',
        title: 'Metering point',
        description: 'AT0010000000000000001000012345678',
        start: <Plug aria-hidden />,
        content: <Text>Read once a year.</Text>,
      },
      {
        value: 'payment',
        title: 'Payment',
        description: 'Available after the first invoice',
        start: <Wallet aria-hidden />,
        disabled: true,
        content: null,
      },
    ],
  },
};

export const SingleDisclosure: Story = {
  render: () => (
    <Disclosure title="Fees and exchange rates" defaultOpen>
      <Text>Transfers within the euro area are free. Other transfers cost 0.2 %, at least 5 euros.</Text>
    </Disclosure>
  ),
};

export const DisclosureClosed: Story = {
  render: () => (
    <Disclosure title="Technical details" description="For the support team" headingLevel={2}>
      <Text>Request 7f3a, 12 Mar 2027, 09:41.</Text>
    </Disclosure>
  ),
};

export const LongText: Story = {
  tags: ['!dev'],
  parameters: { visual: { widths: [390] } },
  args: {
    defaultOpen: ['a'],
    items: [
      {
        value: 'a',
        title: 'Kündigungsfristverkürzung bei Elementarschadenversicherungen im laufenden Versicherungsjahr',
        content: <p>Die Frist beträgt einen Monat zum Ende des Versicherungsjahres.</p>,
      },
      { value: 'b', title: 'Résiliation du contrat de fourniture d’électricité', content: <p>Sans frais.</p> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
