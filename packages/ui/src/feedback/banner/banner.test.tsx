import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { bannerKeys } from './banner.keys.js';
import { Banner, BannerStack } from './index.js';

describeConformance(
  'Banner',
  <Banner tone="warning" title="Maintenance tonight">
    From 22:00.
  </Banner>,
  { part: 'banner', element: HTMLDivElement },
);
describeConformance(
  'BannerStack',
  <BannerStack>
    <Banner>Maintenance tonight</Banner>
  </BannerStack>,
  { part: 'banner-stack', element: HTMLElement },
);

const all = ['First', 'Second', 'Third'];
function Page({ onClose = () => undefined }: { onClose?: (name: string) => void }) {
  const [open, setOpen] = useState(all);
  const close = (name: string) => {
    onClose(name);
    setOpen(open.filter((one) => one !== name));
  };
  return (
    <>
      <BannerStack>
        {open.map((name) => (
          <Banner key={name} title={name} closeLabel={`Close ${name}`} onClose={() => close(name)} />
        ))}
      </BannerStack>
      <main>
        <h1>Devices</h1>
        <button>Register device</button>
      </main>
    </>
  );
}
const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;

describe('Banner', () => {
  it.each(bannerKeys)('$keys: $does', async (row) => {
    const onClose = vi.fn<(name: string) => void>();
    await render(<Page onClose={onClose} />);
    await walkKeys(row, { focusFirst: button('Close First') });
    expect(onClose).toHaveBeenCalledExactlyOnceWith(row.keys.startsWith('{Tab}') ? 'Second' : 'First');
  });

  it('moves the focus to the next banner, then to the previous one, then to the heading of the page', async () => {
    await render(<Page />);
    button('Close Second').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Close Third'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Close First'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(page.getByRole('heading', { level: 1 }).element());
    await userEvent.tab();
    expect(document.activeElement).toBe(button('Register device'));
  });

  it('does not move the focus when it is removed without having it', async () => {
    function Timed() {
      const [open, setOpen] = useState(true);
      return (
        <>
          {open && <Banner onClose={() => undefined}>Saved</Banner>}
          <main>
            <h1>Devices</h1>
            <button onClick={() => setOpen(false)}>Hide</button>
          </main>
        </>
      );
    }
    await render(<Timed />);
    button('Hide').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Hide'));
  });

  it.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('with tone %s is announced as %s only with live', async (tone, role) => {
    const screen = await render(<Banner tone={tone}>The register is back.</Banner>);
    expect(page.getByRole(role).query()).toBeNull();
    await screen.rerender(
      <Banner key="new" tone={tone} live>
        The register is back.
      </Banner>,
    );
    await expect.element(page.getByRole(role)).toHaveTextContent('The register is back.');
  });

  it('is in one landmark with all other banners, and the landmark is hidden when it is empty', async () => {
    const screen = await render(
      <BannerStack label="Messages">
        <Banner>One</Banner>
        <Banner>Two</Banner>
      </BannerStack>,
    );
    expect(page.getByRole('region', { name: 'Messages' }).elements()).toHaveLength(1);
    await screen.rerender(<BannerStack label="Messages">{null}</BannerStack>);
    expect(page.getByRole('region').query()).toBeNull();
  });

  it('fits any text at 320 px', async () => {
    await page.viewport(320, 640);
    await render(
      <Banner title={'x'.repeat(10_000)} action={<button>{'y'.repeat(60)}</button>} onClose={() => undefined}>
        {'\u202Eمحمد 设备 👩‍🔬'.repeat(200)}
      </Banner>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
  });
});
