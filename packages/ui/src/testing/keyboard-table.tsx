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

/** One key combination, and how often it is pressed in a row. */
interface Press {
  keys: string[];
  times: number;
}

/** Converts testing-library's notation to key presses: `{Shift>}{Tab}{/Shift}` is one press of two keys. */
function pressesOf(notation: string): Press[] {
  const presses: Press[] = [];
  let pressed: string[] = [];
  for (const [, release, press, key, text] of notation.matchAll(/\{\/(\w+)\}|\{(\w+)>\}|\{(\w+)\}|( +|[^{} ]+)/g)) {
    if (release) pressed = pressed.filter((each) => each !== release);
    else if (press) pressed = [...pressed, press];
    else {
      const typed = text?.startsWith(' ') ? text.split('') : [text ?? key ?? ''];
      for (const each of typed) {
        const keys = [...pressed, each].map((name) => names[name] ?? name);
        const last = presses.at(-1);
        if (last && last.keys.join() === keys.join()) last.times += 1;
        else presses.push({ keys, times: 1 });
      }
    }
  }
  return presses;
}

/** The keyboard table of a component for its docs page. The test of the component uses the same rows. */
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
