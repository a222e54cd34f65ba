import type { Chart } from './use-chart.js';
import { chartRows, csvOf, tabbedOf } from './chart-csv.js';
import { chartSvg, pngOf } from './chart-image.js';

interface Exported {
  chart: Chart;
  /** Header of the first column. */
  header: string;
  /** Name of the file without extension. */
  fileName: string;
  figure: HTMLElement;
}

/** Time in ms until the address of a file is released. Browsers start a download asynchronously. */
const release = 10_000;
const unsafe = /[\\/:*?"<>|\p{Cc}]+/gu;

function download(blob: Blob, { fileName }: Exported, extension: string) {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = `${fileName.replaceAll(unsafe, ' ').trim().slice(0, 100) || 'chart'}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), release);
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
const mark = '\uFEFF';

/** Downloads and copies of a chart. Each rejects if the browser denies it. */
export const chartExport = {
  downloadCsv: async (one: Exported) => {
    const csv = csvOf(chartRows(one.chart, one.header));
    download(new Blob([mark, csv], { type: 'text/csv;charset=utf-8' }), one, 'csv');
  },
  downloadSvg: async (one: Exported) =>
    download(new Blob([chartSvg(one.figure).svg], { type: 'image/svg+xml' }), one, 'svg'),
  downloadPng: async (one: Exported) => download(await pngOf(chartSvg(one.figure)), one, 'png'),
  copyFigures: (one: Exported) => navigator.clipboard.writeText(tabbedOf(chartRows(one.chart, one.header))),
  copySvg: (one: Exported) => navigator.clipboard.writeText(chartSvg(one.figure).svg),
  copyPng: async (one: Exported) => {
    const image = pngOf(chartSvg(one.figure));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
  },
};
export type ChartExport = typeof chartExport;
