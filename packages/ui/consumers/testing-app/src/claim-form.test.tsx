import { setMedia, setViewportWidth } from '@attesta/ui/testing';
import '@testing-library/jest-dom';
import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { SidePanel } from '@attesta/ui/layout/side-panel';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ClaimForm } from './claim-form';

const registered: string[] = [];
beforeEach(() => {
  registered.length = 0;
});
const open = () => {
  render(<ClaimForm onSubmit={(holder) => registered.push(holder)} />);
  return userEvent.setup();
};

it('shows the error of an empty field, and registers the claim', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Register claim' }));
  const holder = screen.getByLabelText('Policyholder');
  expect(holder).toBeInvalid();
  await waitFor(() => expect(holder).toHaveAccessibleDescription('Enter the policyholder.'));

  await user.type(holder, 'Ada');
  await user.click(screen.getByRole('button', { name: 'Register claim' }));
  expect(registered).toEqual(['Ada']);
  expect(await screen.findByText('Claim of Ada registered')).toBeVisible();
});

it('chooses an option with the keyboard', async () => {
  const user = open();
  const cause = screen.getByRole('combobox', { name: 'Cause' });
  await user.click(cause);
  await user.click(await screen.findByRole('option', { name: 'Water damage' }));
  expect(cause).toHaveTextContent('Water damage');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('reads a typed date, and opens the calendar', async () => {
  const user = open();
  const date = screen.getByRole('textbox', { name: /Date of damage/ });
  await user.type(date, '03/04/2026');
  await user.tab();
  expect(date).toHaveValue('3 Apr 2026');
  await user.click(screen.getByRole('button', { name: /Change date/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
});

it('adds a file whose content matches, and refuses another type', async () => {
  const user = open();
  const photo = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'roof.png', {
    type: 'image/png',
  });
  await user.upload(screen.getByLabelText(/Photos/), photo);
  expect(await screen.findByRole('button', { name: /Remove.*roof\.png/ })).toBeVisible();
});

it('opens a menu and a dialog that confirms, and closes it with Escape', async () => {
  const user = open();
  const discard = async () => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discard claim' }));
    return screen.findByRole('alertdialog', { name: 'Discard this claim?' });
  };
  await user.type(screen.getByLabelText('Policyholder'), 'Ada');
  await discard();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Policyholder')).toHaveValue('Ada');

  await user.click(within(await discard()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Policyholder')).toHaveValue(''));
});

it('shows a tooltip on focus', async () => {
  const user = open();
  await user.hover(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
});

it('follows the colour scheme of the system and the width of the window', async () => {
  const user = userEvent.setup();
  const modes: string[] = [];
  render(<ModeSwitch mode="system" onModeChange={(mode) => modes.push(mode)} />);
  act(() => setMedia({ 'prefers-color-scheme': 'dark' }));
  await user.click(screen.getByRole('button'));
  expect(modes).toEqual(['light']);
  act(() => setMedia({}));

  render(
    <SidePanel title="Documents" content="Policy terms" open>
      Claims
    </SidePanel>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => setViewportWidth(390));
  expect(await screen.findByRole('dialog', { name: 'Documents' })).toBeVisible();
  act(() => setViewportWidth(1024));
});
