import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../inputs/button/index.js';
import { describeConformance } from '../../testing/conformance.js';
import * as set from './index.js';

const { icon: _icon, ...icons } = set;
const { CheckIcon, ForwardIcon } = set;

describeConformance('An icon', <CheckIcon />, { part: 'icon', element: SVGSVGElement });

describe('An icon', () => {
  it('is decorative without a label, and an image with the label as its name otherwise', async () => {
    const screen = await render(
      <>
        <CheckIcon />
        <CheckIcon label="Certified" />
      </>,
    );
    expect(screen.getByRole('img').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('img', { name: 'Certified' })).toBeVisible();
    expect(screen.container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  });

  it.each([
    ['small', 16],
    ['medium', 20],
    ['large', 24],
  ] as const)('%s is %d px wide and high', async (size, side) => {
    const { container } = await render(<CheckIcon size={size} />);
    const { width, height } = container.querySelector('svg')!.getBoundingClientRect();
    expect([width, height]).toEqual([side, side]);
  });

  it('adopts the size set by its parent component', async () => {
    const screen = await render(<Button start={<CheckIcon size="large" />}>Save</Button>);
    expect(screen.getByRole('button').element().querySelector('svg')!.getBoundingClientRect().width).toBeCloseTo(17.5);
  });

  it('has the colour of the surrounding text', async () => {
    const { container } = await render(
      <p style={{ color: 'rgb(1, 2, 3)' }}>
        <CheckIcon />
      </p>,
    );
    expect(getComputedStyle(container.querySelector('svg')!).stroke).toBe('rgb(1, 2, 3)');
  });
});

describe('The icon set', () => {
  const mirrored = [
    'Back',
    'Checklist',
    'External',
    'First',
    'Forward',
    'Last',
    'List',
    'Next',
    'Panel',
    'Previous',
    'Redo',
    'Send',
    'SignIn',
    'SignOut',
    'Undo',
  ];

  it('uses the same stroke width and the same grid for all icons', async () => {
    const { container } = await render(
      <>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </>,
    );
    const drawn = [...container.querySelectorAll('svg')];
    expect(drawn).toHaveLength(Object.keys(icons).length);
    expect(new Set(drawn.map((svg) => `${svg.getAttribute('stroke-width')} ${svg.getAttribute('viewBox')}`))).toEqual(
      new Set(['2 0 0 24 24']),
    );
  });

  it('mirrors only the icons that point along the reading direction in right-to-left text', async () => {
    const { container } = await render(
      <div dir="rtl">
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} data-name={name.replace('Icon', '')} />
        ))}
      </div>,
    );
    const turned = [...container.querySelectorAll('svg')].filter((svg) => getComputedStyle(svg).scale === '-1 1');
    expect(turned.map((svg) => svg.dataset['name'] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(mirrored);
  });

  it('follows the nearest `dir` attribute', async () => {
    const { container } = await render(
      <div dir="rtl">
        <div dir="ltr">
          <ForwardIcon />
        </div>
      </div>,
    );
    expect(getComputedStyle(container.querySelector('svg')!).scale).toBe('none');
  });
});
