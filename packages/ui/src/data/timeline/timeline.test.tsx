import { createRef, Profiler, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { accessibilityTree } from '../../testing/accessibility-tree.js';
import { addDays } from '../../foundation/dates/calendar-dates.js';
import {
  applyEdit,
  editOf,
  emptyHistory,
  overlapConflicts,
  Timeline,
  undone,
  withEdit,
  type EditHistory,
  type TimelineBar,
  type TimelineEditor,
  type TimelineProps,
} from './index.js';
import { timelineGroupKeys, timelineKeys } from './timeline.keys.js';

const groups = [{ id: 'trees', label: 'Trees' }];
const rows = [
  { id: 'oak', label: 'Oak', group: 'trees' },
  { id: 'pine', label: 'Pine', group: 'trees' },
];
const bars: TimelineBar[] = [
  { id: 'a', row: 'oak', from: '2027-03-01', to: '2027-03-10' },
  { id: 'b', row: 'oak', from: '2027-05-01', to: '2027-05-31' },
];
const period = { from: '2027-01-01', to: '2027-12-31', today: '2027-06-01', locale: 'en-GB' };
const wide = { style: { inlineSize: 1200 } };

const Example = (props: Partial<TimelineProps>) => (
  <Timeline label="Garden" rows={rows} groups={groups} defaultBars={bars} {...period} {...wide} {...props} />
);
const noOverlap: TimelineProps['validate'] = (next, edit) =>
  overlapConflicts(next, edit, (_, other) => `overlaps ${other.id}`);
const bar = (id: string) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)!;
const scroller = () => document.querySelector<HTMLElement>('[role="treegrid"]')!;
const focusedName = () => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
};
const label = (id: string) => rows.find((row) => row.id === id)?.label ?? id;
const textOf = (list: readonly TimelineBar[]) => list.map(({ row, from, to }) => `${label(row)} ${from} ${to}`);
/** Presses keys, after the width is measured. */
async function mounted(props: Partial<TimelineProps> = {}) {
  const result = await render(<Example {...props} />);
  await vi.waitFor(() => expect(scroller()).not.toBeNull());
  return result;
}

describeConformance(
  'Timeline',
  <Timeline label="Garden" rows={rows} groups={groups} defaultBars={bars} {...period} />,
  {
    part: 'timeline',
    element: HTMLDivElement,
  },
);

