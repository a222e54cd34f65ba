import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import type { AnchorProps } from '../../navigation/link/index.js';
import { AccountMenu, type AccountMenuItem } from './account-menu.js';

const signedOut = vi.fn();
const items: AccountMenuItem[] = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'e-tool', label: 'E-Tool', href: 'https://e-tool.example/?token=t', external: true },
  { id: 'settings', label: 'Account settings', href: '/account-settings/market-operator' },
  { id: 'logout', label: 'Logout', onSelect: signedOut, separated: true },
];
const ui = <AccountMenu name="Ioana Marinescu" role="Market Operator" items={items} />;
const trigger = () => page.getByRole('button', { name: 'Account of Ioana Marinescu' });

describeConformance('AccountMenu', ui, { part: 'account-menu', element: HTMLButtonElement });

describe('AccountMenu', () => {
  it('opens on click and shows the name and role of the user (S2.76)', async () => {
    const screen = await render(ui);
    await trigger().click();
    await expect.element(screen.getByText('Ioana Marinescu')).toBeVisible();
    await expect.element(screen.getByText('Market Operator')).toBeVisible();
  });

  it('is 300 to 350 px wide, and never wider than the screen (S9.15)', async () => {
    await render(ui);
    await trigger().click();
    const width = () => document.querySelector<HTMLElement>('[data-account-menu]')?.offsetWidth ?? 0;
    expect(width()).toBeGreaterThanOrEqual(300);
    expect(width()).toBeLessThanOrEqual(350);
    await page.viewport(280, 600);
    await vi.waitFor(() => expect(width()).toBeLessThanOrEqual(264));
    await page.viewport(1024, 768);
  });

  it('opens an external entry in a new tab without a referrer and announces it', async () => {
    await render(ui);
    await trigger().click();
    const link = page.getByRole('menuitem', { name: 'E-Tool (opens in a new tab)' }).element();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer noopener');
  });

  it('signs out by an action, not by a link, and returns the focus', async () => {
    await render(ui);
    (trigger().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}l{Enter}');
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(trigger().element());
  });

  it('uses the router link for internal entries', async () => {
    const screen = await render(
      <AccountMenu
        name="Ioana Marinescu"
        items={items}
        renderLink={({ href, ...props }) => <a {...props} href={`#router${href}`} />}
      />,
    );
    await trigger().click();
    expect(screen.getByRole('menuitem', { name: 'Home' }).element().getAttribute('href')).toBe('#router/');
  });

  it('passes only anchor props to the router link, and no props of the entry', async () => {
    const renderLink = vi.fn((props: AnchorProps) => <a {...props} />);
    const screen = await render(
      <AccountMenu name="Ioana Marinescu" items={[{ ...items[0]!, icon: <svg /> }]} renderLink={renderLink} />,
    );
    await trigger().click();
    expect(renderLink).toHaveBeenCalledWith({ href: '/' });
    const link = screen.getByRole('menuitem', { name: 'Home' }).element();
    expect([link.hasAttribute('label'), link.hasAttribute('icon'), link.id === 'home']).toEqual([false, false, false]);
  });

  it('stays inside the viewport in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    await render(ui);
    await trigger().click();
    const box = document.querySelector('[data-account-menu]')?.getBoundingClientRect();
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.right).toBeLessThanOrEqual(innerWidth);
    document.documentElement.dir = 'ltr';
  });
});
