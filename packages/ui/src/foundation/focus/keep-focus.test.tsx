import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../display/accordion/index.js';
import { TagsInput } from '../../inputs/tags-input/index.js';
import { ToggleGroup } from '../../inputs/toggle-group/index.js';
import { Breadcrumbs } from '../../navigation/breadcrumbs/index.js';
import { NavTree } from '../../navigation/nav-tree/index.js';
import { Tabs } from '../../navigation/tabs/index.js';
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
  Accordion: (names) => <Accordion items={named(names)} />,
};
const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"], [role="menuitem"], a, button')].find(
    (element) => element.textContent === name,
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