describe('Timeline by keyboard', () => {
  it.each(timelineKeys)('$keys: $does', async (row) => {
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    await mounted({ onBarsChange });
    await walkKeys(row, { focusFirst: bar('a') });
    await vi.waitFor(() => expect(focusedName()?.slice(0, row.focus.length)).toBe(row.focus));
    const after = onBarsChange.mock.lastCall?.[0] ?? bars;
    expect(textOf(after).toSorted()).toEqual((row.bars ?? textOf(bars)).toSorted());
  });

  it.each(timelineGroupKeys)('$keys: $does', async (row) => {
    await mounted();
    await walkKeys(row, { focusFirst: document.querySelector<HTMLElement>('[data-slot="fold"]')! });
    const line = document.querySelector('[data-line="trees"]');
    expect(line?.getAttribute('aria-expanded')).toBe(String(!row.folded));
    expect(document.querySelector('[data-line="oak"]') === null).toBe(row.folded);
  });

  it('is one tab stop, and follows the reading direction', async () => {
    await render(
      <div dir="rtl">
        <Example hideTools />
      </div>,
    );
    await vi.waitFor(() => expect(scroller()).not.toBeNull());
    expect(scroller().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    bar('a').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focusedName()).toBe('Oak, 11 – 31 Mar 2027, free');
    await userEvent.keyboard('{ArrowRight}m{ArrowLeft}{Enter}');
    await vi.waitFor(() => expect(focusedName()).toContain('2 – 11 Mar 2027'));
    expect(scroller().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('announces each step with its length and its conflict, and a conflict blocks Enter', async () => {
    const announced = recordAnnouncements();
    const onBarsChange = vi.fn();
    await mounted({ validate: noOverlap, onBarsChange });
    bar('a').focus();
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(announced.at(-1)).toContain('Moving 1 entry'));
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await vi.waitFor(() => expect(announced.at(-1)).toBe('polite 8 – 17 Mar 2027, 10 days'));
    for (let week = 0; week < 6; week++) await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await vi.waitFor(() => expect(announced.at(-1)).toContain('19 – 28 Apr 2027, 10 days'));
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await vi.waitFor(() => expect(announced.at(-1)).toBe('polite 26 Apr – 5 May 2027, 10 days, overlaps b'));
    expect(document.querySelector('[data-slot="ghost"]')?.hasAttribute('data-conflict')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(announced.at(-1)).toBe('assertive Not saved: overlaps b'));
    expect(onBarsChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(announced.at(-1)).toContain('nothing changed'));
    expect(document.querySelector('[data-slot="ghost"]')).toBeNull();
    expect(document.activeElement).toBe(bar('a'));
  });

  it('moves all selected bars together, and the focus follows', async () => {
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    await mounted({ onBarsChange, defaultSelected: ['a', 'b'] });
    bar('b').focus();
    await userEvent.keyboard('m{ArrowLeft}{Enter}');
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledOnce());
    expect(textOf(onBarsChange.mock.lastCall![0])).toEqual(['Oak 2027-02-28 2027-03-09', 'Oak 2027-04-30 2027-05-30']);
    expect(onBarsChange.mock.lastCall![1].edit.changes).toHaveLength(2);
  });

  it('splits once and pastes once while the key is kept pressed', async () => {
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    await mounted({ onBarsChange });
    bar('a').focus();
    await userEvent.keyboard('{s>4/}');
    expect(onBarsChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}c{ArrowDown}{v>4/}{/Control}');
    expect(onBarsChange).toHaveBeenCalledTimes(2);
  });

  it('a planner changes 120 times by keyboard alone, and undoes everything', async () => {
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    await mounted({ onBarsChange });
    bar('a').focus();
    const day = [
      'm{ArrowRight}{Enter}',
      'r{ArrowRight}{Enter}',
      '{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}{Delete}{ArrowUp}',
      's {ArrowRight} j{Escape}',
    ];
    await userEvent.keyboard(day.join('').repeat(20));
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledTimes(120));
    const commands = onBarsChange.mock.calls.map(([, { edit }]) => edit.command);
    const round = ['move', 'resize', 'copy', 'remove', 'split', 'join'];
    expect(commands).toEqual(Array.from({ length: 20 }, () => round).flat());
    expect(textOf(onBarsChange.mock.lastCall![0])).toEqual(['Oak 2027-03-21 2027-04-19', 'Oak 2027-05-01 2027-05-31']);
    await userEvent.keyboard(`{Control>}${'z'.repeat(120)}{/Control}`);
    await vi.waitFor(() => expect(onBarsChange).toHaveBeenCalledTimes(240));
    expect(onBarsChange.mock.lastCall![0]).toEqual(bars);
  });

  it('never changes read-only bars, and opens them', async () => {
    const onBarsChange = vi.fn();
    const onBarOpen = vi.fn();
    const announced = recordAnnouncements();
    await mounted({ onBarsChange, onBarOpen, defaultBars: [{ ...bars[0]!, readOnly: true }] });
    bar('a').focus();
    await userEvent.keyboard('m{Delete}sr');
    await vi.waitFor(() => expect(announced).toContain('polite This entry is read-only'));
    await userEvent.keyboard('{Enter}');
    expect(onBarOpen).toHaveBeenCalledOnce();
    expect(onBarsChange).not.toHaveBeenCalled();
    expect(document.querySelector('[data-slot="ghost"]')).toBeNull();
  });
});

