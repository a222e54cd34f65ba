const dedent = (lines: readonly string[]) => {
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  const by = Math.min(...rest.map((line) => line.length - line.trimStart().length));
  return lines.map((line, index) => (index === 0 || rest.length === 0 ? line : line.slice(by))).join('\n');
};

/** Returns the JSX that the story's `render` function returns, without the story's other properties such as `play`. */
function rendered(code: string): string {
  const lines = code.split('\n');
  const from = lines.findIndex((line) => /^ {2}render: (\([^)]*\)|\w+) => [<(]/.test(line));
  if (from < 0) return code;
  const length = lines.slice(from + 1).findIndex((line) => /^ {2}[\w'"]/.test(line) || line.startsWith('}'));
  const body = lines.slice(from, length < 0 ? undefined : from + 1 + length);
  const shown = [body[0]?.replace(/^ {2}render: (?:\([^)]*\)|\w+) => /, '') ?? '', ...body.slice(1)];
  return dedent(shown).replace(/,$/, '');
}

/** Returns the code of a story as an application would write it. */
export const storySource = (code: string) =>
  rendered(code)
    .replaceAll(/function \w*\(\)\s?\{\}/g, '() => {}')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/^ *<\/?React\.Fragment[^>]*>\n/gm, '');
