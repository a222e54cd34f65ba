import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Button } from './button.js';
import { buttonKeys } from './button.keys.js';

describeConformance('Button', <Button>Register device</Button>, { part: 'button', element: HTMLButtonElement });
describeConformance('Button as a link', <Button render={<a href="#there" />}>Open</Button>, {
  part: 'button',
  element: HTMLAnchorElement,
});

describe('Button', () => {
  it.each(buttonKeys)('$keys: $does', async (row) => {
    const onClick = vi.fn();
    const screen = await render(<Button onClick={onClick}>Register device</Button>);
    await walkKeys(row, { focusFirst: screen.getByRole('button').element() as HTMLElement });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form without type submit', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Button>Plain</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await screen.getByRole('button', { name: 'Plain' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Save' }).click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps focus and width while loading, announces it, and ignores further presses', async () => {
    const onClick = vi.fn();
    const screen = await render(<Button onClick={onClick}>Register device</Button>);
    const button = screen.getByRole('button').element() as HTMLElement;
    const width = button.offsetWidth;
    button.focus();
    await screen.rerender(
      <Button onClick={onClick} loading loadingLabel="Registering">
        Register device
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    expect(button.offsetWidth).toBe(width);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.textContent).toContain('Registering');
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('calls both handlers and merges class names when it is rendered as a link', async () => {
    const inner = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const outer = vi.fn();
    const screen = await render(
      <Button
        className="b"
        onClick={outer}
        render={
          <a href="#x" className="a" onClick={inner}>
            unused
          </a>
        }
      >
        Open
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Open' });
    await link.click();
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).toHaveBeenCalledTimes(1);
    expect((link.element() as HTMLElement).className).toMatch(/a.*b|b.*a/);
  });

  it('is at least 24 px high in every size', async () => {
    const screen = await render(
      <>
        <Button size="small">a</Button>
        <Button>b</Button>
        <Button size="large">c</Button>
      </>,
    );
    for (const button of screen.getByRole('button').elements())
      expect((button as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(24);
  });

  it('keeps its class name when its props change, so that no styles are generated at run time', async () => {
    const screen = await render(<Button>Save</Button>);
    const before = screen.getByRole('button').element().className;
    await screen.rerender(
      <Button variant="outlined" tone="error" size="large" loading>
        Save
      </Button>,
    );
    expect(screen.getByRole('button').element().className).toBe(before);
  });
});
