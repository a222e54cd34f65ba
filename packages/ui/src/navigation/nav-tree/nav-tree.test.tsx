import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { NavTree, type NavGroup, type NavItem } from './index.js';
import { navTreeKeys } from './nav-tree.keys.js';

const groups: NavGroup[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    items: [
      { id: 'home', label: 'Dashboard', href: '#home' },
      { id: 'statistics', label: 'Statistics', href: '#statistics' },
    ],
  },
  {
    id: 'medical devices',
    label: 'Medical devices',
    items: [
      { id: 'stages', label: 'By stage', items: [{ id: 'idea', label: 'Idea', href: '#idea' }] },
      { id: 'tool', label: 'E-Tool', href: 'https://e-tool.example/', external: true },
      { id: 'calendar', label: 'Calendar', href: '#calendar', disabled: true },
    ],
  },
];
const branch = () => page.getByRole('button', { name: 'By stage' }).element() as HTMLElement;

describeConformance('NavTree', <NavTree groups={groups} />, { part: 'nav-tree', element: HTMLDivElement });

describe('NavTree', () => {
  it('labels the list of each group with its heading', async () => {
    const screen = await render(<NavTree groups={groups} />);
    await expect.element(screen.getByRole('list', { name: 'Medical devices' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Dashboard' }).element().children).toHaveLength(2);
  });

  it('marks the current page', async () => {
    const screen = await render(<NavTree groups={groups} activeId="statistics" />);
    expect(screen.getByRole('link', { name: 'Statistics' }).element().getAttribute('aria-current')).toBe('page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it.each(navTreeKeys)('$keys: $does', async (row) => {
    await render(<NavTree groups={groups} />);
    await walkKeys(row, { focusFirst: branch() });
    expect(branch().getAttribute('aria-expanded')).toBe(String(row.open));
  });

  it('opens the branch of the current page, and Tab moves into it', async () => {
    await render(<NavTree groups={groups} activeId="idea" />);
    branch().focus();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('#idea');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Tab}');
    expect(document.activeElement?.getAttribute('href')).toBe('https://e-tool.example/');
  });

  it('opens an external entry in a new tab without a referrer and announces it', async () => {
    const screen = await render(<NavTree groups={groups} />);
    const link = screen.getByRole('link', { name: 'E-Tool (opens in a new tab)' }).element();
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer noopener']);
  });

  it('shows a disabled entry that is not a link', async () => {
    const screen = await render(<NavTree groups={groups} />);
    const link = screen.getByRole('link', { name: 'Calendar' }).element();
    expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  });

  it("shows 'Menu Items Error' instead of an entry that cannot be resolved, and shows all others (S2.57)", async () => {
    const broken = [
      { id: 'x', label: 'Data' },
      null as unknown as NavItem,
      { id: 'y', label: 'Chart', href: '#chart' },
    ];
    const screen = await render(<NavTree groups={[{ id: 'widget', label: 'Widget', items: broken }]} />);
    expect(screen.getByText('Menu Items Error').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('link', { name: 'Chart' })).toBeVisible();
  });

  it("shows 'Menu Items Error' instead of a group that cannot be resolved, and shows all others", async () => {
    const broken = [groups[0], null, { id: 'x', label: 'Reports' }, groups[1]] as unknown as NavGroup[];
    const screen = await render(<NavTree groups={broken} activeId="idea" />);
    expect(screen.getByText('Menu Items Error').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('link', { name: 'Idea' })).toHaveAttribute('aria-current', 'page');
  });

  it('uses the router link for internal entries only', async () => {
    const screen = await render(
      <NavTree
        groups={groups}
        renderLink={({ href, children, ...props }) => (
          <a {...props} href={`#router${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link', { name: 'Statistics' }).element().getAttribute('href')).toBe('#router#statistics');
    expect(screen.getByRole('link', { name: 'E-Tool (opens in a new tab)' }).element().getAttribute('href')).toBe(
      'https://e-tool.example/',
    );
  });

  it('keeps the accessible names of its entries as a rail', async () => {
    const screen = await render(
      <div style={{ inlineSize: 72 }}>
        <NavTree rail groups={groups} />
      </div>,
    );
    const link = screen.getByRole('link', { name: 'Statistics' }).element() as HTMLElement;
    expect(link.querySelector<HTMLElement>('[data-slot="label"]')?.offsetWidth).toBeLessThanOrEqual(1);
    expect(link.offsetWidth).toBeLessThanOrEqual(72);
  });

  it.each(['ltr', 'rtl'])(
    'does not overlap the icon of an entry with its chevron or external mark as a rail: %s',
    async (dir) => {
      await render(
        <div
          dir={dir}
          style={{ inlineSize: 72, boxSizing: 'border-box', paddingInline: 12, borderInline: '1px solid' }}
        >
          <NavTree rail groups={groups} />
        </div>,
      );
      const marks = [...document.querySelectorAll<SVGElement>('[data-slot="chevron"], [data-slot="external"]')];
      expect(new Set(marks.map((mark) => mark.dataset['slot'])).size).toBe(2);
      for (const mark of marks) {
        const [icon, own, entry] = [mark.parentElement!.firstElementChild!, mark, mark.parentElement!].map((element) =>
          element.getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        expect(dir === 'rtl' ? icon.left - own.right : own.left - icon.right).toBeGreaterThanOrEqual(2);
        expect(dir === 'rtl' ? own.left - entry.left : entry.right - own.right).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('re-renders only two of 2,000 entries when the current page changes', async () => {
    const items = Array.from({ length: 2000 }, (_, index) => ({
      id: `${index}`,
      label: `Entry ${index}`,
      href: `#${index}`,
    }));
    const many = [{ id: 'many', label: 'Many', items }];
    let drawn = 0;
    const renderLink = ({ children, ...props }: React.ComponentProps<'a'>) => {
      drawn++;
      return <a {...props}>{children}</a>;
    };
    const screen = await render(<NavTree groups={many} activeId="1" renderLink={renderLink} />);
    drawn = 0;
    await screen.rerender(<NavTree groups={many} activeId="2" renderLink={renderLink} />);
    expect(drawn).toBe(2);
  });

  it('mounts only the visible entries of 10,000 and re-renders only the branch that opens', async () => {
    const branches = Array.from({ length: 100 }, (_, branch) => ({
      id: `b${branch}`,
      label: `Branch ${branch}`,
      items: Array.from({ length: 100 }, (__, entry) => ({
        id: `${branch}-${entry}`,
        label: `Entry ${branch}-${entry}`,
        href: `#${branch}-${entry}`,
      })),
    }));
    let drawn = 0;
    const renderLink = ({ children, ...props }: React.ComponentProps<'a'>) => {
      drawn++;
      return <a {...props}>{children}</a>;
    };
    const screen = await render(
      <NavTree groups={[{ id: 'all', label: 'All', items: branches }]} activeId="7-3" renderLink={renderLink} />,
    );
    expect(drawn).toBe(100);
    await screen.getByRole('button', { name: 'Branch 50' }).click();
    expect(drawn).toBe(200);
    await screen.getByRole('button', { name: 'Branch 50' }).click();
    expect(document.querySelectorAll('a')).toHaveLength(200);
    expect(drawn).toBe(200);
  });
});
