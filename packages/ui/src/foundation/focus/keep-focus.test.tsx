import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../display/accordion/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { BulkActionBar } from '../../inputs/bulk-action-bar/index.js';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.js';
import { RadioGroup } from '../../inputs/radio-group/index.js';
import { TagsInput } from '../../inputs/tags-input/index.js';
import { UploadManager } from '../../inputs/upload-manager/index.js';
import { ToggleGroup } from '../../inputs/toggle-group/index.js';
import { Toolbar } from '../../layout/toolbar/index.js';
import { Pagination } from '../../navigation/pagination/index.js';
import { Breadcrumbs } from '../../navigation/breadcrumbs/index.js';
import { NavBar } from '../../navigation/nav-bar/index.js';
import { NavTree } from '../../navigation/nav-tree/index.js';
import { Stepper } from '../../navigation/stepper/index.js';
import { TabLinks, Tabs } from '../../navigation/tabs/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { isFocusLost } from './active-element.js';

// covers D.669
/** Removes names of the rendered list. */
const rendered: { remove: (...names: string[]) => void } = { remove: () => undefined };

/** Renders a list of names, and sets `rendered.remove`. */
function List({ children }: { children: (names: string[]) => ReactNode }) {
  const [names, setNames] = useState(['Alpha', 'Beta', 'Gamma']);
  useEffect(() => {
    rendered.remove = (...removed) => flushSync(() => setNames((now) => now.filter((name) => !removed.includes(name))));
  }, []);
  return children(names);
}

const named = (names: string[]) => names.map((name) => ({ value: name, label: name, title: name, content: name }));
const lists: Record<string, (names: string[]) => ReactNode> = {
  Tabs: (names) => <Tabs label="Device" items={named(names)} />,
  'Tabs with manual activation': (names) => <Tabs label="Device" activation="manual" items={named(names)} />,
  Menu: (names) => (
    <Menu defaultOpen trigger={<button type="button">Actions</button>}>
      {names.map((name) => (
        <MenuItem key={name}>{name}</MenuItem>
      ))}
    </Menu>
  ),
  NavTree: (names) => (
    <NavTree
      groups={[
        {
          id: 'g',
          label: 'Portal',
          items: names.map((name) => ({ id: name, label: name, href: `#${name}`, icon: <svg aria-hidden /> })),
        },
      ]}
    />
  ),
  Breadcrumbs: (names) => (
    <Breadcrumbs items={[...names.map((name) => ({ label: name, href: `#${name}` })), { label: 'Page' }]} />
  ),
  ToggleGroup: (names) => <ToggleGroup label="Format" options={named(names)} />,
  RadioGroup: (names) => <RadioGroup label="Format" options={named(names)} />,
  CheckboxGroup: (names) => <CheckboxGroup label="Formats" options={named(names)} />,
  Toolbar: (names) => (
    <Toolbar label="Format">
      {names.map((name) => (
        <button type="button" key={name}>
          {name}
        </button>
      ))}
    </Toolbar>
  ),
  TabLinks: (names) => <TabLinks label="Device" items={names.map((name) => ({ label: name, href: `#${name}` }))} />,
  NavBar: (names) => (
    <NavBar
      groups={names.map((name) => ({
        id: name,
        label: name,
        items: [{ id: `${name} page`, label: 'Page', href: '#' }],
      }))}
    />
  ),
  Stepper: (names) => (
    <Stepper
      steps={[...names, 'Last'].map((name) => ({ id: name, label: name }))}
      active={names.length}
      onStepSelect={() => undefined}
    />
  ),
  Accordion: (names) => <Accordion items={named(names)} />,
};
const textOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.closest('label')?.textContent : element.textContent;
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"], [role="menuitem"], a, button, input')].find((element) =>
    textOf(element)?.startsWith(name),
  )!;

describe.each(Object.entries(lists))('%s', (_, list) => {
  it('moves the focus to the next item when the focused one is removed, then to the previous one', async () => {
    await render(<List>{list}</List>);
    item('Beta').focus();
    rendered.remove('Beta');
    await vi.waitFor(() => expect(document.activeElement).toBe(item('Gamma')));
    rendered.remove('Gamma');
    await vi.waitFor(() => expect(document.activeElement).toBe(item('Alpha')));
  });

  it('moves it past items that are removed at once, and leaves it alone when another item is removed', async () => {
    await render(<List>{list}</List>);
    item('Alpha').focus();
    rendered.remove('Gamma');
    expect(document.activeElement).toBe(item('Alpha'));
    rendered.remove('Alpha');
    await vi.waitFor(() => expect(document.activeElement).toBe(item('Beta')));
  });

  it('does not move the focus when the whole list is removed', async () => {
    const screen = await render(<List>{list}</List>);
    item('Beta').focus();
    await screen.rerender(<p>Nothing</p>);
    await vi.waitFor(() => expect(item('Beta')).toBeUndefined());
    expect(isFocusLost()).toBe(true);
  });
});

it('Tabs show the panel of the tab that the focus moved to', async () => {
  await render(<List>{lists['Tabs']!}</List>);
  await userEvent.click(item('Beta'));
  rendered.remove('Beta');
  await vi.waitFor(() => expect(item('Gamma').ariaSelected).toBe('true'));
  expect(document.querySelector('[role="tabpanel"]:not([hidden])')?.textContent).toBe('Gamma');
  expect(item('Gamma').tabIndex).toBe(0);
});

it('TagsInput moves the focus to the next tag, then to the field', async () => {
  await render(<TagsInput label="Keywords" defaultValue={['Alpha', 'Beta']} />);
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-part="chip"] button')];
  buttons()[0]!.focus();
  await userEvent.keyboard('{Delete}');
  expect(buttons()).toHaveLength(1);
  expect(document.activeElement).toBe(buttons()[0]);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

it('Pagination moves the focus from a page that no longer exists to the next control', async () => {
  const screen = await render(<Pagination total={60} page={3} />);
  document.querySelector<HTMLElement>('[aria-label="Page 3"]')!.focus();
  await screen.rerender(<Pagination total={40} page={2} />);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-slot')).toBe('page'));
});

it('UploadManager keeps the focus in the row whose upload is tried again', async () => {
  let fail = () => {};
  const send = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('No connection'))));
  await render(<UploadManager label="Documents" send={send} />);
  await userEvent.upload(document.querySelector('input')!, [new File(['x'], 'a.txt', { type: 'text/plain' })]);
  await vi.waitFor(() => {
    fail();
    expect(document.querySelector('[aria-label="Try again: a.txt"]')).not.toBeNull();
  });
  document.querySelector<HTMLElement>('[aria-label="Try again: a.txt"]')!.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Cancel a.txt'));
});

it('BulkActionBar moves the focus from "Select all" to the next button', async () => {
  const bar = (count: number) => (
    <BulkActionBar count={count} total={5} onClear={() => {}} onSelectAll={() => {}}>
      <button type="button">Delete</button>
    </BulkActionBar>
  );
  const screen = await render(bar(2));
  item('Select all').focus();
  await screen.rerender(bar(5));
  await vi.waitFor(() => expect(document.activeElement).toBe(item('Clear')));
});

it('Alert without a close button returns the focus of its action to the heading of the page', async () => {
  const screen = await render(
    <main>
      <h1>Devices</h1>
      <Alert action={<button type="button">Try again</button>}>Not loaded.</Alert>
    </main>,
  );
  item('Try again').focus();
  await screen.rerender(
    <main>
      <h1>Devices</h1>
    </main>,
  );
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Devices'));
});
