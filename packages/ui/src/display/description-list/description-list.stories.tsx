import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../chip/chip.js';
import { CodeMark } from '../code-mark/code-mark.js';
import { DescriptionList } from './description-list.js';

const meta = {
  title: 'Display/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', description: 'Retina scanner' },
      { term: 'State', description: <Chip shape="outline">Open</Chip> },
      {
        term: 'Codes',
        description: <CodeMark code="MDA 0203" group="A2" label="Monitoring of vital parameters" withLabel />,
      },
      { term: 'Basic UDI-DI', description: null },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 342 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    items: [
      {
        term: 'Représentant autorisé établi dans l’Union européenne',
        description: 'Gesellschaft für Medizinproduktekonformitätsbewertungsverfahren mbH',
      },
      {
        term: 'Destinația prevăzută',
        description: 'Analiza imaginilor retinei pentru depistarea retinopatiei diabetice',
      },
    ],
  },
};
