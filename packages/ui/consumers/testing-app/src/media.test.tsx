import { setMedia, setViewportWidth } from '@attesta/ui/testing';
import '@testing-library/jest-dom';
import { SidePanel } from '@attesta/ui/layout/side-panel';
import { ModeSwitch } from '@attesta/ui/shell/mode-switch';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

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
