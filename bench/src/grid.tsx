import adapter from '@grid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './grid.css';
import { columns, size, type Row } from './grid-contract';

const make = (count: number): Row[] =>
  Array.from(
    { length: count },
    (_, index) =>
      ({ id: index, ...Object.fromEntries(columns.map((name, at) => [name, `R${index} C${at}`])) }) as unknown as Row,
  );

const root = createRoot(document.getElementById('root')!);
const setRows = (rows: Row[] | null) => root.render(<div id="stage">{rows && <adapter.Grid rows={rows} />}</div>);
flushSync(() => setRows(null));
const stage = document.getElementById('stage')!;

/** Resolves when the next frame was painted. */
const painted = () =>
  new Promise<number>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
  });

/** Returns the number of the row at the middle of the grid; null if the middle is blank. */
function rowAtMiddle(): number | null {
  const { left, top } = stage.getBoundingClientRect();
  for (const element of document.elementsFromPoint(left + 60, top + size.height / 2)) {
    const found = /^R(\d+) C/.exec(element.textContent ?? '');
    if (found && (element.textContent ?? '').length < 400 && stage.contains(element)) return Number(found[1]);
  }
  return null;
}

let rows: Row[] = [];
const bench = {
  ready: true,
  prepare: (count: number) => {
    rows = make(count);
  },
  /** Mounts the rows; returns the time in ms until the frame was computed, and the number of elements. */
  async mount() {
    await painted();
    const start = performance.now();
    flushSync(() => setRows(rows));
    void stage.offsetHeight;
    const sync = performance.now() - start;
    while (rowAtMiddle() === null) await painted();
    return { sync, elements: stage.querySelectorAll('*').length };
  },
  unmount: () => flushSync(() => setRows(null)),
  /** Scrolls in steps of `distance` px; returns the times in ms from the event until the frame, and blank frames. */
  async scroll(steps: number, distance: number) {
    const scroller = adapter.scroller(stage);
    if (!scroller) return null;
    const times: number[] = [];
    let blank = 0;
    let start = 0;
    const mark = () => {
      start ||= performance.now();
    };
    addEventListener('scroll', mark, true);
    for (let step = 0; step < steps; step++) {
      start = 0;
      scroller.scrollTop += distance;
      const end = await painted();
      if (start) times.push(end - start);
      if (rowAtMiddle() === null) blank++;
      await painted();
    }
    removeEventListener('scroll', mark, true);
    return { times, blank, row: rowAtMiddle() };
  },
  /** Types a text; returns the longest task in ms until the result is shown. */
  async type(text: string) {
    const field = adapter.search?.(stage);
    if (!field) return null;
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (let length = 1; length <= text.length; length++) {
      value.set!.call(field, text.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      await new Promise((done) => setTimeout(done, 80));
    }
    await new Promise((done) => setTimeout(done, 2500));
    observer.disconnect();
    return { longest: Math.max(0, ...tasks), tasks: tasks.length, row: rowAtMiddle() };
  },
};
Object.assign(window, { bench });
