import type { KeyRow } from './keyboard.js';

const names: Record<string, string> = { '{Enter}': 'Enter', ' ': 'Space', '{ArrowDown}': '↓', '{ArrowUp}': '↑', '{ArrowLeft}': '←', '{ArrowRight}': '→', '{Home}': 'Home', '{End}': 'End', '{Escape}': 'Escape', '{Tab}': 'Tab', '{F6}': 'F6', '{Backspace}': 'Backspace', '{Delete}': 'Delete' };
const shown = (keys: string) =>
  [...keys.matchAll(/\{(\w+)>?\}|\{\/\w+\}|([^{}]+)/g)].map(([, key, text]) => (key ? (names[`{${key}}`] ?? key) : text ? (names[text] ?? text) : '')).filter(Boolean).join(' ');

/** The keyboard table of a part for its docs page; the same rows drive its test. */
export function KeyboardTable({ rows }: { rows: KeyRow[] }) {
  return (
    <table>
      <thead>
        <tr><th>Key</th><th>What it does</th></tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.keys + row.does}>
            <td><kbd>{shown(row.keys)}</kbd></td>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
