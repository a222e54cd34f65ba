import type { ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Combobox, type Option, type OptionLoader, type SingleComboboxProps } from './index.js';

const code = (value: string, description: string, group: string, keywords?: string[]): Option => ({
  value,
  label: value,
  description,
  group,
  keywords,
});
const codes: Option[] = [
  code('MDA 0201', 'Active devices for imaging using non-ionising radiation', 'Active devices', ['ultrasound']),
  code('MDA 0202', 'Active devices for imaging using ionising radiation', 'Active devices', ['x-ray']),
  code('MDA 0203', 'Active devices for monitoring of vital physiological parameters', 'Active devices', [
    'ecg',
    'cardiac',
  ]),
  code('MDN 1102', 'Non-active osteo- and orthopaedic implants', 'Non-active implants'),
  code('MDN 1103', 'Non-active dental implants and dental materials', 'Non-active implants'),
  { ...code('MDS 1004', 'Devices which are also machinery', 'Specific characteristics'), disabled: true },
];
const bodies: Option[] = Array.from({ length: 401 }, (_, index) => ({
  value: `${9000 + index}`,
  label: `${9000 + index} Northern Conformity ${index + 1}`,
}));

/** The props of both kinds of combobox, because Storybook cannot type the arguments of a union. */
interface StoryProps extends Omit<SingleComboboxProps, 'multiple' | 'value' | 'defaultValue' | 'onValueChange'> {
  multiple?: boolean;
  defaultValue?: string | string[];
  onValueChange?: (value: never) => void;
}

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox as ComponentType<StoryProps>,
  args: { label: 'Designation code', options: codes, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 420, alignContent: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const tall: Story['decorators'] = [
  (Story) => (
    <div style={{ minBlockSize: 440 }}>
      <Story />
    </div>
  ),
];

export const Default: Story = {
  args: { help: 'Type a number, a word of its label or a device.' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Designation code' });
    await userEvent.type(input, 'ecg{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('MDA 0203');
    await expect(input).toHaveValue('MDA 0203');
    input.blur();
  },
};

export const Open: Story = { args: { defaultOpen: true, defaultValue: 'MDA 0202' }, decorators: tall };

export const Filtered: Story = {
  decorators: tall,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'implants');
  },
};

export const NothingFits: Story = {
  args: { labels: { empty: 'No code fits. Try a shorter word.' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '9999');
  },
};

export const Multiple: Story = {
  args: {
    label: 'Designation codes',
    multiple: true,
    defaultValue: ['MDA 0203', 'MDN 1102', 'MDN 1103'],
    required: true,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove MDN 1102' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['MDA 0203', 'MDN 1103']);
    (document.activeElement as HTMLElement).blur();
  },
};

export const MultipleOpen: Story = {
  args: { label: 'Designation codes', multiple: true, defaultOpen: true, defaultValue: ['MDA 0203', 'MDN 1102'] },
  decorators: tall,
};

