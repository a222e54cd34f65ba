import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../display/accordion/index.js';
import { Button } from '../../inputs/button/index.js';
import { Select } from '../../inputs/select/index.js';
import { Switch } from '../../inputs/switch/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { ToggleGroup } from '../../inputs/toggle-group/index.js';
import { NavTree } from '../../navigation/nav-tree/index.js';
import { Tabs } from '../../navigation/tabs/index.js';
import { AlertDialog } from '../../overlays/alert-dialog/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { Menu, MenuCheckboxItem, MenuItem, MenuSub } from '../../overlays/menu/index.js';
import { Popover } from '../../overlays/popover/index.js';
import { CommandPalette } from '../../shell/command-palette/index.js';

// covers D.666
const run = vi.fn<() => void>();
/** Presses Enter or Space on a button and keeps it pressed. */
async function hold(name: string, key: string) {
  run.mockClear();
  (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard(key === 'Enter' ? '{Enter>5/}' : '{ >5/}');
}
const exists = (selector: string) => document.querySelector(selector) !== null;
const trigger = <Button>Open</Button>;

describe.each(['Enter', 'Space'])('%s kept pressed', (key) => {
  it('opens a menu and chooses nothing', async () => {
    await render(
      <Menu trigger={trigger}>
        <MenuItem onSelect={run}>Delete</MenuItem>
      </Menu>,
    );
    await hold('Open', key);
    expect(exists('[role="menu"]')).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('opens a submenu and chooses nothing in it, and changes a checkbox of a menu once', async () => {
    await render(
      <Menu defaultOpen trigger={trigger}>
        <MenuSub label="Export">
          <MenuItem onSelect={run}>PDF</MenuItem>
        </MenuSub>
        <MenuCheckboxItem checked={false} onCheckedChange={run} onSelect={(event) => event.preventDefault()}>
          Dense
        </MenuCheckboxItem>
      </Menu>,
    );
    run.mockClear();
    const held = key === 'Enter' ? '{Enter>5/}' : '{ >5/}';
    await userEvent.keyboard(held);
    expect(document.querySelectorAll('[role="menu"]')).toHaveLength(2);
    expect(run).not.toHaveBeenCalled();
    (page.getByRole('menuitemcheckbox').element() as HTMLElement).focus();
    await userEvent.keyboard(held);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with its trigger', true],
    ['with another button of the application', false],
  ])('opens a dialog %s and does not press its first button', async (_, hasTrigger) => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          {!hasTrigger && (
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
          )}
          <Dialog title="Delete device" open={open} onOpenChange={setOpen} trigger={hasTrigger ? trigger : undefined}>
            <button type="button" onClick={run}>
              Delete
            </button>
          </Dialog>
        </>
      );
    };
    await render(<Page />);
    await hold('Open', key);
    expect(exists('dialog')).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('opens a question and neither confirms nor cancels it', async () => {
    await render(
      <AlertDialog title="Delete?" description="Forever" confirmLabel="Delete" trigger={trigger} onConfirm={run} />,
    );
    await hold('Open', key);
    expect(exists('[role="alertdialog"]')).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('closes a dialog and does not press the button of the application that receives the focus', async () => {
    function Example() {
      const [open, setOpen] = useState(false);
      const [count, setCount] = useState(0);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              setCount(count + 1);
              setOpen(true);
            }}
          >
            Open {count}
          </button>
          <Dialog title="Device" open={open} onOpenChange={setOpen} />
        </>
      );
    }
    await render(<Example />);
    await userEvent.click(page.getByRole('button', { name: 'Open 0' }));
    await hold('Close', key);
    expect(exists('dialog')).toBe(false);
    expect(document.activeElement?.textContent).toBe('Open 1');
  });

  it('opens a popover and writes nothing into the field that it focuses', async () => {
    await render(
      <Dialog title="Note" trigger={trigger}>
        <TextField label="Text" multiline />
      </Dialog>,
    );
    await hold('Open', key);
    expect(document.activeElement).toBe(document.querySelector('textarea'));
    expect(document.querySelector('textarea')?.value).toBe('');
    await userEvent.keyboard('a');
    expect(document.querySelector('textarea')?.value).toBe('a');
  });

  it('opens the command palette and runs nothing', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <CommandPalette
            open={open}
            onOpenChange={setOpen}
            commands={[{ value: 'a', label: 'Archive' }]}
            onRun={run}
          />
        </>
      );
    };
    await render(<Page />);
    await hold('Open', key);
    expect(exists('[data-part="command-palette"]')).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('opens a select and chooses nothing', async () => {
    await render(
      <Select
        label="Class"
        defaultValue="a"
        options={[{ value: 'a', label: 'A' }]}
        onOpenChange={(open) => open && run()}
      />,
    );
    run.mockClear();
    (page.getByRole('combobox').element() as HTMLElement).focus();
    await userEvent.keyboard(key === 'Enter' ? '{Enter>5/}' : '{ >5/}');
    expect(exists('[role="listbox"]')).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('opens and closes once: popover, accordion item, branch of a tree', async () => {
    await render(
      <>
        <Popover label="Details" trigger={<Button>Details</Button>}>
          Text
        </Popover>
        <Accordion items={[{ value: 'a', title: 'Section', content: 'Text' }]} />
        <NavTree groups={[{ id: 'g', label: 'G', items: [{ id: 'b', label: 'Branch', items: [] }] }]} />
      </>,
    );
    for (const name of ['Section', 'Branch', 'Details']) {
      await hold(name, key);
      const button = page.getByRole('button', { name, exact: true }).element();
      expect([name, button.ariaExpanded]).toEqual([name, 'true']);
    }
  });

  it('presses a toggle, a button and a switch once', async () => {
    await render(
      <>
        <ToggleGroup label="Format" multiple options={[{ value: 'b', label: 'Bold' }]} />
        <Button onClick={run}>Save</Button>
        <Switch label="Dense" />
      </>,
    );
    await hold('Bold', key);
    expect(page.getByRole('button', { name: 'Bold' }).element().ariaPressed).toBe('true');
    await hold('Save', key);
    expect(run).toHaveBeenCalledTimes(1);
    const control = page.getByRole('switch').element() as HTMLInputElement;
    control.focus();
    await userEvent.keyboard('{ >5/}');
    expect(control.checked).toBe(true);
  });

  it('activates a tab once', async () => {
    await render(
      <Tabs
        label="Device"
        activation="manual"
        onValueChange={run}
        items={[
          { value: 'a', label: 'A', content: 'A' },
          { value: 'b', label: 'B', content: 'B' },
        ]}
      />,
    );
    run.mockClear();
    (page.getByRole('tab', { name: 'B' }).element() as HTMLElement).focus();
    await userEvent.keyboard(key === 'Enter' ? '{Enter>5/}' : '{ >5/}');
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('Keys that repeat', () => {
  it('write characters and lines, submit a form once, and repeat on buttons of the application', async () => {
    const submit = vi.fn<() => void>();
    await render(
      <>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField label="Name" />
          <button type="submit">Save</button>
        </form>
        <TextField label="Note" multiline />
        <button type="button" onClick={run}>
          Own
        </button>
      </>,
    );
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.click();
    await userEvent.keyboard('{a>4/}{ >2/}');
    expect((name.element() as HTMLInputElement).value).toBe('aaaa  ');
    await userEvent.keyboard('{Enter>4/}');
    expect(submit).toHaveBeenCalledTimes(1);
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.click();
    await userEvent.keyboard('{Enter>3/}');
    expect((note.element() as HTMLTextAreaElement).value).toBe('\n\n\n');
    await hold('Own', 'Enter');
    expect(run).toHaveBeenCalledTimes(5);
  });
});
