import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { Select } from '../../inputs/select/index.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { Popover } from '../../overlays/popover/index.js';
import { Tooltip } from '../../overlays/tooltip/index.js';

// covers D.668
afterEach(() => {
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  scrollTo(0, 0);
});

const button = <Button>Anchor</Button>;
const overlays = {
  Select: <Select label="Class" defaultOpen options={[{ value: 'a', label: 'A' }]} />,
  Menu: (
    <Menu defaultOpen trigger={button}>
      <MenuItem>Edit</MenuItem>
    </Menu>
  ),
  Popover: (
    <Popover defaultOpen label="Details" placement="bottom-start" trigger={button}>
      Text
    </Popover>
  ),
  Tooltip: (
    <Tooltip defaultOpen label="Hint" placement="bottom">
      {button}
    </Tooltip>
  ),
};
const anchor = () => document.querySelector('[data-part="select-trigger"], [data-part="button"]')!;
const popup = () =>
  document.querySelector('[data-part="listbox"], [data-part="menu"], [data-part="popover"], [role="tooltip"]')!;

describe.each(Object.entries(overlays))('%s under CSS zoom', (name, ui) => {
  it.each([
    ['html', 1.5, () => document.documentElement],
    ['html', 0.8, () => document.documentElement],
    ['body', 1.5, () => document.body],
    ['body with a margin', 1.5, () => document.body],
  ] as const)('is at its anchor: %s, %d', async (where, zoom, zoomed) => {
    await page.viewport(1024, 768);
    zoomed().style.zoom = String(zoom);
    if (where === 'body with a margin') document.body.style.margin = '20px';
    await render(
      <div style={{ blockSize: 1500, paddingBlockStart: 160, paddingInlineStart: 120 }}>
        <div style={{ inlineSize: 200 }}>{ui}</div>
      </div>,
    );
    const distances = () => {
      const [at, box] = [anchor().getBoundingClientRect(), popup().getBoundingClientRect()];
      return {
        below: Math.round((box.top - at.bottom) / zoom),
        along: name === 'Tooltip' ? 0 : Math.round((box.left - at.left) / zoom),
      };
    };
    const expected = { below: name === 'Select' ? 4 : 6, along: 0 };
    await vi.waitFor(() => expect(distances()).toEqual(expected));
    scrollTo(0, 60);
    await vi.waitFor(() => expect(distances()).toEqual(expected));
  });
});
