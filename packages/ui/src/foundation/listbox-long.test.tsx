import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox, type ComboboxProps, type Option } from '../inputs/combobox/index.js';
import { Select, type SelectProps } from '../inputs/select/index.js';
import { accessibilityTree } from '../testing/accessibility-tree.js';
import { ThemeRoot } from '../theme/index.js';

const long = 'une procédure d’évaluation de la conformité ';
const options: Option[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `v${index}`,
  label: `Device ${index}`,
}));
/** Of very different heights. */
const uneven: Option[] = options.map((option, index) => ({
  ...option,
  label: `${option.label} ${long.repeat((index * 7) % 5)}`,
  description: index % 3 ? undefined : long,
}));
const inGroups: Option[] = options.map((option, index) => ({ ...option, group: `Group ${Math.floor(index / 40)}` }));

const frame = (children: ReactNode) => (
  <StrictMode>
    <div style={{ inlineSize: 320 }}>{children}</div>
  </StrictMode>
);
const OneOf = (props: Partial<SelectProps>) => frame(<Select label="Device" options={options} {...props} />);
const Found = (props: Partial<ComboboxProps>) => frame(<Combobox label="Device" options={options} {...props} />);

const control = () => page.getByRole('combobox').element() as HTMLElement;
const list = () => page.getByRole('listbox').element() as HTMLElement;
const mounted = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const active = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '');
/** Where an element stands within the list, in px below its upper edge. */
const below = (element: Element) => element.getBoundingClientRect().top - list().getBoundingClientRect().top;
const isInView = (element: Element) =>
  below(element) >= 0 && below(element) + element.clientHeight <= list().clientHeight;
/** The options that are seen, wholly or in part. */
const seen = () =>
  mounted().filter((option) => below(option) + option.offsetHeight > 1 && below(option) < list().clientHeight - 1);
