import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../inputs/button/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { SnackbarHost } from './snackbar-host.js';
import type { SnackbarHostProps } from './snackbar-region.js';
import { createSnackbars, type Snackbars } from './snackbar-store.js';
import { snackbarDefaults } from './snackbar-timing.js';
import type { SnackbarContent } from './toast.js';

const undo = { label: 'Undo', onAction: fn() };
const tones: SnackbarContent[] = [
  { message: 'Two notified bodies changed their availability', persist: true },
  { message: 'Device registered', tone: 'success', persist: true },
  { message: 'The certificate ends in 30 days', tone: 'warning', action: { label: 'Renew', onAction: fn() } },
  { message: 'No answer from the server. Your entries are kept.', tone: 'error' },
];

interface StageProps extends Omit<SnackbarHostProps, 'store'> {
  toasts: readonly SnackbarContent[];
  children?: (store: Snackbars) => ReactNode;
}

/** Containing block for fixed positioning, so that the toasts of a story stay inside the story. */
function Stage({ toasts, children, ...props }: StageProps) {
  const [store] = useState(() => {
    const created = createSnackbars({ maxStack: Math.max(snackbarDefaults.maxStack, toasts.length) });
    for (const toast of toasts) created.notify(toast);
    return created;
  });
  return (
    <div style={{ transform: 'translate(0)', blockSize: 340 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {children ? (
          children(store)
        ) : (
          <Button variant="outlined" onClick={() => store.notify({ message: 'Archived' })}>
            Archive note
          </Button>
        )}
      </div>
      <SnackbarHost store={store} {...props} />
    </div>
  );
}

const meta = { title: 'Feedback/Snackbar', component: Stage, args: { toasts: [] } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive note' }));
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Archived');
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Notifications, F6' })).toHaveFocus();
  },
};

export const Tones: Story = { args: { toasts: tones }, parameters: { visual: { forcedColors: true, widths: [390] } } };
export const Filled: Story = {
  args: { toasts: tones, variant: 'filled' },
  parameters: { visual: { forcedColors: true } },
};
export const Outlined: Story = { args: { toasts: tones, variant: 'outlined' } };

export const WithAnActionAndACount: Story = {
  args: {
    toasts: [
      { message: 'Device archived', action: undo },
      ...Array.from({ length: 12 }, () => ({ message: 'Saved', persist: true })),
    ],
  },
};

export const Dense: Story = { args: { toasts: tones, dense: true } };
export const WithoutIconsAndCloseButtons: Story = { args: { toasts: tones, iconVariant: 'none', closeButton: false } };
export const OwnIcons: Story = { args: { toasts: tones.slice(1, 3), icons: { success: <Leaf /> } } };
export const Busy: Story = {
  args: { toasts: [{ message: 'Saving the device', busy: true }] },
  parameters: { visual: { skip: true } }, // the spinner is animated
};

export const TopCenter: Story = {
  args: { toasts: tones.slice(1, 2), anchor: { vertical: 'top', horizontal: 'center' }, transition: 'Slide' },
};
export const BottomLeft: Story = {
  args: { toasts: tones.slice(1, 3), anchor: { vertical: 'bottom', horizontal: 'left' }, transition: 'SlideRight' },
};

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    toasts: [
      {
        message:
          'Le créneau de disponibilité pour le code MDA 0203 a été réservé par un autre opérateur pendant votre saisie.',
        tone: 'warning',
        action: { label: 'Voir les autres créneaux', onAction: fn() },
      },
      { message: '设备已注册，可以与公告机构匹配。', tone: 'success', persist: true },
    ],
  },
  parameters: { visual: { widths: [390] } },
};

export const WithAPromise: Story = {
  args: {
    children: (store) => {
      const save = (work: Promise<string>) =>
        void store
          .promise(work, { pending: 'Saving', success: (name) => `${name} saved`, error: 'Not saved. Try again.' })
          .catch(() => undefined);
      return (
        <>
          <Button variant="outlined" onClick={() => save(Promise.resolve('Device'))}>
            Save
          </Button>
          <Button variant="outlined" tone="error" onClick={() => save(Promise.reject(new Error('no response')))}>
            Fail to save
          </Button>
        </>
      );
    },
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Success: Device saved'));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail to save' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Error: Not saved'));
  },
};

export const InADialog: Story = {
  args: {
    toasts: tones.slice(1, 2),
    children: (store) => (
      <Dialog
        defaultOpen
        trigger={<Button variant="outlined">Edit device</Button>}
        title="Device"
        actions={<Button onClick={() => store.notify({ message: 'Draft saved', persist: true })}>Save draft</Button>}
      >
        <bdi>New toasts are shown in the dialog, because everything else is inert.</bdi>
      </Dialog>
    ),
  },
  parameters: { visual: { height: 560 }, docs: { story: { inline: false, height: '560px' } } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 526 }}>
        <Story />
      </div>
    ),
  ], // the screenshot shows the whole page
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Save draft' }));
    const toast = await page.findByText('Draft saved', { selector: 'bdi' });
    await expect(toast.closest('dialog')).toBe(page.getByRole('dialog', { name: 'Device' }));
  },
};