describe('Timeline for screen readers', () => {
  it('is a tree grid with levels, row headers, column headers and named bars', async () => {
    await mounted({
      hideTools: true,
      states: { open: { label: 'Open', look: 'outline' } },
      defaultBars: [{ ...bars[0]!, state: 'open', text: '1 of 4 free', mark: 'Not confirmed' }],
      from: '2027-02-01',
      to: '2027-04-30',
    });
    // The browser updates the tree after the rows of the window are rendered.
    const ours = await vi.waitFor(async () => {
      const tree = (await accessibilityTree()).map((line) => line.trim());
      const lines = tree.slice(tree.findIndex((line) => line.startsWith('treegrid "Garden"')));
      expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^rowheader "Trees/)]));
      return lines;
    });
    expect(ours).toContain('columnheader "Row"');
    expect(ours).toContain('columnheader "March 2027"');
    expect(ours.some((line) => line.startsWith('rowheader "Oak"'))).toBe(true);
    expect(ours).toContain('button "Oak, 1 – 10 Mar 2027, 10 days, Open, 1 of 4 free, Not confirmed"');
    const oak = document.querySelector('[data-line="oak"]')!;
    expect(scroller().getAttribute('aria-rowcount')).toBe('5');
    expect(scroller().getAttribute('aria-colcount')).toBe('4');
    expect([oak.getAttribute('aria-rowindex'), oak.getAttribute('aria-level')]).toEqual(['4', '2']);
    expect(bar('a').closest('[role="gridcell"]')?.getAttribute('aria-colindex')).toBe('3');
  });
});

describe('Zooming', () => {
  it('commits nothing until it ends, then never the bars that were in view', async () => {
    let reads = 0;
    const counted: TimelineBar[] = bars.map((each) => ({
      ...each,
      get text() {
        reads++;
        return 'Job';
      },
    }));
    const onRender = vi.fn();
    const onZoomChange = vi.fn();
    await render(
      <Profiler id="timeline" onRender={onRender}>
        <Example defaultBars={counted} onZoomChange={onZoomChange} hideTools />
      </Profiler>,
    );
    await vi.waitFor(() => expect(bar('a')).not.toBeNull());
    bar('a').focus();
    const before = [bar('a'), bar('b')];
    const width = bar('b').getBoundingClientRect().width;
    await vi.waitFor(() => expect(document.activeElement).toBe(before[0]));
    onRender.mockClear();
    reads = 0;
    const zoom = (deltaY: number) =>
      scroller().dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY, cancelable: true, clientX: 600 }));
    for (let step = 0; step < 5; step++) zoom(-10); // 2.63 to 3.7 px per day: still months
    expect(onRender).not.toHaveBeenCalled();
    expect(bar('b').getBoundingClientRect().width).toBeGreaterThan(width * 1.3);
    for (let step = 0; step < 20; step++) zoom(-10); // to days of a week: another level
    await vi.waitFor(() => expect(onZoomChange).toHaveBeenCalledOnce());
    expect(reads).toBe(0);
    expect(bar('a')).toBe(before[0]);
    expect(bar('b')).toBe(before[1]);
    expect(document.activeElement).toBe(before[0]);
  });

  it('changes the columns with the level', async () => {
    await mounted();
    await page.getByText('Year', { exact: true }).click();
    await vi.waitFor(() => expect(scroller().getAttribute('aria-colcount')).toBe('2'));
    await page.getByText('Quarter', { exact: true }).click();
    await vi.waitFor(() => expect(scroller().getAttribute('aria-colcount')).toBe('5'));
    expect(page.getByRole('columnheader', { name: 'Q2 2027' }).elements()).toHaveLength(1);
  });
});

describe('Rows', () => {
  it('are virtual in both directions, and the one with the focus stays', async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: `r${at}`, label: `Row ${at}` }));
    const all = many.flatMap(({ id }, at) =>
      Array.from({ length: 30 }, (_, nth) => ({
        id: `${id}-${nth}`,
        row: id,
        from: addDays('2026-01-01', nth * 36 + (at % 7)),
        to: addDays('2026-01-01', nth * 36 + (at % 7) + 5),
      })),
    );
    await mounted({
      rows: many,
      groups: [],
      defaultBars: all,
      from: '2026-01-01',
      to: '2028-12-31',
      defaultZoom: 'day',
    });
    const count = () => document.querySelectorAll('[data-bar]').length;
    expect(count()).toBeLessThan(400);
    const first = document.querySelector<HTMLElement>('[data-line="r0"] [data-slot="row-header"]')!;
    first.focus();
    scroller().scrollTop = 5000;
    await vi.waitFor(() => expect(document.querySelector('[data-line="r140"]')).not.toBeNull());
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(focusedName()).toContain('Row 1'));
    expect(scroller().scrollTop).toBeLessThan(200);
    expect(count()).toBeLessThan(600);
  });
});

