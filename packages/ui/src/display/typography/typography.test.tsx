import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Code, Heading, List, Prose, Text, Truncate } from './index.js';
import { truncateKeys } from './truncate.keys.js';

describeConformance('Heading', <Heading level={2}>Devices</Heading>, { part: 'heading', element: HTMLHeadingElement });
describeConformance('Text', <Text>Devices</Text>, { part: 'text', element: HTMLParagraphElement });
describeConformance('Code', <Code>04056789DEV001</Code>, { part: 'code', element: HTMLElement });
describeConformance(
  'List',
  <List>
    <li>Clinical evaluation</li>
  </List>,
  { part: 'list', element: HTMLUListElement },
);
describeConformance(
  'Prose',
  <Prose>
    <p>Text</p>
  </Prose>,
  { part: 'prose', element: HTMLDivElement },
);
describeConformance('Truncate', <Truncate expandable>Text</Truncate>, { part: 'truncate', element: HTMLDivElement });

const remOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).fontSize) /
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** The specification sets the first and the last; the steps between them are ours. */
const headings = { h1: 2.125, h2: 1.75, h3: 1.25, h4: 1, h5: 0.875, h6: 0.75 } as const;

describe('Typography', () => {
  it.each(Object.entries(headings))('sets %s in %d rem, as a heading and in prose (S9.36)', async (name, rem) => {
    const level = Number(name[1]) as 1;
    const Plain = name as 'h1';
    const screen = await render(
      <>
        <Heading level={level}>A</Heading>
        <Heading level={1} size={name as 'h1'}>
          B
        </Heading>
        <Prose>
          <Plain>C</Plain>
        </Prose>
      </>,
    );
    for (const heading of screen.getByRole('heading').elements()) expect(remOf(heading)).toBeCloseTo(rem, 3);
  });

  it('sets text in three sizes', async () => {
    const { container } = await render(
      <>
        <Text size="small">a</Text>
        <Text>b</Text>
        <Text size="large">c</Text>
      </>,
    );
    expect([...container.querySelectorAll('p')].map(remOf)).toEqual([0.75, 0.875, 1]);
  });

  it.each([
    ['Text', <Text key="t">{'word '.repeat(200)}</Text>],
    [
      'Prose',
      <Prose key="p">
        <p>{'word '.repeat(200)}</p>
      </Prose>,
    ],
    [
      'List',
      <List key="l">
        <li>{'word '.repeat(200)}</li>
      </List>,
    ],
  ])('%s has at most 75 characters per line', async (_name, ui) => {
    const { container } = await render(
      <>
        {ui}
        <span data-ruler style={{ fontSize: '0.875rem', display: 'inline-block', inlineSize: '75ch' }} />
      </>,
    );
    const [part, ruler] = [
      container.firstElementChild as HTMLElement,
      container.querySelector<HTMLElement>('[data-ruler]')!,
    ];
    expect(part.getBoundingClientRect().width).toBeLessThanOrEqual(ruler.getBoundingClientRect().width + 0.5);
  });

  it('keeps its heading level when its size is that of another level', async () => {
    const screen = await render(
      <Heading level={1} size="h3">
        Devices
      </Heading>,
    );
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('breaks a word that is wider than the page', async () => {
    const screen = await render(
      <div style={{ inlineSize: 200 }}>
        <Text>{'x'.repeat(400)}</Text>
      </div>,
    );
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  });
});

describe('Code', () => {
  it('is left to right in right-to-left text, and a block can be scrolled by keyboard', async () => {
    const { container } = await render(
      <p dir="rtl">
        <Code>MDA 0203</Code>
        <Code block>{'x'.repeat(10_000)}</Code>
      </p>,
    );
    const [inline, block] = [...container.querySelectorAll<HTMLElement>('code')];
    expect(getComputedStyle(inline!.firstElementChild!).direction).toBe('ltr');
    expect(getComputedStyle(block!).direction).toBe('ltr');
    expect(block!.tabIndex).toBe(0);
    expect(block!.scrollWidth).toBeGreaterThan(block!.clientWidth);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  });
});

describe('List', () => {
  it.each([
    ['bullets', 'UL', 'disc'],
    ['numbers', 'OL', 'decimal'],
    ['none', 'UL', 'none'],
  ] as const)('with %s markers is a list', async (marks, tag, style) => {
    const screen = await render(
      <List marks={marks}>
        <li>Clinical evaluation</li>
      </List>,
    );
    const list = screen.getByRole('list').element();
    expect(list.tagName).toBe(tag);
    expect(getComputedStyle(list).listStyleType).toBe(style);
  });
});

describe('Truncate', () => {
  const long = 'Software for the analysis of images of the retina '.repeat(40);
  const heightOf = (container: HTMLElement) =>
    container.querySelector<HTMLElement>('[data-slot="words"]')!.offsetHeight;

  it.each([1, 3])('shows %d lines and keeps the full text for screen readers', async (lines) => {
    const { container } = await render(
      <div style={{ inlineSize: 240, lineHeight: '20px' }}>
        <Truncate lines={lines}>{long}</Truncate>
      </div>,
    );
    expect(heightOf(container)).toBe(20 * lines);
    expect(container.textContent).toBe(long);
  });

  it('shows the full text on hover when it is truncated', async () => {
    const screen = await render(
      <div style={{ inlineSize: 240 }}>
        <Truncate>{long}</Truncate>
        <Truncate>Short</Truncate>
      </div>,
    );
    await screen.getByText(/Software/).hover();
    expect(
      screen
        .getByText(/Software/)
        .element()
        .getAttribute('title'),
    ).toBe(long);
    await screen.getByText('Short').hover();
    expect(screen.getByText('Short').element().getAttribute('title')).toBe('');
  });

  it.each(truncateKeys)('$keys: $does', async (row) => {
    const changed = vi.fn<(open: boolean) => void>();
    const screen = await render(
      <div style={{ inlineSize: 240 }}>
        <Truncate expandable onOpenChange={changed}>
          {long}
        </Truncate>
      </div>,
    );
    const button = () => screen.getByRole('button').element() as HTMLElement;
    const cut = heightOf(screen.container);
    expect(button().textContent).toBe('Show all');
    await walkKeys(row, { focusFirst: button() });
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(heightOf(screen.container)).toBeGreaterThan(cut);
    await walkKeys(row, { focusFirst: button() });
    expect(heightOf(screen.container)).toBe(cut);
    expect(changed.mock.calls.map(([open]) => open)).toEqual([true, false]);
  });
});
