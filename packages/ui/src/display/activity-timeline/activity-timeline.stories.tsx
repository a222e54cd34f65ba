import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Plug } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '../chip/index.js';
import { Text } from '../typography/index.js';
import { ActivityTimeline, type ActivityEvent } from './index.js';

const anna = { name: 'Anna Petrescu' };
const jean = { name: 'Jean Petit' };
const events: ActivityEvent[] = [
  {
    id: '6',
    time: '2027-03-14T15:20:00Z',
    actor: anna,
    title: (
      <>
        <b>Anna Petrescu</b> approved the payment of 4,200 euros
      </>
    ),
    tone: 'success',
  },
  {
    id: '5',
    time: '2027-03-14T09:05:00Z',
    title: 'The bank rejected the transfer',
    tone: 'error',
    details: 'The account number is not valid. The customer was asked to correct it.',
  },
  {
    id: '4',
    time: '2027-03-13T16:41:00Z',
    actor: jean,
    title: (
      <>
        <b>Jean Petit</b> changed the state from <Chip shape="outline">Open</Chip> to <Chip shape="half">Assessed</Chip>
      </>
    ),
  },
  {
    id: '3',
    time: '2027-03-12T11:30:00Z',
    icon: <FileText aria-hidden />,
    title: 'The assessor’s report was received',
    details: <Text tone="muted">14 pages, 9 photographs</Text>,
  },
  { id: '2', time: '2027-03-12T08:12:00Z', title: 'The claim was assigned to the branch in Graz' },
  {
    id: '1',
    time: '2027-03-12T08:10:00Z',
    actor: jean,
    title: (
      <>
        <b>Jean Petit</b> reported the claim
      </>
    ),
  },
];

const meta = {
  title: 'Display/Activity timeline',
  component: ActivityTimeline,
  args: { label: 'History of the claim', locale: 'en-GB', events, timeZone: 'Europe/Vienna', today: '2027-03-14' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

export const LoadMore: Story = {
  args: { events: events.slice(0, 2), onLoadMore: fn() },
  play: async ({ args, canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Show earlier events' });
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    more.blur();
  },
};

export const Loading: Story = { args: { events: events.slice(0, 1), onLoadMore: fn(), loading: true } };

export const LoadingFailed: Story = { args: { events: events.slice(0, 1), onLoadMore: fn(), failed: true } };

function LoadedOnRequest() {
  const [count, setCount] = useState(2);
  return (
    <ActivityTimeline
      label="History of the claim"
      events={events.slice(0, count)}
      onLoadMore={count < events.length ? () => setCount(count + 2) : undefined}
    />
  );
}

export const LoadedUntilTheEnd: Story = {
  render: () => <LoadedOnRequest />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('listitem')[4]).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const OtherLanguage: Story = {
  args: {
    locale: 'de-AT',
    label: 'Verlauf des Zählpunkts',
    labels: { today: 'Heute', yesterday: 'Gestern', loadMore: 'Frühere Ereignisse' },
    onLoadMore: fn(),
    events: [
      {
        id: '1',
        time: '2027-03-14T07:00:00Z',
        icon: <Plug aria-hidden />,
        title: 'Die Netzzugangsvereinbarung mit der Elektrizitätsversorgungsgesellschaft wurde unterzeichnet',
        details: 'AT0010000000000000001000012345678',
      },
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
