import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl } from '../../inputs/segmented-control/index.js';
import { Stack } from '../../layout/stack/index.js';
import { MonthStrip } from '../month-strip/index.js';
import { MonthDial, type MonthMark, type MonthState } from './index.js';

const names = [
  '2026-11',
  '2026-12',
  '2027-01',
  '2027-02',
  '2027-03',
  '2027-04',
  '2027-05',
  '2027-06',
  '2027-07',
  '2027-08',
  '2027-09',
  '2027-10',
];
/** One letter for each month: f free, l limited, u full, c closed, - none; in capitals not confirmed. */
const marks = (letters: string, details: Record<number, string> = {}): MonthMark[] => {
  const states: Record<string, MonthState> = { f: 'free', l: 'limited', u: 'full', c: 'closed', '-': 'none' };
  return letters.split('').map((letter, index) => ({
    month: names[index] ?? '',
    state: states[letter.toLowerCase()] ?? 'none',
    stale: letter !== letter.toLowerCase(),
    detail: details[index],
  }));
};
const machine = marks('uucllfFFf--f', { 3: '1 of 4 free, lathe 2', 5: '3 of 4 free, lathe 2' });

const meta = {
  title: 'Display/Month dial',
  component: MonthDial,
  args: { label: 'Lathes', months: machine, today: '2026-11-26', size: 160 },
} satisfies Meta<typeof MonthDial>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' } as const;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

export const Sizes: Story = {
  parameters: { visual: { widths: [390] } },
  render: (args) => (
    <div style={row}>
      <MonthDial {...args} size={28} />
      <MonthDial {...args} size={64} />
      <MonthDial {...args} size={160} />
      <MonthDial {...args} size={320} />
    </div>
  ),
};

/** Rooms of a training centre, machines of a workshop, appointments of a surgery: what counts is in the centre. */
export const Trades: Story = {
  render: (args) => (
    <div style={row}>
      <MonthDial {...args} label="Rooms" group="Rooms" months={marks('llufffuffflu')} value="118" caption="days free" />
      <MonthDial {...args} label="Lathes" group="Machines" />
      <MonthDial
        {...args}
        label="Appointments"
        group="Surgery"
        months={marks('uuuuuullffff')}
        value="12 Jun"
        caption="first date"
      />
      <MonthDial {...args} label="Deadlines" months={marks('----l---f--f')} value="3" caption="deadlines" />
    </div>
  ),
};

export const NotConfirmed: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { months: marks('FFLLUUCC--ff'), value: '4', caption: 'to confirm' },
};
export const NothingFree: Story = { args: { months: marks('uuuuuccccccc') } };

export const InAList: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
      {['Lathe 1', 'Lathe 2', 'Milling machine'].map((name, index) => (
        <li key={name} style={{ display: 'flex', gap: 12, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <MonthDial
            {...args}
            label={name}
            size={28}
            months={marks(['ffffuuuuffff', 'llllllluuuuu', 'uuuuffffllll'][index] ?? '')}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const ByKeyboard: Story = {
  parameters: { visual: { forcedColors: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /^Feb 2027/ })).toHaveFocus();
    await expect(within(canvasElement.ownerDocument.body).getByRole('tooltip')).toHaveTextContent(
      'Feb 2027: 1 of 4 free',
    );
  },
};

function Unrolling() {
  const [view, setView] = useState<'dial' | 'strip'>('dial');
  const change = (next: 'dial' | 'strip') => {
    if (typeof document.startViewTransition !== 'function') return setView(next);
    document.startViewTransition(() => flushSync(() => setView(next)));
  };
  const shared = { label: 'Lathes', months: machine, today: '2026-11-26', style: { viewTransitionName: 'lathes' } };
  return (
    <Stack>
      <SegmentedControl
        label="View"
        options={[
          { value: 'dial', label: 'Dial' },
          { value: 'strip', label: 'Strip' },
        ]}
        value={view}
        onValueChange={change}
      />
      {view === 'dial' ? <MonthDial {...shared} size={160} /> : <MonthStrip {...shared} />}
    </Stack>
  );
}

/** Dial and strip with the same `view-transition-name` unroll into each other. */
export const Unroll: Story = { render: () => <Unrolling /> };

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    value: '2.345',
    caption: 'freie Behandlungstermine in den nächsten zwölf Monaten',
    locale: 'de',
  },
};
