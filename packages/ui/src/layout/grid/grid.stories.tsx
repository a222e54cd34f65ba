import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../display/card/index.js';
import { Stat } from '../../display/stat/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Grid, GridItem } from './index.js';

const accounts = [
  ['Current account', 'AT61 1904 3002'],
  ['Savings account', 'AT61 1904 3003'],
  ['Securities account', 'AT61 1904 3004'],
  ['Loan account', 'AT61 1904 3005'],
] as const;
const cards = accounts.map(([title, number]) => (
  <Card key={number} title={title} headingLevel={3}>
    {number}
  </Card>
));

const meta = { title: 'Layout/Grid', component: Grid, args: { children: cards } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390] } } };

export const AtMostTwoColumns: Story = { args: { columns: 2 } };

export const Figures: Story = {
  args: {
    minColumn: 160,
    gap: 32,
    children: (
      <>
        <Stat label="Open claims" value={12} />
        <Stat label="Waiting for an assessor" value={4} />
        <Stat label="Paid this month" value={31} />
      </>
    ),
  },
};

export const FormWithSpans: Story = {
  parameters: { visual: { widths: [390] } },
  render: () => (
    <div style={{ maxInlineSize: 720 }}>
      <Grid minColumn={200} columns={3} gap={16}>
        <GridItem span={2}>
          <TextField label="Street" defaultValue="Lindenallee 24" />
        </GridItem>
        <TextField label="Floor" defaultValue="3" />
        <TextField label="Postcode" defaultValue="1040" />
        <GridItem span={2}>
          <TextField label="Town" defaultValue="Vienna" />
        </GridItem>
        <GridItem span="full">
          <TextField label="Metering point" defaultValue="AT0010000000000000001000012345678" />
        </GridItem>
      </Grid>
    </div>
  ),
};

export const ListOfCards: Story = {
  args: {
    minColumn: 280,
    render: <ul aria-label="Accounts" />,
    children: accounts.map(([title, number]) => (
      <li key={number}>
        <Card title={title} headingLevel={3}>
          {number}
        </Card>
      </li>
    )),
  },
};

export const NarrowContainer: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
