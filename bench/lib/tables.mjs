import { baseline, noise, notCompared, numberRows, ratioRows, unstyled } from './rows.mjs';

const table = (head, rows) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
const shown = (value, digits) => (value == null ? '–' : value.toFixed(digits));
const names = {
  'vanilla-aa': 'plain again',
  ours: '**ours**',
  before: 'before',
  'base-ui': 'Base UI',
  rac: 'React Aria',
  mui: 'MUI',
  antd: 'Ant Design',
  mantine: 'Mantine',
  chakra: 'Chakra',
  fluent: 'Fluent',
};
const nameOf = (adapter) => names[adapter] ?? adapter;

/** Returns the ratio rows with a value for each adapter: medians over rounds (`ratio`) or 20th percentiles (`fast`). */
const ratios = ({ adapters }, method) =>
  ratioRows
    .filter((row) => row[method])
    .map((row) => ({
      ...row,
      values: Object.fromEntries(
        Object.entries(adapters).map(([name, own]) => [name, row[method](own, adapters[baseline])]),
      ),
    }));

/** Lists the rows where our library misses its target or is over 10 % slower than a styled library. */
export function losses(result) {
  return ratios(result, 'ratio').flatMap(({ label, target, values }) => {
    const own = values.ours;
    if (own == null) return [];
    const ahead = Object.entries(values).filter(
      ([name, value]) => !notCompared.has(name) && !unstyled.has(name) && value != null && value * 1.1 < own,
    );
    const over = target !== undefined && own > target * 1.05;
    const best = ahead.sort(([, a], [, b]) => a - b)[0];
    const parts = [
      over && `${own.toFixed(2)}, target ${target}`,
      best && `${nameOf(best[0])} ${best[1].toFixed(2)}, ours ${own.toFixed(2)}`,
    ].filter(Boolean);
    return parts.length > 0 ? [`- ${label}: ${parts.join('; ')}.`] : [];
  });
}

/**
 * Returns the rows of our library divided by those of the earlier commit: below 1 is better. A row counts as worse if
 * medians and 20th percentiles both differ by more than the noise, which is plain HTML measured twice.
 */
export function againstBefore({ adapters }) {
  const { ours, before } = adapters;
  const plainAgain = adapters['vanilla-aa'];
  const rows = ratioRows.map(({ label, ratio, fast }) => {
    const medians = ratio(ours, before);
    const fastest = fast?.(ours, before);
    const limit = Math.max(
      noise,
      ...[ratio, fast].map((method) => Math.abs((plainAgain && method?.(plainAgain, adapters[baseline])) ?? 1) - 1),
    );
    const isWorse = [medians, fastest].filter((value) => value != null).every((value) => value > 1 + limit);
    return { label, cells: [shown(medians, 2), shown(fastest, 2)], isWorse: medians != null && isWorse };
  });
  const numbers = numberRows.map(({ label, number, digits }) => {
    const [now, earlier] = [number(ours), number(before)];
    const cells = [shown(earlier, digits), shown(now, digits)];
    return { label, cells, isWorse: Number(cells[1]) > Number(cells[0]) };
  });
  return { rows, numbers };
}

function beforeTables(result) {
  const { rows, numbers } = againstBefore(result);
  const worse = [...rows, ...numbers].filter(({ isWorse }) => isWorse);
  return [
    `### Ratio to ${result.against.slice(0, 8)}`,
    '',
    table(
      ['', 'medians', '20th percentiles'],
      rows.map(({ label, cells }) => [label, ...cells]),
    ),
    '',
    table(
      ['', 'before', 'now'],
      numbers.map(({ label, cells }) => [label, ...cells]),
    ),
    '',
    '### Rows that became worse',
    '',
    ...(worse.length > 0 ? worse.map(({ label, cells }) => `- ${label}: ${cells.join(', ')}`) : ['None in this run.']),
    '',
  ];
}

/** Returns the complete result as Markdown. */
export function asTables(result) {
  const columns = Object.keys(result.adapters).filter((name) => name !== baseline);
  const head = ['', 'target', ...columns.map(nameOf)];
  const ratioTable = (method) =>
    table(
      head,
      ratios(result, method).map(({ label, target, values }) => [
        label,
        target ?? '',
        ...columns.map((name) => shown(values[name], 2)),
      ]),
    );
  const numbers = numberRows.map(({ label, target, number, digits }) => [
    label,
    target ?? '',
    ...['vanilla', ...columns].map((name) => shown(number(result.adapters[name]), digits)),
  ]);
  const lost = losses(result);
  return [
    ...(result.adapters.before && result.adapters.ours ? beforeTables(result) : []),
    '### Ratio to plain HTML',
    '',
    ratioTable('ratio'),
    '',
    '### Ratio of the 20th percentiles',
    '',
    ratioTable('fast'),
    '',
    '### Absolute numbers',
    '',
    table(['', 'target', 'plain', ...columns.map(nameOf)], numbers),
    '',
    '### Rows over the target, or worse than a styled library',
    '',
    ...(lost.length > 0 ? lost : ['None in this run.']),
    '',
    ...(result.failures.length > 0
      ? [
          '### Failures',
          '',
          ...result.failures.map(({ adapter, step, message }) => `- ${nameOf(adapter)}, ${step}: ${message}`),
          '',
        ]
      : []),
  ].join('\n');
}
