import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './index.js';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { values: [12, 14, 13, 18, 22, 21, 31], label: 'Open orders rose from 12 in May to 31 in November' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { forcedColors: true } } };

export const InRows: Story = {
  render: () => (
    <table style={{ borderSpacing: '16px 4px', textAlign: 'start', overflowWrap: 'anywhere' }}>
      <tbody>
        {[
          ['Vienna', [31, 30, 34, 33, 40], 1],
          ['Graz', [12, null, 9, 8, 8], 2],
          ['Linz', [5, 5, 5, 5, 5], 3],
        ].map(([name, values, color]) => (
          <tr key={name as string}>
            <th scope="row">{name as string}</th>
            <td>
              <Sparkline
                values={values as (number | null)[]}
                color={color as 1 | 2 | 3}
                label={`Bookings in ${name as string}, last five weeks`}
                area
              />
            </td>
            <td>{(values as number[]).at(-1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
