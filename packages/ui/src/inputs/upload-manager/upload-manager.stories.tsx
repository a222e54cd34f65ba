import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { UploadManager, type SendFile } from './index.js';

/** A server without a network: every second attempt of a file named "broken" fails. */
const send: SendFile = async ({ file, signal, sent, onProgress }) => {
  const step = Math.max(1, Math.ceil(file.size / 20));
  for (let done = sent; done < file.size; done += step) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 150));
    onProgress(Math.min(file.size, done + step));
    if (file.name.startsWith('broken') && sent === 0 && done > file.size / 2)
      throw new Error('The connection was lost. Try again.');
  }
  return { id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size };
};

const meta = {
  title: 'Inputs/Upload manager',
  component: UploadManager,
  args: {
    label: 'Photos of the damage',
    send,
    defaultFiles: [
      { id: '1', name: 'roof-north.jpg', size: 2_400_000, href: '#roof-north' },
      { id: '2', name: 'estimate-of-the-roofer.pdf', size: 180_000 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UploadManager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { widths: [390], forcedColors: true } } };

/** A claim of an insurer: at most five photos of 10 MB together. */
export const Limits: Story = {
  args: {
    maxCount: 5,
    maxTotalSize: 10_000_000,
    maxSize: 5_000_000,
    accept: '.jpg,.png,.pdf',
    help: 'JPEG, PNG or PDF',
  },
};

export const Failed: Story = {
  args: { send: () => Promise.reject(new Error('The connection was lost. Try again.')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Photos of the damage'), [
      new File(['photo'], 'gutter.txt', { type: 'text/plain' }),
      new File(['photo'], 'ein-sehr-langer-name-ohne-leerzeichen-der-umbrochen-wird.txt', { type: 'text/plain' }),
    ]);
    await canvas.findAllByText('The connection was lost. Try again.');
  },
};

export const Empty: Story = { args: { defaultFiles: [], required: true, error: 'Add at least one photo' } };
