import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MonthStrip, type MonthMark, type MonthState } from './index.js';

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
const marks = (letters: string, details: Record<number, string> = {}): MonthMark[] => {
  const states: Record<string, MonthState> = { f: 'free', l: 'limited', u: 'full', c: 'closed', '-': 'none' };
  return letters.split('').map((letter, index) => ({
    month: names[index] ?? '',
    state: states[letter.toLowerCase()] ?? 'none',
    stale: letter !== letter.toLowerCase(),
    detail: details[index],
  }));
};

const meta = {
  title: 'Display/Month strip',
  component: MonthStrip,
  args: { label: 'Hall B', months: marks('uuclllFFff-f', { 3: '2 of 9 days free' }), today: '2026-11-26' },
} satisfies Meta<typeof MonthStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

export const TargetDate: Story = { args: { target: '2027-03-12', group: 'Halls' } };

/** Halls of a trade fair, each with its next free date in words. */
export const InAList: Story = {
  parameters: { visual: { widths: [390] } },
  render: (args) => (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {[
        ['Hall A', 'ffffuuuuffff', 'free now'],
        ['Hall B', 'lluuuuuuffff', 'free from Jul 2027'],
        ['Open-air ground', '-----ffff---', 'free from Apr 2027'],
      ].map(([name = '', letters = '', next]) => (
        <li key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
          <span style={{ inlineSize: '9rem' }}>{name}</span>
          <MonthStrip {...args} image label={name} group={name} months={marks(letters)} />
          {next}
        </li>
      ))}
    </ul>
  ),
};

export const ByKeyboard: Story = {
  parameters: { visual: { forcedColors: true } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(within(canvasElement).getByRole('row', { name: /^Feb 2027/ })).toHaveFocus();
  },
};

export const Chinese: Story = { tags: ['!dev'], args: { locale: 'zh', months: marks('LLLLuuuuFFFF') } };
