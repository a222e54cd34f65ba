interface Attribute {
  /** The name of the prop; empty for a spread. */
  name: string;
  text: string;
}

/** Returns the index after the brace that closes the one at `start`. */
function endOfBraces(code: string, start: number): number {
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

/** Returns the attributes from `start` to the end of an opening tag, and the index of that end. */
function attributesAt(code: string, start: number): { attributes: Attribute[]; end: number } | undefined {
  const attributes: Attribute[] = [];
  let index = start;
  while (index < code.length) {
    index += /^\s*/.exec(code.slice(index))?.[0].length ?? 0;
    if (/^\/?>/.test(code.slice(index, index + 2))) return { attributes, end: index };
    const name = /^[\w-]*/.exec(code.slice(index))?.[0] ?? '';
    let end = index + name.length;
    if (name === '' || code.startsWith('={', end)) end = endOfBraces(code, name === '' ? index : end + 1);
    else if (code.startsWith('="', end)) end = code.indexOf('"', end + 2) + 1;
    if (end <= index) return undefined;
    attributes.push({ name, text: code.slice(index, end) });
    index = end;
  }
  return undefined;
}

/** Returns a prop as an attribute of JSX. */
function attributeOf(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\]/.test(value)) return `${name}="${value}"`;
  return `${name}={${JSON.stringify(value)}}`;
}

const childrenOf = (text: string) => (/[<>{}]/.test(text) ? `{${JSON.stringify(text)}}` : text);

/**
 * Returns the code of an example with other props: flags, numbers and texts. Props with the value `undefined` are
 * removed. If the code has no element of the component, it is returned unchanged.
 */
export function codeWithProps(code: string, component: string, changed: Readonly<Record<string, unknown>>): string {
  const from = Math.max(code.lastIndexOf('export const '), code.lastIndexOf('export function '), 0);
  const tag = new RegExp(`<${component}(?:<[^>]*>)?(?=[\\s/>])`).exec(code.slice(from));
  if (!component || !tag || Object.keys(changed).length === 0) return code;
  const start = from + tag.index + tag[0].length;
  const parsed = attributesAt(code, start);
  if (!parsed) return code;
  const { children, ...props } = changed;
  const added = Object.entries(props).flatMap(([name, value]) =>
    value === undefined ? [] : [attributeOf(name, value)],
  );
  const all = [...parsed.attributes.filter(({ name }) => !(name in props)).map(({ text }) => text), ...added];
  const line = code.slice(code.lastIndexOf('\n', start) + 1, start);
  const indent = `\n${/^\s*/.exec(line)?.[0] ?? ''}`;
  const isLong = all.some((text) => text.includes('\n')) || line.length + all.join(' ').length > 100;
  const text = isLong
    ? `${all.map((each) => `${indent}  ${each}`).join('')}${indent}`
    : all.map((each) => ` ${each}`).join('');
  const rest = code.slice(parsed.end);
  if (typeof children !== 'string') {
    const space = rest.startsWith('/>') && !isLong ? ' ' : '';
    return `${code.slice(0, start)}${text}${space}${rest}`;
  }
  const close = `</${component}>`;
  const after = rest.startsWith('/>') ? rest.slice(2) : rest.slice(rest.indexOf(close) + close.length);
  return `${code.slice(0, start)}${text}>${childrenOf(children)}${close}${after}`;
}
