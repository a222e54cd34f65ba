import { User } from '@react-aria/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.js';
import { Combobox } from '../../inputs/combobox/index.js';
import { RadioGroup } from '../../inputs/radio-group/index.js';
import { SegmentedControl } from '../../inputs/segmented-control/index.js';
import { Select } from '../../inputs/select/index.js';
import { ToggleGroup } from '../../inputs/toggle-group/index.js';
import { Tabs } from '../../navigation/tabs/index.js';
import { AlertDialog } from '../../overlays/alert-dialog/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { Menu, MenuCheckboxItem, MenuItem, MenuSub } from '../../overlays/menu/index.js';
import { Popover } from '../../overlays/popover/index.js';

// covers D.670
// React Aria's test drivers on our components. They ask for what the patterns of the APG require, except:
// - Select by keyboard: the driver of Select expects the focus on an option. The combobox of the APG, which Select is,
//   keeps the focus and names the option in `aria-activedescendant`: the driver of Combobox operates it.
// - Dialog and Drawer: the driver finds a modal dialog by the attribute `role`, which the element `dialog` does not need.
//   It finds them by `aria-controls` of their trigger, as it finds popovers.
// - ToggleGroup: there is no driver for groups of toggle buttons. The test presses its buttons as the drivers do.
// - Menu: `toggleOptionSelection` opens a menu only if its button has no `aria-expanded`, so the tests open it first.

const labels = ['Storm', 'Water damage', 'Theft'];
const options = labels.map((label) => ({ value: label.toLowerCase(), label }));
const element = (role: Parameters<typeof page.getByRole>[0], name?: string) =>
  page.getByRole(role, { ...(name && { name, exact: true }) }).element() as HTMLElement;
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

