import { StrictMode, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox, type SingleComboboxProps, type Option } from '../../inputs/combobox/index.js';
import { Select, type SelectProps } from '../../inputs/select/index.js';
import { accessibilityTree } from '../../testing/accessibility-tree.js';
import { ThemeRoot } from '../../theme/index.js';

const long = 'une procédure d’évaluation de la conformité ';
const options: Option[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `v${index}`,
  label: `Device ${index}`,
}));
/** Options of very different heights. */
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
const Found = (props: Partial<SingleComboboxProps>) => frame(<Combobox label="Device" options={options} {...props} />);

const control = () => page.getByRole('combobox').element() as HTMLElement;
const list = () => page.getByRole('listbox').element() as HTMLElement;
const mounted = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const active = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '');
/** Distance of an element from the top edge of the list, in px. */
const below = (element: Element) => element.getBoundingClientRect().top - list().getBoundingClientRect().top;
const isInView = (element: Element) =>
  below(element) >= 0 && below(element) + element.clientHeight <= list().clientHeight;
/** The options that are fully or partly visible. */
const seen = () =>
  mounted().filter((option) => below(option) + option.offsetHeight > 1 && below(option) < list().clientHeight - 1);
/** Waits until the same options have the same positions in three consecutive frames. */
async function settled() {
  const positions = () => JSON.stringify(mounted().map((option) => [option.dataset['value'], below(option)]));
  for (let before = positions(), same = 0; same < 2;) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const now = positions();
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
/**
 * Expects options and group names to fill the visible area, with nothing between, above or below them except the
 * padding of the list and the lines between groups.
 */
function expectNoGap() {
  const rows = [...document.querySelectorAll<HTMLElement>('[role="option"], [data-slot="group-label"]')];
  const edges = rows
    .map((row) => [below(row), below(row) + row.offsetHeight] as const)
    .filter(([top, bottom]) => bottom > 7 && top < list().clientHeight - 7);
  const gaps = edges.map(([top], index) => top - (edges[index - 1]?.[1] ?? 0));
  gaps.push(list().clientHeight - edges.at(-1)![1]);
  expect(Math.max(...gaps)).toBeLessThan(15);
}
/** Returns the error events of the page while `act` runs. */
async function errorsDuring(act: () => Promise<void>) {
  const errors: string[] = [];
  const record = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', record);
  await act();
  window.removeEventListener('error', record);
  return errors;
}

describe('list of 10,000 options', () => {
  it('mounts only options in or near the viewport, with their position among all options', async () => {
    await open(<OneOf />);
    expect(mounted().length).toBeLessThan(40);
    expect(active()?.textContent).toBe('Device 0');
    expect([active()?.ariaPosInSet, active()?.ariaSetSize]).toEqual(['1', '10000']);
    expectNoGap();
  });

  it('has the same scroll height as with all options mounted', async () => {
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
  ])('supports keyboard navigation through all options: %s', async (keys, label) => {
    // All letters have the same timestamp. On a slow machine, pauses between them would reset the search text.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    onTestFinished(() => void vi.restoreAllMocks());
    await open(<OneOf />);
    await userEvent.keyboard(keys);
    expect(active()?.textContent).toBe(label);
    expect(isInView(active()!)).toBe(true);
    expect(mounted().length).toBeLessThan(50);
    await settled();
    expect(isInView(active()!)).toBe(true);
    expectNoGap();
  });

  it('opens with the chosen option in view', async () => {
    await open(<OneOf options={uneven} defaultValue="v5000" />);
    expect(active()?.dataset['value']).toBe('v5000');
    expect(active()?.ariaSelected).toBe('true');
    expect(isInView(active()!)).toBe(true);
    expectNoGap();
  });

  it('keeps the active option while scrolled away, and scrolls back to it on the next key', async () => {
    await open(<OneOf />, '{Enter}{PageDown}');
    await scrollTo(200_000);
    expectNoGap();
    expect(mounted().length).toBeLessThan(50);
    expect(active()?.textContent).toBe('Device 10');
    expect(isInView(active()!)).toBe(false);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.textContent).toBe('Device 11');
    expect(isInView(active()!)).toBe(true);
  });

  it('chooses an option by pointer after scrolling', async () => {
    await open(<OneOf />);
    await scrollTo(200_000);
    const option = seen()[3]!;
    const { value } = option.dataset;
    await userEvent.click(option);
    expect(control().textContent).toBe(options.find((each) => each.value === value)?.label);
  });

  it('does not shift visible options of different heights while scrolling', async () => {
    await open(<OneOf options={uneven} defaultValue="v5000" />);
    for (const step of [-120, -120, -300, 90, -250, 300, -120, -60, -400]) {
      const before = seen().map((option) => ({ option, top: below(option) }));
      await scrollTo(list().scrollTop + step);
      const stayed = before.filter(({ option }) => option.isConnected);
      expect(stayed.length).toBeGreaterThan(0);
      for (const { option, top } of stayed) expect(below(option)).toBeCloseTo(top - step, 0);
      expectNoGap();
    }
  });

  it('ends with its last option if the options have different heights', async () => {
    await open(<OneOf options={uneven} />);
    for (const [edge, value] of [
      [10_000_000, 'v9999'],
      [0, 'v0'],
    ] as const) {
      await scrollTo(edge);
      await scrollTo(edge); // the end may move when the last options are measured
      expect(isInView(document.querySelector(`[data-value="${value}"]`)!)).toBe(true);
      expectNoGap();
    }
  });

  it('keeps its width at every scroll position', async () => {
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

  it('measures its options again when its width changes, and does not move the active option', async () => {
    await open(<OneOf options={uneven} defaultValue="v5000" />);
    const before = below(active()!);
    const errors = await errorsDuring(async () => {
      (control().closest('[data-part="select"]')!.parentElement as HTMLElement).style.inlineSize = '700px';
      await expect.poll(() => list().offsetWidth).toBeGreaterThan(600);
      await settled();
    });
    expect(errors).toEqual([]);
    expect(Math.abs(below(active()!) - before)).toBeLessThan(3); // browsers scroll by whole pixels
    expectNoGap();
  });

  it('shows groups with their names, and positions among all options', async () => {
    await open(<OneOf options={inGroups} defaultValue="v5030" />);
    const group = active()!.closest('[role="group"]')!;
    expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Group 125');
    expect(active()!.ariaPosInSet).toBe('5031');
    expect(mounted().length).toBeLessThan(50);
    expectNoGap();
    await userEvent.keyboard('{End}');
    expect(isInView(active()!)).toBe(true);
    await scrollTo(150_000);
    expectNoGap();
  });

  it('exposes only options and groups to screen readers', async () => {
    await open(<OneOf options={inGroups} defaultValue="v5030" />);
    await expect
      .poll(async () => {
        const lines = await accessibilityTree();
        const within = lines.slice(lines.findIndex((line) => line.trim().startsWith('listbox')) + 1);
        return new Set(within.map((line) => line.trim().split(' ')[0]));
      })
      .toEqual(new Set(['group', 'option']));
  });

  it('works in a right-to-left theme root', async () => {
    await open(
      <ThemeRoot dir="rtl">
        <OneOf options={inGroups} />
      </ThemeRoot>,
      '{Enter}{End}',
    );
    expect(getComputedStyle(list()).direction).toBe('rtl');
    expect(isInView(active()!)).toBe(true);
    expectNoGap();
  });
});

describe('combobox of 10,000 options', () => {
  it('filters all options on every letter and mounts only a few', async () => {
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

  it('wraps around from the first option to the last', async () => {
    await open(<Found options={uneven} />, '{ArrowDown}{ArrowUp}');
    expect(active()?.dataset['value']).toBe('v9999');
    expect(isInView(active()!)).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()?.dataset['value']).toBe('v0');
    expect(isInView(active()!)).toBe(true);
  });

  it('with multiple values, shows all options again after a choice, with the chosen one in view', async () => {
    await open(frame(<Combobox label="Device" options={options} multiple />), '{ArrowDown}');
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
    expectNoGap();
  });

  it('calls the filter at most twice per option on a letter, and not at all on an arrow key', async () => {
    let calls = 0;
    const filter = (option: Option, typed: string) => {
      calls++;
      return option.label.includes(typed);
    };
    await render(
      <div>
        <Combobox label="Device" options={options} filter={filter} />
      </div>,
    );
    control().focus();
    await userEvent.keyboard('7');
    expect(calls).toBeLessThanOrEqual(20_000);
    calls = 0;
    await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowUp}');
    expect(calls).toBe(0);
  });
});

describe('list of 100 options', () => {
  it('mounts all options', async () => {
    await open(<OneOf options={options.slice(0, 100)} />);
    expect(mounted()).toHaveLength(100);
    expect(
      document.querySelectorAll('[aria-setsize], [data-slot="gap"], [data-windowed], [data-slot="longest"]'),
    ).toHaveLength(0);
  });
});
