import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Card } from './card.js';

describeConformance('Card', <Card title="Certificates">Two are valid.</Card>, {
  part: 'card',
  element: HTMLDivElement,
});

const styleOf = (container: HTMLElement) => getComputedStyle(container.querySelector('[data-part="card"]')!);

describe('Card', () => {
  it('has a padding of 24 px (S9.34)', async () => {
    const { container } = await render(<Card>Content</Card>);
    expect(styleOf(container).paddingTop).toBe('24px');
    expect(styleOf(container).paddingInlineStart).toBe('24px');
  });

  it('has a thin border and no shadow', async () => {
    const { container } = await render(<Card>Content</Card>);
    expect(styleOf(container).boxShadow).toBe('none');
    expect(styleOf(container).borderTopWidth).toBe('1px');
  });

  it('renders its title as a heading of the given level', async () => {
    const screen = await render(<Card title="Certificates" headingLevel={3} />);
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Certificates' })).toBeVisible();
  });

  it('has titles of the same size and position next to each other, with and without actions', async () => {
    const { container } = await render(
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' }}>
        <Card title="Certificates">Two</Card>
        <Card title="Devices" headingLevel={3} actions={<button style={{ blockSize: 40 }}>Add</button>} />
        <Card title="Codes" subtitle="Of the designation" headingLevel={4} />
      </div>,
    );
    const titles = [...container.querySelectorAll('[data-slot="title"]')];
    expect(new Set(titles.map((title) => getComputedStyle(title).fontSize)).size).toBe(1);
    expect(new Set(titles.map((title) => title.getBoundingClientRect().top)).size).toBe(1);
  });

  it('lets a table reach its edges', async () => {
    const { container } = await render(
      <Card flush title="Devices">
        <div id="table">rows</div>
      </Card>,
    );
    const card = container.querySelector<HTMLElement>('[data-part="card"]')!;
    expect(container.querySelector<HTMLElement>('#table')!.offsetWidth).toBe(card.clientWidth);
  });

  it('is a landmark only when `render` makes it one', async () => {
    const screen = await render(<Card render={<section aria-label="Certificates" />}>Two are valid.</Card>);
    await expect.element(screen.getByRole('region', { name: 'Certificates' })).toHaveAttribute('data-part', 'card');
  });

  it('does not re-render when its parent renders with unchanged content', async () => {
    const drawn = vi.fn();
    const Row = ({ text }: { text: string }) => {
      drawn(text);
      return <p>{text}</p>;
    };
    const cards = (text: string) => (
      <Card title="Certificates" footer={<button>Open</button>}>
        <Row text={text} />
      </Card>
    );
    const screen = await render(cards('Two are valid.'));
    await screen.rerender(cards('Two are valid.'));
    expect(drawn).toHaveBeenCalledTimes(1);
    await screen.rerender(cards('One is valid.'));
    expect(drawn).toHaveBeenLastCalledWith('One is valid.');
    expect(screen.container.textContent).toContain('One is valid.');
  });
});
