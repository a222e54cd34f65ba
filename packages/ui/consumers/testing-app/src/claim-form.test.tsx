import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
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

it('shows a tooltip on hover', async () => {
  const user = open();
  await user.hover(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
});
