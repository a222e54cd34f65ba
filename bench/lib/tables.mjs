import { baseline, notPeers, numberRows, ratioRows, unstyled } from './rows.mjs';

const table = (head, rows) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
const shown = (value, digits) => (value == null ? '–' : value.toFixed(digits));
const names = {
  'vanilla-aa': 'plain again',
  ours: '**ours**',
  'base-ui': 'Base UI',
  rac: 'React Aria',
  mui: 'MUI',
  antd: 'Ant Design',
  mantine: 'Mantine',
  chakra: 'Chakra',
  fluent: 'Fluent',
};
const nameOf = (adapter) => names[adapter] ?? adapter;

/** Ratio rows with their values by adapter, by the median over rounds or by the fast fifth. */
const ratios = ({ adapters }, how) =>
  ratioRows
    .filter((row) => row[how])
    .map((row) => ({
      ...row,
      values: Object.fromEntries(
        Object.entries(adapters).map(([name, own]) => [name, row[how](own, adapters[baseline])]),
      ),
    }));

/** Where ours is over its target, or behind a library that brings looks. Below a tenth is noise. */
export function losses(answer) {
  return ratios(answer, 'ratio').flatMap(({ words, target, values }) => {
    const own = values.ours;
    if (own == null) return [];
    const ahead = Object.entries(values).filter(
      ([name, value]) => !notPeers.has(name) && !unstyled.has(name) && value != null && value * 1.1 < own,
    );
    const over = target !== undefined && own > target * 1.05;
    const best = ahead.sort(([, a], [, b]) => a - b)[0];
    const parts = [
      over && `${own.toFixed(2)} where ${target} is the target`,
      best && `${nameOf(best[0])} needs ${best[1].toFixed(2)}, ours ${own.toFixed(2)}`,
    ].filter(Boolean);
    return parts.length > 0 ? [`- ${words}: ${parts.join('; ')}.`] : [];
  });
}

/** The whole result as Markdown: every row, what is lost included. */
export function asTables(answer) {
  const columns = Object.keys(answer.adapters).filter((name) => name !== baseline);
  const head = ['', 'target', ...columns.map(nameOf)];
  const ratioTable = (how) =>
    table(
      head,
      ratios(answer, how).map(({ words, target, values }) => [
        words,
        target ?? '',
        ...columns.map((name) => shown(values[name], 2)),
      ]),
    );
  const numbers = numberRows.map(({ words, target, number, digits }) => [
    words,
    target ?? '',
    ...['vanilla', ...columns].map((name) => shown(number(answer.adapters[name]), digits)),
  ]);
  const lost = losses(answer);
  return [
    '### Ratio to plain HTML',
    '',
    ratioTable('ratio'),
    '',
    '### The same by the fast fifth',
    '',
    ratioTable('fast'),
    '',
    '### Numbers',
    '',
    table(['', 'target', 'plain', ...columns.map(nameOf)], numbers),
    '',
    '### Where ours is over its target, or behind a library that brings looks',
    '',
    ...(lost.length > 0 ? lost : ['Nowhere in this run.']),
    '',
    ...(answer.failures.length > 0
      ? [
          '### Failures',
          '',
          ...answer.failures.map(({ adapter, step, words }) => `- ${nameOf(adapter)}, ${step}: ${words}`),
          '',
        ]
      : []),
  ].join('\n');
}
