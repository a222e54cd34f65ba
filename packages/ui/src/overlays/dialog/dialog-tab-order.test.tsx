import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusedElement } from '../../foundation/focus/active-element.js';
import { Button } from '../../inputs/button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Drawer } from '../drawer/index.js';
import { Dialog } from './index.js';

/** A web component with two fields in its shadow root. */
function Signature({ mode = 'open' }: { mode?: ShadowRootMode }) {
  const attach = (host: HTMLElement | null) => {
    if (!host || host.dataset['ready']) return;
    host.dataset['ready'] = '';
    host.attachShadow({ mode }).innerHTML = '<input aria-label="Place" /><slot></slot><input aria-label="Day" />';
  };
  return (
    <div ref={attach}>
      <input aria-label="Signer" />
    </div>
  );
}
const nameOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent;

/** Presses Tab, and returns the names of the focused elements. */
async function walk(times: number, keys = '{Tab}') {
  const names = [];
  for (let press = 0; press < times; press++) {
    await userEvent.keyboard(keys);
    names.push(nameOf(focusedElement()));
  }
  return names;
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
] as const)('Tab in a %s', (_, Modal) => {
  it('reaches the fields of a web component in the order of the page, and wraps around', async () => {
    await render(
      <Modal defaultOpen title="Sign">
        <TextField label="Working name" />
        <Signature />
      </Modal>,
    );
    expect(nameOf(focusedElement())).toBe('Working name');
    expect(await walk(5)).toEqual(['Place', 'Signer', 'Day', 'Close', 'Working name']);
    expect(await walk(5, '{Shift>}{Tab}{/Shift}')).toEqual(['Close', 'Day', 'Signer', 'Place', 'Working name']);
  });

  it('reaches the fields of a closed shadow root at its end', async () => {
    const { container } = await render(
      <Modal defaultOpen title="Sign" closeButton={false}>
        <TextField label="Working name" />
        <Signature mode="closed" />
      </Modal>,
    );
    const host = document.querySelector('[data-ready]');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement, 'in the shadow root').toBe(host);
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement, 'in the shadow root').toBe(host);
    await userEvent.keyboard('{Tab}');
    expect(nameOf(focusedElement())).toBe('Working name');
    expect(container.isConnected).toBe(true);
  });

  it('reaches an area that scrolls, and elements with a positive tabindex first', async () => {
    await render(
      <Modal defaultOpen title="Sign" closeButton={false}>
        <TextField label="Working name" />
        <input aria-label="First" ref={(input) => input?.setAttribute('tabindex', '1')} />
        <pre aria-label="Log" style={{ blockSize: 40, overflow: 'auto' }}>
          {'line\n'.repeat(40)}
        </pre>
      </Modal>,
    );
    (document.querySelector('[aria-label="First"]') as HTMLElement).focus();
    expect(await walk(3)).toEqual(['Working name', 'Log', 'First']);
  });

  it('leaves no element in the dialog after the key press', async () => {
    await render(
      <Modal defaultOpen title="Sign" actions={<Button>Sign</Button>}>
        <TextField label="Working name" />
      </Modal>,
    );
    const elements = () => document.querySelectorAll('dialog *').length;
    const before = elements();
    await walk(3);
    await expect.poll(elements).toBe(before);
  });
});
