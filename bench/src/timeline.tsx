/**
 * 10,000 bars over 100 rows and three years: our timeline, and a plain window over the same bars without React,
 * semantics or editing, as the baseline.
 */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import '@attesta/ui/theme.css';
import { Timeline, type TimelineBar } from '@attesta/ui/data/timeline';

const rowCount = 100;
const barCount = 10_000;
const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);
const iso = (day: number) => new Date(start + day * dayMs).toISOString().slice(0, 10);
const periods = Array.from({ length: barCount }, (_, at) => {
  const from = Math.floor(at / rowCount) * 10 + ((at * 7) % 5);
  return { row: at % rowCount, from, to: from + 2 + ((at * 13) % 9) };
});
const bars: TimelineBar[] = periods.map(({ row, from, to }, at) => ({
  id: `b${at}`,
  row: `r${row}`,
  from: iso(from),
  to: iso(to),
  text: `Job ${at}`,
}));
const rows = Array.from({ length: rowCount }, (_, at) => ({ id: `r${at}`, label: `Machine ${at + 1}` }));
const root = document.querySelector<HTMLElement>('#root')!;
let unmount = () => {};

const plainCss = `
.plain { position: relative; overflow: auto; block-size: 640px; }
.plain > div { position: relative; inline-size: calc(1096 * var(--day)); block-size: 3600px; }
.plain > div > div { position: absolute; inset-inline: 0; block-size: 36px; border-block-end: 1px solid #ddd; }
.plain button { position: absolute; inset-inline-start: calc(var(--from) * var(--day)); inline-size: calc(var(--days) * var(--day));
  inset-block-start: 8px; block-size: 20px; padding: 0; border: 1px solid #666; background: #fff; overflow: clip; }`;

/** Replaces the rows in view on each scroll, as one would without a library. */
function mountPlain(day: number) {
  root.innerHTML = `<style>${plainCss}</style><div class="plain" style="--day:${day}px"><div></div></div>`;
  const scroller = root.querySelector<HTMLElement>('.plain')!;
  const body = scroller.firstElementChild as HTMLElement;
  const byRow = rows.map((_, row) => periods.filter((period) => period.row === row));
  const mounted = new Map<number, HTMLElement>();
  const update = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / 36) - 6);
    const last = Math.min(rowCount - 1, Math.ceil((scroller.scrollTop + 640) / 36) + 6);
    for (const [row, element] of mounted) {
      if (row >= first && row <= last) continue;
      element.remove();
      mounted.delete(row);
    }
    for (let row = first; row <= last; row++) {
      if (mounted.has(row)) continue;
      const line = document.createElement('div');
      line.style.insetBlockStart = `${row * 36}px`;
      for (const { from, to } of byRow[row]!) {
        const bar = document.createElement('button');
        bar.style.setProperty('--from', String(from));
        bar.style.setProperty('--days', String(to - from + 1));
        line.append(bar);
      }
      body.append(line);
      mounted.set(row, line);
    }
  };
  scroller.addEventListener('scroll', update, { passive: true });
  update();
  unmount = () => root.replaceChildren();
}

function mountOurs(day: number) {
  const host = root.appendChild(document.createElement('div'));
  const reactRoot = createRoot(host);
  flushSync(() =>
    reactRoot.render(
      <Timeline
        hideTools
        label="Jobs"
        rows={rows}
        defaultBars={bars}
        from="2026-01-01"
        to="2028-12-31"
        today="2026-01-01"
        defaultZoom={day}
        style={{ inlineSize: 1240 }}
      />,
    ),
  );
  unmount = () => {
    reactRoot.unmount();
    host.remove();
  };
}

const scroller = () => root.querySelector<HTMLElement>('.plain, [role="treegrid"]')!;
/** Few, so that a slow machine finishes a step within the time limit of a call. */
const frameCount = 20;
const frame = () => new Promise<number>(requestAnimationFrame);

/** Runs a step in each of a number of frames. Returns the longest distance between two frames in ms. */
async function frames(step: (at: number) => void) {
  let longest = 0;
  let before = await frame();
  for (let at = 0; at < frameCount; at++) {
    step(at);
    const now = await frame();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return { longest, frames: frameCount };
}

const api = {
  ready: true,
  mount(kind: 'ours' | 'plain', day: number) {
    unmount();
    const began = performance.now();
    if (kind === 'ours') mountOurs(day);
    else mountPlain(day);
    void root.offsetHeight;
    return { sync: performance.now() - began, bars: root.querySelectorAll('button').length };
  },
  scrollDown: () => frames((at) => void (scroller().scrollTop = at * 48)),
  scrollAcross: () => frames((at) => void (scroller().scrollLeft = at * 120)),
  /** Zooms in and out within one level, as a pinch does: one step per frame. */
  zoom: (kind: 'ours' | 'plain', day: number) =>
    frames((at) => {
      const next = day * (1 + 0.3 * Math.sin(at / 10));
      if (kind === 'plain') scroller().style.setProperty('--day', `${next}px`);
      else
        scroller().dispatchEvent(
          new WheelEvent('wheel', { ctrlKey: true, deltaY: at % 20 < 10 ? -4 : 4, clientX: 700, cancelable: true }),
        );
    }),
};
Object.assign(window, { bench: api });
