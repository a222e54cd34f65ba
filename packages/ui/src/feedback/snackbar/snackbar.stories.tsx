import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../inputs/button/button.js';
import { SnackbarHost, type SnackbarHostProps } from './snackbar-host.js';
import type { SnackbarNotice } from './snackbar-state.js';
import { createSnackbars } from './snackbar-store.js';

const undo = { label: 'Undo', onAction: fn() };
const three: SnackbarNotice[] = [
  { message: 'Device registered', tone: 'success', persist: true },
  { message: 'The certificate ends in 30 days', tone: 'warning', persist: true },
  { message: 'No answer from the server. Your entries are kept.', tone: 'error' },
];

/** A place for a story's notices: what is fixed stays inside of it. */
function Stage({ notices, ...props }: Omit<SnackbarHostProps, 'store'> & { notices: readonly SnackbarNotice[] }) {
  const [store] = useState(() => {
    const created = createSnackbars();
    for (const notice of notices) created.notify(notice);
    return created;
  });
  return (
    <div style={{ transform: 'translate(0)', blockSize: 260 }}>
      <Button variant="outlined" onClick={() => store.notify()}>Archive note</Button>
      <SnackbarHost store={store} {...props} />
    </div>
  );
}

const meta = { title: 'Feedback/Snackbar', component: Stage, args: { notices: [] } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive note' }));
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('Note archived');
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Notices, F6' })).toHaveFocus();
  },
};

export const Tones: Story = { args: { notices: three } };
export const Filled: Story = { args: { notices: three, variant: 'filled' } };
export const Outlined: Story = { args: { notices: three, variant: 'outlined' } };

export const WithAnActionAndACount: Story = {
  args: { notices: [{ message: 'Device archived', action: undo }, { message: 'Saved', persist: true }, { message: 'Saved', persist: true }] },
};

export const Dense: Story = { args: { notices: three, dense: true, iconVariant: 'none', closeButton: false } };
export const TopCenter: Story = { args: { notices: three.slice(0, 1), anchor: { vertical: 'top', horizontal: 'center' }, transition: 'Slide' } };

export const LongWordsOnAPhone: Story = {
  args: {
    notices: [
      {
        message: 'Le créneau de disponibilité pour le code MDA 0203 a été réservé par un autre opérateur pendant votre saisie.',
        tone: 'warning',
        action: { label: 'Voir les autres créneaux', onAction: fn() },
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}><Story /></div>],
};
