import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { toolbarKeys, verticalToolbarKeys } from './toolbar.keys.js';
import { Toolbar, ToolbarButton, ToolbarGroup, ToolbarSeparator, type ToolbarProps } from './index.js';

const Example = (props: Partial<ToolbarProps>) => (
  <>
    <Toolbar label="Letter" {...props}>
      <ToolbarGroup label="History">
        <ToolbarButton label="Undo" />
        <ToolbarButton label="Redo" disabled />
      </ToolbarGroup>
      <ToolbarSeparator />
      <ToolbarButton label="Bold" pressed={false} />
      <a href="#help">Help</a>
    </Toolbar>
    <button>Note</button>
  </>
);
const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLButtonElement;
const focused = () => document.activeElement?.textContent;
const stopsIn = (toolbar: Element) =>
  [...toolbar.querySelectorAll<HTMLElement>('button, a, input')].filter((each) => each.tabIndex >= 0);

describeConformance(
  'Toolbar',
  <Toolbar label="Letter">
    <ToolbarButton label="Undo" />
    <ToolbarButton label="Redo" />
  </Toolbar>,
  { part: 'toolbar', element: HTMLDivElement },
);
describeConformance('ToolbarButton', <ToolbarButton label="Undo" />, {
  part: 'toolbar-button',
  element: HTMLButtonElement,
});
describeConformance(
  'ToolbarGroup',
  <ToolbarGroup label="History">
    <ToolbarButton label="Undo" />
  </ToolbarGroup>,
  { part: 'toolbar-group', element: HTMLDivElement, ownClass: false },
);

describe('Toolbar', () => {
  it.each(toolbarKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    await walkKeys(row, { focusFirst: button('Undo') });
    expect(focused()).toBe(row.focus);
  });

  it.each(verticalToolbarKeys)('$keys: $does', async (row) => {
    await render(<Example orientation="vertical" />);
    await walkKeys(row, { focusFirst: button('Undo') });
    expect(focused()).toBe(row.focus);
    await expect.element(page.getByRole('toolbar', { name: 'Letter' })).toHaveAttribute('aria-orientation', 'vertical');
  });

  it('follows the reading direction', async () => {
    await render(
      <div dir="rtl">
        <Example />
      </div>,
    );
    button('Undo').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Redo');
  });

  it('is one tab stop, also when controls are added, removed or disabled', async () => {
    function Changing() {
      const [shown, setShown] = useState(true);
      return (
        <>
          <Toolbar label="Letter">
            {shown && <button>Undo</button>}
            <button disabled={shown}>Redo</button>
            <button>Bold</button>
          </Toolbar>
          <button onClick={() => setShown(!shown)}>Toggle</button>
        </>
      );
    }
    await render(<Changing />);
    const toolbar = page.getByRole('toolbar').element();
    const stops = () => stopsIn(toolbar).filter((each) => !each.matches(':disabled'));
    expect(stops().map((each) => each.textContent)).toEqual(['Undo']);
    button('Toggle').click();
    await vi.waitFor(() => expect(stops().map((each) => each.textContent)).toEqual(['Redo']));
    button('Bold').focus();
    button('Toggle').click();
    await vi.waitFor(() => expect(stops().map((each) => each.textContent)).toEqual(['Bold']));
  });

  it('does not press a disabled button, which remains focusable', async () => {
    const onClick = vi.fn();
    await render(
      <Toolbar label="Letter">
        <ToolbarButton label="Redo" disabled onClick={onClick} />
      </Toolbar>,
    );
    button('Redo').focus();
    await userEvent.keyboard('{Enter} ');
    button('Redo').click();
    expect(focused()).toBe('Redo');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('leaves the arrow keys to a text input', async () => {
    await render(
      <Toolbar label="Letter">
        <input aria-label="Font size" defaultValue="14" />
        <ToolbarButton label="Bold" />
      </Toolbar>,
    );
    const input = page.getByRole('textbox').element() as HTMLInputElement;
    input.focus();
    input.setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(input);
    expect(input.selectionStart).toBe(1);
  });

  it('ignores keys in a menu that one of its controls opened', async () => {
    await render(
      <Toolbar label="Letter">
        <ToolbarButton label="Bold" />
        <Menu trigger={<button>Templates</button>}>
          <MenuItem>Confirmation</MenuItem>
          <MenuItem>Request</MenuItem>
        </Menu>
      </Toolbar>,
    );
    await page.getByRole('button', { name: 'Templates' }).click();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(focused()).toBe('Request');
    await userEvent.keyboard('{Escape}{ArrowLeft}');
    expect(focused()).toBe('Bold');
  });

  it('restores the tab stops of its controls when it is removed', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<button>Undo</button><button tabindex="0">Redo</button><button>Bold</button>';
    const { createRovingFocus } = await import('./roving-focus.js');
    const roving = createRovingFocus();
    roving.attach(host);
    expect(stopsIn(host)).toHaveLength(1);
    roving.attach(null);
    expect([...host.children].map((each) => each.getAttribute('tabindex'))).toEqual([null, '0', null]);
    host.remove();
  });

  it('has separators across its direction', async () => {
    await render(<Example />);
    await expect.element(page.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  });
});
