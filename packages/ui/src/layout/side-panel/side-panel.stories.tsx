import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DescriptionList } from '../../display/description-list/index.js';
import { Text } from '../../display/typography/index.js';
import { Button } from '../../inputs/button/index.js';
import { Stack } from '../stack/index.js';
import { SidePanel, type SidePanelProps } from './side-panel.js';

const claims = ['Water in the basement', 'Hail on the roof', 'Kitchen fire'];
const facts = (
  <DescriptionList
    items={[
      { term: 'Policy', description: 'AT-2291-07' },
      { term: 'Reported', description: '12 Mar 2027' },
      { term: 'Estimate', description: '4,200 euros' },
    ]}
  />
);
const list = (
  <Stack divider gap={12} render={<ul aria-label="Claims" />}>
    {claims.map((claim) => (
      <li key={claim}>{claim}</li>
    ))}
  </Stack>
);

const meta = {
  title: 'Layout/Side panel',
  component: SidePanel,
  args: {
    title: 'Water in the basement',
    content: facts,
    children: list,
    defaultOpen: true,
    narrow: 'stack',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390] } } };

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button size="small">Approve payment</Button>
        <Button size="small" variant="outlined" tone="neutral">
          Request documents
        </Button>
      </>
    ),
  },
};

export const Resizable: Story = {
  args: { resizable: true, defaultWidth: 400 },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('separator');
    handle.focus();
    await userEvent.keyboard('{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '280');
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '640');
    handle.blur();
  },
};

export const AtTheStart: Story = {
  args: { side: 'start', closeButton: false, title: 'Meters', content: list, children: facts },
};

function DetailsOnRequest(props: Partial<SidePanelProps>) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <SidePanel
      title={shown}
      content={facts}
      open={shown !== null}
      onOpenChange={() => setShown(null)}
      narrow="drawer"
      {...props}
    >
      <Stack divider gap={4} render={<ul aria-label="Claims" />}>
        {claims.map((claim) => (
          <li key={claim}>
            <Button variant="text" tone="neutral" aria-expanded={shown === claim} onClick={() => setShown(claim)}>
              {claim}
            </Button>
          </li>
        ))}
      </Stack>
    </SidePanel>
  );
}

export const DetailsOfARow: Story = {
  render: () => <DetailsOnRequest focusOnOpen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button', { name: 'Hail on the roof' });
    await userEvent.click(row);
    await expect(canvas.getByRole('complementary', { name: 'Hail on the roof' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
    row.blur();
  },
};

export const LongText: Story = {
  tags: ['!dev'],
  args: {
    title: 'Kündigungsfristverkürzung bei Elementarschadenversicherungen',
    content: <Text>Die Frist beträgt einen Monat zum Ende des Versicherungsjahres.</Text>,
  },
};