describe.each(['mouse', 'keyboard', 'touch'] as const)('React Aria’s test drivers, by %s', (interactionType) => {
  const user = new User({ interactionType });

  it('open, read and close a Select', async () => {
    await render(<Select label="Cause" options={options} />);
    const select = user.createTester('Select', { root: element('combobox') });
    await select.open();
    expect(textsOf(select.getOptions())).toEqual(labels);
    await select.close();
    expect(select.getListbox()).toBeNull();
  });

  it.runIf(interactionType !== 'keyboard')('choose in a Select', async () => {
    await render(<Select label="Cause" options={options} />);
    const select = user.createTester('Select', { root: element('combobox') });
    await select.toggleOptionSelection({ option: 'Water damage' });
    expect(select.getTrigger().textContent).toBe('Water damage');
  });

  it.runIf(interactionType === 'keyboard')('do not choose in a Select', async () => {
    await render(<Select label="Cause" options={options} />);
    const select = user.createTester('Select', { root: element('combobox') });
    const chosen = select.toggleOptionSelection({ option: 'Water damage' });
    await expect(chosen).rejects.toThrow('ActiveElement is not in the listbox');
  });

  it.each(['Select', 'Combobox'])('choose in the combobox of %s, and close it', async (name) => {
    await render(
      name === 'Select' ? <Select label="Cause" options={options} /> : <Combobox label="Cause" options={options} />,
    );
    const root = document.querySelector<HTMLElement>(`[data-part="${name.toLowerCase()}"]`)!;
    const combobox = user.createTester('ComboBox', { root });
    await combobox.open();
    expect(textsOf(combobox.getOptions())).toEqual(labels);
    await combobox.toggleOptionSelection({ option: 'Theft' });
    const control = combobox.getCombobox();
    expect(control instanceof HTMLInputElement ? control.value : control.textContent).toBe('Theft');
    expect(combobox.getListbox()).toBeNull();
    await combobox.open();
    expect(combobox.getFocusedOption()?.textContent).toBe('Theft');
    await combobox.close();
    expect(combobox.getListbox()).toBeNull();
    expect(document.activeElement).toBe(control);
  });

  it('select several options of a Combobox', async () => {
    const onValueChange = vi.fn();
    await render(<Combobox multiple label="Causes" options={options} onValueChange={onValueChange} />);
    const combobox = user.createTester('ComboBox', {
      root: document.querySelector<HTMLElement>('[data-part="combobox"]')!,
    });
    await combobox.open();
    await combobox.toggleOptionSelection({ option: 'Storm' });
    await combobox.toggleOptionSelection({ option: 'Theft' });
    expect(onValueChange.mock.lastCall).toEqual([['storm', 'theft']]);
  });

  const run = vi.fn();
  const menu = (
    <Menu trigger={<Button>Claim</Button>}>
      <MenuItem onSelect={() => run('view')}>View</MenuItem>
      <MenuSub label="Export">
        <MenuItem onSelect={() => run('csv')}>CSV</MenuItem>
        <MenuItem onSelect={() => run('pdf')}>PDF</MenuItem>
      </MenuSub>
      <MenuCheckboxItem checked={false} onCheckedChange={run}>
        Urgent
      </MenuCheckboxItem>
    </Menu>
  );

  it('open and close a Menu, and run its entries', async () => {
    run.mockClear();
    await render(menu);
    const driver = user.createTester('Menu', { root: element('button', 'Claim') });
    await driver.open();
    expect(driver.getOptions()).toHaveLength(3);
    await driver.close();
    await driver.open();
    await driver.toggleOptionSelection({ option: 'View' });
    expect(run.mock.calls).toEqual([['view']]);
    expect(driver.getMenu()).toBeNull();
    await driver.open();
    await driver.toggleOptionSelection({ option: 'Urgent' });
    expect(run.mock.lastCall?.[0]).toBe(true);
  });

  it('open a submenu, and run its entries', async () => {
    run.mockClear();
    await render(menu);
    const driver = user.createTester('Menu', { root: element('button', 'Claim') });
    await driver.open();
    const submenu = await driver.openSubmenu({ submenuTrigger: driver.getSubmenuTriggers()[0]! });
    await submenu.toggleOptionSelection({ option: 'PDF' });
    expect(document.activeElement).toBe(driver.getTrigger());
    expect(run.mock.calls).toEqual([['pdf']]);
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it.each(['horizontal', 'vertical'] as const)('show the panels of %s Tabs', async (orientation) => {
    const items = labels.map((label) => ({ value: label, label, content: `About ${label}` }));
    await render(<Tabs label="Risks" orientation={orientation} items={items} />);
    const tabs = user.createTester('Tabs', { root: element('tablist') });
    expect(textsOf(tabs.getTabs())).toEqual(labels);
    for (const label of ['Theft', 'Water damage']) {
      await tabs.triggerTab({ tab: label });
      expect(tabs.getSelectedTab()?.textContent).toBe(label);
      await vi.waitFor(() => expect(tabs.getActiveTabpanel()?.textContent).toBe(`About ${label}`));
    }
  });

  it.each([
    ['RadioGroup', <RadioGroup key="radio" label="Cause" options={options} />],
    ['SegmentedControl', <SegmentedControl key="segments" label="Cause" options={options} />],
  ])('choose in a %s', async (_name, ui) => {
    await render(ui);
    const group = user.createTester('RadioGroup', { root: element('radiogroup') });
    for (const label of ['Water damage', 'Theft', 'Storm']) {
      await group.triggerRadio({ radio: label });
      expect(group.getSelectedRadio()).toBe(element('radio', label));
    }
  });

  it('check and uncheck in a CheckboxGroup', async () => {
    await render(<CheckboxGroup label="Causes" options={options} />);
    const group = user.createTester('CheckboxGroup', { root: element('group') });
    await group.toggleCheckbox({ checkbox: 'Theft' });
    await group.toggleCheckbox({ checkbox: 'Storm' });
    expect(group.getSelectedCheckboxes()).toEqual([element('checkbox', 'Storm'), element('checkbox', 'Theft')]);
    await group.toggleCheckbox({ checkbox: 'Theft' });
    expect(group.getSelectedCheckboxes()).toEqual([element('checkbox', 'Storm')]);
  });

  it('press the buttons of a ToggleGroup', async () => {
    await render(<ToggleGroup label="Causes" multiple options={options} />);
    const theft = element('button', 'Theft');
    const press = user.createTester('Menu', { root: theft });
    await expect(press.open()).rejects.toThrow('No aria-controls'); // a button without a menu, which it pressed
    expect(theft.ariaPressed).toBe('true');
  });

  it('open an AlertDialog and close it with Escape', async () => {
    await render(
      <AlertDialog
        trigger={<Button>Discard</Button>}
        title="Discard?"
        description="Nothing is saved."
        confirmLabel="Yes"
      />,
    );
    const dialog = user.createTester('Dialog', { root: element('button', 'Discard') });
    await dialog.open();
    expect(dialog.getDialog()?.contains(document.activeElement)).toBe(true);
    await dialog.close();
    expect(document.activeElement).toBe(dialog.getTrigger());
  });

  it.each([
    [
      'Dialog',
      <Dialog key="dialog" trigger={<Button>Open</Button>} title="Claim">
        Storm
      </Dialog>,
    ],
    [
      'Drawer',
      <Drawer key="drawer" trigger={<Button>Open</Button>} title="Claim">
        Storm
      </Drawer>,
    ],
    [
      'Popover',
      <Popover key="popover" trigger={<Button>Open</Button>} label="Claim">
        Storm
      </Popover>,
    ],
  ])('open a %s and close it with Escape', async (_name, ui) => {
    await render(ui);
    const dialog = user.createTester('Dialog', { root: element('button', 'Open'), overlayType: 'popover' });
    await dialog.open();
    expect(dialog.getDialog()?.textContent).toContain('Storm');
    expect(dialog.getDialog()?.contains(document.activeElement)).toBe(true);
    await dialog.close();
    expect(document.activeElement).toBe(dialog.getTrigger());
  });
});
