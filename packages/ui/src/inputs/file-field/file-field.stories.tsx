import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FileField } from './file-field.js';

/** A file with a faked size, so that a story needs no large content. */
const file = (name: string, size: number, head = '%PDF-1.7') =>
  Object.defineProperty(new File([head], name), 'size', { value: size });
const report = file('Clinical evaluation report, revision 4.pdf', 2_400_000);
const notes = file('Instructions for use.pdf', 812_000);

const meta = {
  title: 'Inputs/File field',
  component: FileField,
  args: {
    label: 'Technical documentation',
    accept: '.pdf,.docx',
    multiple: true,
    maxSize: 20_000_000,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { help: 'PDF or Word, up to 20 MB each.' } };

export const Chosen: Story = { args: { value: [report, notes] } };

export const States: Story = {
  render: () => (
    <>
      <FileField label="One file" />
      <FileField label="Required" required multiple />
      <FileField label="Wrong" error="Add the certificate" />
      <FileField label="Disabled" disabled value={[notes]} />
    </>
  ),
};

export const Sending: Story = {
  args: {
    value: [report, notes],
    progress: new Map([[report, 0.4]]),
    fileErrors: new Map([[notes, 'The connection was lost. Remove the file and choose it again.']]),
  },
};

/** Rejected files stay visible with the reason. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Technical documentation');
    const dataTransfer = new DataTransfer();
    for (const dropped of [
      new File(['%PDF-1.7'], 'Declaration of conformity.pdf'),
      new File(['MZ'], 'annex\u202Efdp.pdf'),
      new File([], 'Empty.pdf'),
    ])
      dataTransfer.items.add(dropped);
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await within(canvasElement).findByText('annexfdp.pdf')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(2);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const LongNames: Story = {
  tags: ['!dev'],
  args: {
    label: 'Documents à joindre à la demande d’évaluation de la conformité',
    value: [
      file(
        'Rapport d’évaluation clinique et plan de suivi clinique après commercialisation du dispositif, révision quatre.pdf',
        1_200_000_000,
      ),
      file('技术文件第一部分和第二部分.pdf', 900),
      file('Raport de evaluare clinică.pdf', 45_000),
    ],
    labels: { chooseMany: 'Choisir des fichiers', drop: 'ou les déposer ici' },
  },
  parameters: { visual: { width: 390, height: 500 } },
};
