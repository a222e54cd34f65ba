import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { breadcrumbsKeys } from './breadcrumbs.keys.js';
import { Breadcrumbs, type Breadcrumb } from './index.js';

const way: Breadcrumb[] = [{ label: 'Dashboard', href: '#dashboard' }, { label: 'Medical devices' }, { label: 'Your Medical Devices' }];
const steps = (count: number): Breadcrumb[] => Array.from({ length: count }, (_, index) => ({ label: `Step ${index + 1}`, href: `#${index + 1}` }));
const labels = (root: ParentNode) => [...root.querySelectorAll('li')].map((step) => step.textContent);
const at = (inlineSize: number, items: readonly Breadcrumb[]) => <div style={{ inlineSize }}><Breadcrumbs items={items} /></div>;

describeConformance('Breadcrumbs', <Breadcrumbs items={way} />, { part: 'breadcrumbs', element: HTMLElement });

describe('Breadcrumbs', () => {
  it('S2.63 read as the way here: dashboard, group, and this page as the last', async () => {
    const screen = await render(<Breadcrumbs items={way} />);
    expect(labels(screen.container)).toEqual(['Dashboard', 'Medical devices', 'Your Medical Devices']);
    await expect.element(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Your Medical Devices');
    expect(screen.getByRole('link').elements().map((link) => link.textContent)).toEqual(['Dashboard']);
  });

  it('S2.64 show at most 8, and of more the first and the last', async () => {
    const screen = await render(<div style={{ inlineSize: 2000 }}><Breadcrumbs items={steps(8)} /></div>);
    expect(labels(screen.container)).toHaveLength(8);
    await screen.rerender(<div style={{ inlineSize: 2000 }}><Breadcrumbs items={steps(9)} /></div>);
    expect(labels(screen.container)).toEqual(['Step 1', '…', 'Step 9']);
  });

  it.each(breadcrumbsKeys)('$keys $does', async (row) => {
    const screen = await render(<Breadcrumbs items={steps(10)} />);
    await walkKeys(row, { focusFirst: screen.getByRole('button', { name: 'Show 8 more' }).element() as HTMLElement });
    expect(labels(screen.container)).toHaveLength(10);
    expect(document.activeElement?.textContent).toBe('Step 2');
  });

  it('keeps the focus when the first hidden step is no link', async () => {
    const screen = await render(<Breadcrumbs items={[way[0]!, { label: 'Group' }, ...steps(9)]} />);
    await screen.getByRole('button').click();
    expect(document.activeElement?.textContent).toBe('Group');
  });

  it('hide those between where there is no room, and show them when there is', async () => {
    const screen = await render(at(240, way));
    await vi.waitFor(() => expect(labels(screen.container)).toEqual(['Dashboard', '…', 'Your Medical Devices']));
    await screen.rerender(at(900, way));
    await vi.waitFor(() => expect(labels(screen.container)).toEqual(['Dashboard', 'Medical devices', 'Your Medical Devices']));
    await screen.rerender(at(240, way));
    await vi.waitFor(() => expect(labels(screen.container)).toContain('…'));
  });

  it('measure a new way anew', async () => {
    const screen = await render(at(240, way));
    await vi.waitFor(() => expect(labels(screen.container)).toContain('…'));
    await screen.rerender(at(240, [{ label: 'Hub', href: '#' }, { label: 'A' }, { label: 'B' }]));
    await vi.waitFor(() => expect(labels(screen.container)).toEqual(['Hub', 'A', 'B']));
  });

  it('never widen the page, however long a step is', async () => {
    const screen = await render(at(200, [{ label: 'x'.repeat(300), href: '#' }, { label: 'Group' }, { label: 'y'.repeat(300) }]));
    await vi.waitFor(() => expect(screen.getByRole('navigation').element().scrollWidth).toBeLessThanOrEqual(204));
  });

  it('use the router', async () => {
    const screen = await render(<Breadcrumbs items={way} renderLink={({ href, children, ...props }) => <a {...props} href={`#router${href}`}>{children}</a>} />);
    expect(screen.getByRole('link', { name: 'Dashboard' }).element().getAttribute('href')).toBe('#router#dashboard');
  });
});
