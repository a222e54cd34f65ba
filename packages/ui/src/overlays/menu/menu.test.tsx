import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { ThemeRoot } from '../../theme/index.js';
import { Menu, MenuCheckboxItem, MenuItem, MenuRadioGroup, MenuRadioItem, type MenuProps } from './index.js';
import { menuButtonKeys, menuKeys } from './menu.keys.js';

const Example = (props: Partial<MenuProps> & { onChoose?: (name: string) => void }) => (
  <Menu trigger={<Button>Actions</Button>} {...props}>
    <MenuItem onSelect={() => props.onChoose?.('view')}>View device</MenuItem>
    <MenuItem onSelect={() => props.onChoose?.('edit')}>Edit device</MenuItem>
    <MenuItem disabled onSelect={() => props.onChoose?.('match')}>See matches</MenuItem>
    <MenuItem tone="error" onSelect={() => props.onChoose?.('delete')}>Delete device</MenuItem>
  </Menu>
);
const trigger = () => page.getByRole('button', { name: 'Actions' }).element() as HTMLElement;
const focused = () => document.activeElement?.textContent;

describeConformance('MenuItem', <MenuWithItem />, { part: 'menu-item', element: HTMLButtonElement, ownClass: false });
/** Conformance clones its element, so the entry's props come through this wrapper. */
function MenuWithItem(props: object) {
  return <Menu defaultOpen trigger={<Button>Actions</Button>}><MenuItem {...props}>View device</MenuItem></Menu>;
}

describe('Menu button', () => {
  it.each(menuButtonKeys)('$keys $does', async ({ keys, focus }) => {
    await render(<Example />);
    trigger().focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(focus);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
  });

  it('moves the focus in the same task that opens it', async () => {
    await render(<Example />);
    trigger().click();
    await vi.waitFor(() => expect(focused()).toBe('View device'));
  });
});

describe('Menu', () => {
  it.each(menuKeys)('$keys $does', async ({ keys, focus }) => {
    const chosen = vi.fn();
    await render(<Example onChoose={chosen} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(keys);
    const isChosen = focus === null && keys !== '{Escape}';
    expect(focused()).toBe(focus ?? trigger().textContent);
    expect(document.querySelectorAll('[role="menu"]')).toHaveLength(focus === null ? 0 : 1);
    expect(chosen).toHaveBeenCalledTimes(isChosen ? 1 : 0);
  });

  it('lets Tab go on from its button, closed', async () => {
    await render(<><Example /><a href="#next">Next</a></>);
    trigger().focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(focused()).toBe('Next');
  });

  it('closes on a press elsewhere and leaves the focus there', async () => {
    const changed = vi.fn();
    const screen = await render(<><Example onOpenChange={changed} /><button type="button">Elsewhere</button></>);
    await screen.getByRole('button', { name: 'Actions' }).click();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(changed.mock.lastCall?.[1]).toMatchObject({ reason: 'outside-press' });
    expect(focused()).toBe('Elsewhere');
  });

  it('reads a disabled entry but does not choose it', async () => {
    const chosen = vi.fn();
    await render(<Example onChoose={chosen} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}see{Enter}');
    expect(focused()).toBe('See matches');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('opens at the checked choice and changes it', async () => {
    function Choices() {
      const [language, setLanguage] = useState('fr');
      const [dense, setDense] = useState(false);
      return (
        <Menu trigger={<Button>Actions</Button>}>
          <MenuRadioGroup label="Language" value={language} onValueChange={setLanguage}>
            <MenuRadioItem value="en">English</MenuRadioItem>
            <MenuRadioItem value="fr">Français</MenuRadioItem>
          </MenuRadioGroup>
          <MenuCheckboxItem checked={dense} onCheckedChange={setDense}>Dense</MenuCheckboxItem>
        </Menu>
      );
    }
    await render(<Choices />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Français');
    await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
    expect(focused()).toBe('English');
    await userEvent.keyboard('{End}{Enter}{Enter}{End}');
    expect(document.activeElement?.getAttribute('role')).toBe('menuitemcheckbox');
    expect(document.activeElement?.getAttribute('aria-checked')).toBe('true');
  });

  it('follows its owner when it is controlled', async () => {
    const changed = vi.fn();
    await render(<Example open={false} onOpenChange={changed} />);
    await userEvent.click(trigger());
    expect(changed).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'trigger' }));
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  it('mounts inside the island that it opened from', async () => {
    await render(<ThemeRoot preset="theme3" mode="dark" data-testid="island"><Example /></ThemeRoot>);
    trigger().click();
    await vi.waitFor(() => expect(document.querySelector('[data-testid="island"] [role="menu"]')).not.toBeNull());
  });

  it('says what to do when an entry stands outside of a menu', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(render(<MenuItem>Lost</MenuItem>)).rejects.toThrow('Put it among the children of <Menu>');
    quiet.mockRestore();
  });
});
