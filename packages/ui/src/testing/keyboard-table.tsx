import { Fragment } from 'react';
import type { KeyRow } from './keyboard.js';

const names: Record<string, string> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Meta: '⌘',
};

/** A press, by all keys that are held for it, and how often it follows itself. */
interface Press {
  keys: string[];
  times: number;
}

/** Keys in testing-library's notation as presses, one after the other: `{Shift>}{Tab}{/Shift}` is one press of two keys. */
function pressesOf(notation: string): Press[] {
  const presses: Press[] = [];
  let held: string[] = [];
  for (const [, release, hold, key, text] of notation.matchAll(/\{\/(\w+)\}|\{(\w+)>\}|\{(\w+)\}|( +|[^{} ]+)/g)) {
    if (release) held = held.filter((each) => each !== release);
    else if (hold) held = [...held, hold];
    else {
      const typed = text?.startsWith(' ') ? text.split('') : [text ?? key ?? ''];
      for (const each of typed) {
        const keys = [...held, each].map((name) => names[name] ?? name);
        const last = presses.at(-1);
        if (last && last.keys.join() === keys.join()) last.times += 1;
        else presses.push({ keys, times: 1 });
      }
    }
  }
  return presses;
}

/** The keyboard table of a part for its docs page; the same rows drive its test. */
export function KeyboardTable({ rows }: { rows: KeyRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.keys + row.does}>
            <td>
              {pressesOf(row.keys).map(({ keys, times }, index) => (
                <Fragment key={index}>
                  {index > 0 && ' '}
                  {keys.map((key, at) => (
                    <Fragment key={key}>
                      {at > 0 && '+'}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}
                  {times > 1 && ` ×${times}`}
                </Fragment>
              ))}
            </td>
            <td>{row.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
