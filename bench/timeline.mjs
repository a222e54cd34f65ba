// `node bench/timeline.mjs`: frames of scrolling and zooming the timeline with 10,000 bars over 100 rows and three years,
// as ratios to a plain window over the same bars in the same run. Build the package first (`npm run build -w
// @attesta/ui`). Options: --rounds 5
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { Page } from './lib/browser.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serve.mjs';

const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] || 5);
const outDir = join(root, 'dist', 'timeline');
await build({
  configFile: false,
  root: join(root, 'src'),
  base: './',
  logLevel: 'error',
  mode: 'production',
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'src', 'timeline.html') } },
});

const scales = { day: 32, month: 2.63, year: 0.4 };
const samples = {};
const put = (row, kind, value) => ((samples[row] ??= { ours: [], plain: [] })[kind].push(value), value);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const server = await serve(outDir);
const page = await new Page('timeline', `${server.url}/timeline.html`).open();
const load = loadavg()[0];
try {
  for (let round = 0; round <= rounds; round++) {
    for (const [name, day] of Object.entries(scales)) {
      for (const kind of round % 2 ? ['ours', 'plain'] : ['plain', 'ours']) {
        const record = (row, { cpu, longest, frames }) =>
          round > 0 && put(`${row}, ${name}`, kind, { cpu: cpu / frames, longest });
        const { cpu, bars } = await page.timed('mount', [kind, day], 100);
        if (round > 0) put(`mount, ${name}`, kind, { cpu, longest: 0, bars });
        record('scroll down', await page.timed('scrollDown'));
        record('scroll across', await page.timed('scrollAcross'));
        record('zoom', await page.timed('zoom', [kind, day], 400));
      }
    }
  }
} finally {
  await page.close();
  server.close();
}
console.log(
  `Timeline, 10,000 bars; load ${load.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after; ${rounds} rounds.`,
);
console.log('CPU of the main thread: per frame in ms, and the ratio to a plain window. Longest frame in ms.');
for (const [row, { ours, plain }] of Object.entries(samples)) {
  const [own, base] = [ours, plain].map((list) => median(list.map(({ cpu }) => cpu)));
  const longest = [ours, plain].map((list) => median(list.map((sample) => sample.longest)).toFixed(0));
  const bars = ours[0].bars ? `  bars ${ours[0].bars} / ${plain[0].bars}` : `  longest ${longest.join(' / ')}`;
  console.log(
    `${row.padEnd(22)} ${own.toFixed(1).padStart(7)} ${base.toFixed(1).padStart(7)} ${(own / base).toFixed(2).padStart(6)}${bars}`,
  );
}
for (const error of page.errors) console.error(error);
process.exitCode = page.errors.length > 0 ? 1 : 0;
