import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeRail } from './index.js';

const mmol = (value: number) => `${value} mmol/l`;

const meta = {
  title: 'Data/Range rail',
  component: RangeRail,
  args: { label: 'Potassium', value: 4.1, min: 2, max: 7, from: 3.5, to: 5.1, formatValue: mmol },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <>
      <RangeRail label="Potassium" value={4.1} min={2} max={7} from={3.5} to={5.1} formatValue={mmol} />
      <RangeRail label="Sodium" value={128} min={110} max={170} from={135} to={145} formatValue={mmol} />
      <RangeRail label="Glucose" value={12.4} min={2} max={14} from={3.9} to={6.1} formatValue={mmol} />
      <RangeRail label="Lactate" value={null} min={0} max={10} from={0.5} to={2.2} formatValue={mmol} />
    </>
  ),
};

export const InATable: Story = {
  render: () => (
    <table style={{ inlineSize: '100%', textAlign: 'start', overflowWrap: 'anywhere' }}>
      <tbody>
        {[
          ['Cold store 1', 3.2],
          ['Cold store 2', 8.9],
        ].map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={{ inlineSize: '60%' }}>
              <RangeRail
                label={`Temperature, ${name}`}
                value={Number(value)}
                min={-2}
                max={12}
                from={2}
                to={8}
                formatValue={(degrees) => `${degrees} °C`}
                hideText
              />
            </td>
            <td>{value} °C</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
