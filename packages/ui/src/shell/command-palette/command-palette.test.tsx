import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { paletteKeys, shortcutKeys } from './command-palette.keys.js';
import { CommandPalette, type Command, type CommandPaletteProps } from './index.js';

const commands: Command[] = ['Devices', 'Requests', 'Settings'].map((label) => ({ value: label.toLowerCase(), label }));
const Example = (props: Partial<CommandPaletteProps>) => (
  <>
    <button type="button">Here</button>
    <CommandPalette commands={commands} onRun={() => undefined} {...props} />
  </>
);
const here = () => page.getByRole('button', { name: 'Here' }).element() as HTMLElement;
const palette = () => document.querySelector<HTMLElement>('[data-part="command-palette"]');
const box = () => page.getByRole('combobox');
const active = () =>
  document
    .getElementById(box().element().getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('[data-slot="words"]')?.textContent;
const open = async (props: Partial<CommandPaletteProps> = {}) => {
  const screen = await render(<Example {...props} />);
  here().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box()).toHaveFocus();
  return screen;
};

describeConformance('CommandPalette', <CommandPalette defaultOpen commands={commands} onRun={() => undefined} />, {
  part: 'command-palette',
  element: HTMLDialogElement,
});

describe('CommandPalette', () => {
  it.each(shortcutKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: here() });
    await vi.waitFor(() => expect(palette() !== null).toBe(row.open));
  });

  it.each(paletteKeys.filter((row) => row.active))('open, $keys: $does', async (row) => {
    await open();
    await userEvent.keyboard(row.keys);
    await vi.waitFor(() => expect(active()).toBe(row.active));
  });

  it.each(paletteKeys.filter((row) => !row.active))('open, $keys: $does', async (row) => {
    const run = vi.fn();
    await open({ onRun: run });
    await userEvent.keyboard(row.keys);
    expect(palette()).toBeNull();
    expect(document.activeElement).toBe(here());
    expect(run.mock.calls.map((call) => (call[0] as Command).value)).toEqual(row.run ? [row.run] : []);
  });

  it('is a combobox with a listbox in a modal dialog with an accessible name', async () => {
    await open();
    expect(palette()?.matches('dialog:modal')).toBe(true);
    await expect.element(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
    expect(document.getElementById(box().element().getAttribute('aria-controls')!)?.getAttribute('role')).toBe(
      'listbox',
    );
    expect(active()).toBe('Devices');
  });

  it('returns the focus from a command, which becomes active, and follows a pointer that a test driver moves', async () => {
    await open();
    const option = (name: string) => page.getByRole('option', { name }).element() as HTMLElement;
    option('Requests').focus(); // as a screen reader does
    expect(document.activeElement).toBe(box().element());
    await vi.waitFor(() => expect(active()).toBe('Requests'));
    option('Settings').dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await vi.waitFor(() => expect(active()).toBe('Settings'));
  });

  it('ignores Enter of an input method', async () => {
    const run = vi.fn();
    await open({ onRun: run });
    const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    expect(box().element().dispatchEvent(enter)).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('lets an executed command move the focus', async () => {
    await open({
      onRun: () => document.querySelector<HTMLElement>('#elsewhere')!.focus(),
      trigger: (
        <button type="button" id="elsewhere">
          Elsewhere
        </button>
      ),
    });
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('elsewhere');
  });

  it('runs the result of what was typed, even if Enter follows at once', async () => {
    const run = vi.fn();
    const many = Array.from({ length: 3000 }, (_, index) => ({ value: `claim-${index}`, label: `Claim ${index}` }));
    await open({ onRun: run, commands: many });
    await userEvent.keyboard('2718{Enter}');
    expect(run.mock.calls.map((call) => (call[0] as Command).value)).toEqual(['claim-2718']);
  });

  it('runs the clicked command, unless it is disabled', async () => {
    const run = vi.fn();
    await open({ onRun: run, commands: [{ ...commands[0]!, disabled: true }, ...commands.slice(1)] });
    expect(active()).toBe('Requests');
    document.querySelector<HTMLElement>('[data-value="devices"]')!.click();
    expect(run).not.toHaveBeenCalled();
    await page.getByRole('option', { name: 'Settings' }).click();
    expect(run.mock.calls.map((call) => (call[0] as Command).value)).toEqual(['settings']);
  });

  it('announces the number of results and shows a message for none', async () => {
    await open();
    await box().fill('e');
    await expect.element(page.getByText('3 results', { exact: true })).toBeInTheDocument();
    await box().fill('zebra');
    await expect.element(page.getByText('Nothing found for “zebra”. Try another word.')).toBeVisible();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(palette()).not.toBeNull();
  });

  it('reports what is typed and shows what the application found for it', async () => {
    const typed = vi.fn();
    const screen = await open({ onQueryChange: typed, status: 'Searching devices' });
    await box().fill('pulse');
    expect(typed).toHaveBeenLastCalledWith('pulse');
    await expect.element(page.getByRole('status').filter({ hasText: 'Searching devices' })).toBeVisible();
    await expect.element(page.getByText(/^Nothing found/)).not.toBeInTheDocument();
    await screen.rerender(
      <Example
        onQueryChange={typed}
        commands={[...commands, { value: 'd1', label: 'Night oximeter', matched: true }]}
      />,
    );
    await vi.waitFor(() => expect(active()).toBe('Night oximeter'));
  });

  it.each([{ disabled: true }, { shortcut: null }])('does not handle the shortcut with %j', async (props) => {
    await render(<Example {...props} />);
    const event = new KeyboardEvent('keydown', {
      key: 'k',
      code: 'KeyK',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    expect([event.defaultPrevented, palette()]).toEqual([false, null]);
  });

  it('does not open over a modal dialog', async () => {
    await render(
      <>
        <dialog aria-label="First">
          <button type="button">Answer</button>
        </dialog>
        <Example />
      </>,
    );
    document.querySelector('dialog')!.showModal();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(palette()).toBeNull();
  });

  it('mounts at most `limit` of ten thousand commands and states the total', async () => {
    await open({
      commands: Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Open device ${index}` })),
    });
    expect(page.getByRole('option').elements()).toHaveLength(50);
    await expect.element(page.getByText('50 of 10,000. Type more to narrow the list.')).toBeVisible();
    await box().fill('device 9999');
    await vi.waitFor(() => expect(active()).toBe('Open device 9999'));
  });

  it('can be controlled, reports the reason, and renders nothing while closed', async () => {
    const changed = vi.fn();
    await render(<Example open={false} onOpenChange={changed} />);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(changed.mock.calls.map((call) => [call[0], (call[1] as { reason: string }).reason])).toEqual([
      [true, 'shortcut'],
    ]);
    expect(palette()).toBeNull();
  });

  it('has the same width for any content', async () => {
    await open({
      commands: [{ value: 'a b"<', label: 'x'.repeat(10_000), group: '💥'.repeat(500), description: 'عنوان' }],
    });
    const surface = palette()!.querySelector<HTMLElement>('[data-slot="surface"]')!;
    expect(surface.scrollWidth).toBeLessThanOrEqual(602);
    await box().fill('y'.repeat(10_000));
    await expect.element(page.getByText(/^Nothing found for “y{79}…”/u)).toBeVisible();
    expect(surface.scrollWidth).toBeLessThanOrEqual(602);
  });
});