describe('Timeline changed from outside', () => {
  it('validates the change, announces it, and undoes it with the others', async () => {
    const editor = createRef<TimelineEditor>();
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    await mounted({ editorRef: editor, onBarsChange, validate: noOverlap });
    const change: TimelineEditor['change'] = (...edit) => editor.current!.change(...edit);
    expect(change(new Map([['a', { ...bars[0]!, to: '2027-05-02' }]]))).toBe(false);
    expect(change(new Map([['a', null]]), [{ id: 'c', row: 'pine', from: '2027-02-01', to: '2027-02-02' }])).toBe(true);
    await vi.waitFor(() => expect(bar('a')).toBeNull());
    expect(textOf(onBarsChange.mock.lastCall![0])).toEqual(['Oak 2027-05-01 2027-05-31', 'Pine 2027-02-01 2027-02-02']);
    bar('b').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await vi.waitFor(() => expect(onBarsChange.mock.lastCall![1].reason).toBe('undo'));
    expect(textOf(onBarsChange.mock.lastCall![0])).toEqual(textOf(bars));
  });

  it('shares its history with edits that are made elsewhere', async () => {
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    function Page() {
      const [list, setList] = useState<readonly TimelineBar[]>(bars);
      const [history, setHistory] = useState<EditHistory>(emptyHistory);
      const remove = () => {
        const edit = editOf(list, 'remove', new Map([['b', null]]))!;
        setList(applyEdit(list, edit));
        setHistory(withEdit(history, edit));
      };
      const undo = () => {
        const step = undone(history)!;
        setList(applyEdit(list, step.edit));
        setHistory(step.history);
      };
      return (
        <>
          <button onClick={remove}>Remove elsewhere</button>
          <button onClick={undo}>Undo elsewhere</button>
          <Example
            bars={list}
            history={history}
            onHistoryChange={setHistory}
            onBarsChange={(next, details) => {
              setList(next);
              onBarsChange(next, details);
            }}
          />
        </>
      );
    }
    await render(<Page />);
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
    const { color } = getComputedStyle(undo.element());
    await page.getByRole('button', { name: 'Remove elsewhere' }).click();
    await vi.waitFor(() => expect(bar('b')).toBeNull());
    await expect.element(undo).not.toHaveAttribute('aria-disabled');
    // A disabled button looks different.
    expect(getComputedStyle(undo.element()).color).not.toBe(color);
    await undo.click();
    await vi.waitFor(() => expect(bar('b')).not.toBeNull());
    expect(onBarsChange.mock.lastCall![1]).toMatchObject({ reason: 'undo', edit: { command: 'remove' } });
    bar('a').focus();
    await userEvent.keyboard('{Delete}');
    await vi.waitFor(() => expect(bar('a')).toBeNull());
    await page.getByRole('button', { name: 'Undo elsewhere' }).click();
    await vi.waitFor(() => expect(bar('a')).not.toBeNull());
    await redo.click();
    await vi.waitFor(() => expect(bar('a')).toBeNull());
  });

  it('takes the ids of new bars from its owner', async () => {
    const onBarsChange = vi.fn<NonNullable<TimelineProps['onBarsChange']>>();
    await mounted({ newId: () => 'mine', onBarsChange });
    bar('a').focus();
    await userEvent.keyboard('s');
    await vi.waitFor(() => expect(onBarsChange.mock.lastCall?.[0].map(({ id }) => id)).toContain('mine'));
  });
});
