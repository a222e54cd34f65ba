import '@attesta/ui/testing';
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ClaimForm } from './claim-form';

it('opens a menu and a dialog that confirms, and closes it with Escape', async () => {
  const user = userEvent.setup();
  render(<ClaimForm onSubmit={() => undefined} />);
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