/** Until nothing moves any more: in two frames one after the other the same stands at the same places. */
async function settled() {
  const look = () => JSON.stringify(mounted().map((option) => [option.dataset['value'], below(option)]));
  for (let before = look(), same = 0; same < 2;) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
async function open(ui: ReactNode, keys = '{Enter}') {
  await render(ui);
  control().focus();
  await userEvent.keyboard(keys);
  await settled();
}
async function scrollTo(top: number) {
  list().scrollTop = top;
  await settled();
}
/** Options and names of groups fill what is seen: between them, above and below is nothing but the list's padding and the lines between groups. */
function expectNoHole() {
  const rows = [...document.querySelectorAll<HTMLElement>('[role="option"], [data-slot="group-label"]')];
  const edges = rows
    .map((row) => [below(row), below(row) + row.offsetHeight] as const)
    .filter(([top, bottom]) => bottom > 7 && top < list().clientHeight - 7);
  const holes = edges.map(([top], index) => top - (edges[index - 1]?.[1] ?? 0));
  holes.push(list().clientHeight - edges.at(-1)![1]);
  expect(Math.max(...holes)).toBeLessThan(15);
}
/** What the page reports as its errors while something is done. */
async function errorsDuring(act: () => Promise<void>) {
  const errors: string[] = [];
  const hear = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', hear);
  await act();
  window.removeEventListener('error', hear);
  return errors;
}

describe('A list of 10,000 options', () => {
  it('mounts what is seen and what is near it, and says where each stands among all', async () => {
    await open(<OneOf />);
    expect(mounted().length).toBeLessThan(40);
    expect(active()?.textContent).toBe('Device 0');
    expect([active()?.ariaPosInSet, active()?.ariaSetSize]).toEqual(['1', '10000']);
    expectNoHole();
  });

  it('is as high as it would be with all of them', async () => {
    await open(<OneOf />);
    const row = mounted()[0]!.getBoundingClientRect().height;
    expect(list().scrollHeight).toBeCloseTo(row * 10_000 + 12, -1);
    await userEvent.keyboard('{End}');
    expect(list().scrollHeight).toBeCloseTo(row * 10_000 + 12, -1);
  });

  it.each([
    ['{End}', 'Device 9999'],
    ['{End}{Home}', 'Device 0'],
    ['{End}{ArrowUp}{PageUp}', 'Device 9988'],
    ['{PageDown}{PageDown}{ArrowDown}', 'Device 21'],
    ['device 7654', 'Device 7654'],
  ])('is walked from end to end: %s', async (keys, label) => {
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000); // all letters at one moment: on a loaded machine they come apart
    onTestFinished(() => void vi.restoreAllMocks());
    await open(<OneOf />);
    await userEvent.keyboard(keys);
    expect(active()?.textContent).toBe(label);
    expect(isInView(active()!)).toBe(true);
    expect(mounted().length).toBeLessThan(50);
    await settled();
    expect(isInView(active()!)).toBe(true);
    expectNoHole();
  });

  it('opens at the chosen option', async () => {
    await open(<OneOf options={uneven} defaultValue="v5000" />);
    expect(active()?.dataset['value']).toBe('v5000');
    expect(active()?.ariaSelected).toBe('true');
    expect(isInView(active()!)).toBe(true);
    expectNoHole();
  });

  it('keeps the active option while it scrolls elsewhere, and comes back with the next key', async () => {
    await open(<OneOf />, '{Enter}{PageDown}');
    await scrollTo(200_000);
    expectNoHole();
    expect(mounted().length).toBeLessThan(50);
    expect(active()?.textContent).toBe('Device 10');
    expect(isInView(active()!)).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.textContent).toBe('Device 11');
    expect(isInView(active()!)).toBe(true);
  });

  it('is chosen from by pointer where it was scrolled to', async () => {
    await open(<OneOf />);
    await scrollTo(200_000);
    const option = seen()[3]!;
    const { value } = option.dataset;
    await userEvent.click(option);
    expect(control().textContent).toBe(options.find((each) => each.value === value)?.label);
  });

  it('keeps what is seen in its place, up and down, whatever the heights', async () => {
    await open(<OneOf options={uneven} defaultValue="v5000" />);
    for (const step of [-120, -120, -300, 90, -250, 300, -120, -60, -400]) {
      const before = seen().map((option) => ({ option, top: below(option) }));
      await scrollTo(list().scrollTop + step);
      const stayed = before.filter(({ option }) => option.isConnected);
      expect(stayed.length).toBeGreaterThan(0);
      for (const { option, top } of stayed) expect(below(option)).toBeCloseTo(top - step, 0);
      expectNoHole();
    }
  });

  it('ends where its options do, whatever the heights', async () => {
    await open(<OneOf options={uneven} />);
    for (const [edge, value] of [
      [10_000_000, 'v9999'],
      [0, 'v0'],
    ] as const) {
      await scrollTo(edge);
      await scrollTo(edge); // its end may have moved while the last options were measured
      expect(isInView(document.querySelector(`[data-value="${value}"]`)!)).toBe(true);
      expectNoHole();
    }
  });

  it('is as wide wherever it is scrolled to', async () => {
    await open(
      <OneOf
        options={options.map((option, index) => ({
          ...option,
          label: `${option.label}${index === 9000 ? ` ${long.slice(0, 24)}` : ''}`,
        }))}
      />,
    );
    const width = list().offsetWidth;
    expect(width).toBeGreaterThanOrEqual(320);
    for (const top of [0, 100_000, 324_000]) {
      await scrollTo(top);
      expect(list().offsetWidth).toBe(width);
    }
  });

  it('measures again when it gets another width, and the active option stays where it is', async () => {
    await open(<OneOf options={uneven} defaultValue="v5000" />);
    const before = below(active()!);
    const errors = await errorsDuring(async () => {
      (control().closest('[data-part="select"]')!.parentElement as HTMLElement).style.inlineSize = '700px';
      await expect.poll(() => list().offsetWidth).toBeGreaterThan(600);
      await settled();
    });
    expect(errors).toEqual([]);
    expect(Math.abs(below(active()!) - before)).toBeLessThan(3); // a browser scrolls by whole pixels
    expectNoHole();
  });

  it('shows its groups under their names, and options count among all', async () => {
    await open(<OneOf options={inGroups} defaultValue="v5030" />);
    const group = active()!.closest('[role="group"]')!;
    expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Group 125');
    expect(active()!.ariaPosInSet).toBe('5031');
    expect(mounted().length).toBeLessThan(50);
    expectNoHole();
    await userEvent.keyboard('{End}');
    expect(isInView(active()!)).toBe(true);
    await scrollTo(150_000);
    expectNoHole();
  });

  it('is read as a listbox of options and groups alone', async () => {
    await open(<OneOf options={inGroups} defaultValue="v5030" />);
    await expect
      .poll(async () => {
        const lines = await accessibilityTree();
        const within = lines.slice(lines.findIndex((line) => line.trim().startsWith('listbox')) + 1);
        return new Set(within.map((line) => line.trim().split(' ')[0]));
      })
      .toEqual(new Set(['group', 'option']));
  });

  it('works in a right-to-left island', async () => {
    await open(
      <ThemeRoot dir="rtl">
        <OneOf options={inGroups} />
      </ThemeRoot>,
      '{Enter}{End}',
    );
    expect(getComputedStyle(list()).direction).toBe('rtl');
    expect(isInView(active()!)).toBe(true);
    expectNoHole();
  });
});