export const ContentOfItsOwn: Story = {
  args: {
    label: 'Manufacturer',
    defaultOpen: true,
    options: [
      {
        value: 'a',
        label: 'Danube Medical',
        content: (
          <>
            <strong>Danube Medical</strong>
            <br />
            Timișoara, Romania
          </>
        ),
      },
      {
        value: 'b',
        label: 'Étoile Santé',
        content: (
          <>
            <strong>Étoile Santé</strong>
            <br />
            Lyon, France
          </>
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const FourHundredOptions: Story = {
  tags: ['!dev'],
  args: { label: 'Notified body', options: bodies },
  decorators: tall,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, '{ArrowUp}');
    await expect(within(document.body).getByRole('option', { name: /^9400/ })).toHaveAttribute('aria-posinset', '401');
  },
};

const devices: Option[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Device ${(index + 1).toLocaleString('en')}`,
  description:
    index % 5 === 0 ? 'Surveillance de paramètres physiologiques vitaux, dispositif actif thérapeutique' : undefined,
}));

export const TenThousandOptions: Story = {
  tags: ['!dev'],
  args: { label: 'Device', options: devices },
  parameters: { visual: { skip: true } },
  decorators: tall,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, '{ArrowUp}');
    await expect(within(document.body).getByRole('option', { name: 'Device 10,000' })).toHaveAttribute(
      'aria-setsize',
      '10000',
    );
    await expect(within(document.body).getAllByRole('option').length).toBeLessThan(50);
    await userEvent.type(input, '9,99');
    await expect(within(document.body).getByRole('option', { name: 'Device 9,990' })).toHaveAttribute('data-active');
  },
};

export const TenThousandInGroups: Story = {
  tags: ['!dev'],
  args: {
    label: 'Device',
    multiple: true,
    defaultValue: ['4321'],
    options: devices.map((device, index) => ({
      ...device,
      group: `Family ${Math.floor(index / 40) + 1}`,
      disabled: index % 7 === 3,
    })),
  },
  decorators: tall,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '{ArrowDown}');
    await expect(within(document.body).getByRole('option', { name: /^Device 4,321/ })).toBeVisible();
  },
};

const customers = ['Ada Lindqvist', 'Bo Hartmann', 'Cleo Marchetti', 'Dana Popescu', 'Emil Sørensen'].map(
  (label, index): Option => ({ value: `${4711 + index}`, label, description: `Customer ${4711 + index}` }),
);
/** Replaces a request to a server. */
const findCustomers: OptionLoader = (typed) =>
  Promise.resolve(customers.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())));

/** The options are loaded for the typed text. */
export const Loaded: Story = {
  args: { label: 'Customer', options: findCustomers, loadDelay: 0 },
  decorators: tall,
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'cleo');
    const found = await within(document.body).findByRole('option', { name: /^Cleo Marchetti/ });
    await waitFor(() => expect(found).toHaveAttribute('data-active'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('4713');
    await userEvent.clear(input);
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(5));
  },
};

export const Loading: Story = {
  args: { label: 'Customer', options: () => new Promise<Option[]>(() => {}), defaultOpen: true },
  decorators: tall,
};

export const LoadFailed: Story = {
  args: { label: 'Customer', options: () => Promise.reject(new Error('offline')), defaultOpen: true },
  decorators: tall,
  play: async () => {
    await expect(await within(document.body).findByRole('option', { name: /^Try again/ })).toBeVisible();
  },
};

/** Users add a meter that is not in the list. */
export const Creatable: Story = {
  args: {
    label: 'Meters',
    multiple: true,
    defaultValue: ['DE-1001'],
    options: ['DE-1001', 'DE-1002', 'DE-2040'].map((label) => ({ value: label, label })),
    onCreate: (text: string) => ({ value: text, label: text }),
  },
  decorators: tall,
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'DE-3000{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['DE-1001', 'DE-3000']);
    await userEvent.type(input, 'DE-10');
    await expect(within(document.body).getByRole('option', { name: 'Add “DE-10”' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <>
      <Combobox label="Empty" options={codes} placeholder="Search 151 codes" />
      <Combobox label="Wrong" options={codes} error="Choose at least one code" />
      <Combobox label="Disabled" disabled options={codes} defaultValue="MDA 0203" />
      <Combobox label="Disabled, several" disabled multiple options={codes} defaultValue={['MDA 0203', 'MDN 1102']} />
      <Combobox label="Read only" readOnly options={codes} defaultValue="MDA 0203" />
    </>
  ),
};

export const LongLabels: Story = {
  tags: ['!dev'],
  args: {
    label: 'Codes de désignation',
    multiple: true,
    defaultValue: ['a', 'b'],
    options: [
      { value: 'a', label: 'Dispositifs actifs destinés à la surveillance de paramètres physiologiques vitaux' },
      { value: 'b', label: 'Implants dentaires' },
    ],
    labels: { remove: 'Retirer', chosen: 'Codes choisis' },
  },
};