describe('A combobox of 10,000 options', () => {
  it('finds among all of them, and mounts few at every letter', async () => {
    await open(<Found />, '{ArrowDown}');
    for (const [letter, count] of [
      ['9', 3439],
      ['9', 280],
      ['9', 19],
      ['9', 1],
    ] as const) {
      await userEvent.keyboard(letter);
      expect(page.getByRole('status').element().textContent).toBe(count === 1 ? '1 option' : `${count} options`);
      expect(mounted().length).toBeLessThan(40);
      expect(isInView(active()!)).toBe(true);
    }
    expect(mounted()[0]!.hasAttribute('aria-setsize')).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect((control() as HTMLInputElement).value).toBe('Device 9999');
  });

  it('goes round from the first to the last', async () => {
    await open(<Found options={uneven} />, '{ArrowDown}{ArrowUp}');
    expect(active()?.dataset['value']).toBe('v9999');
    expect(isInView(active()!)).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.dataset['value']).toBe('v0');
    expect(isInView(active()!)).toBe(true);
  });

  it('of several shows the one that was chosen among all again', async () => {
    await open(<Found multiple />, '{ArrowDown}');
    await userEvent.keyboard('5432{Enter}');
    expect(active()?.textContent).toBe('Device 5432');
    expect(active()?.ariaSelected).toBe('true');
    await settled();
    expect(isInView(active()!)).toBe(true);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([...document.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent)).toEqual([
      'Device 5432',
      'Device 5433',
    ]);
    expectNoHole();
  });

  it('asks of each option at most twice at a letter whether it fits, and of none at an arrow', async () => {
    let asked = 0;
    const filter = (option: Option, typed: string) => {
      asked++;
      return option.label.includes(typed);
    };
    await render(
      <div>
        <Combobox label="Device" options={options} filter={filter} />
      </div>,
    );
    control().focus();
    await userEvent.keyboard('7');
    expect(asked).toBeLessThanOrEqual(20_000);
    asked = 0;
    await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowUp}');
    expect(asked).toBe(0);
  });
});

describe('A list of a hundred options', () => {
  it('is mounted as a whole', async () => {
    await open(<OneOf options={options.slice(0, 100)} />);
    expect(mounted()).toHaveLength(100);
    expect(
      document.querySelectorAll('[aria-setsize], [data-slot="gap"], [data-windowed], [data-slot="longest"]'),
    ).toHaveLength(0);
  });
});
