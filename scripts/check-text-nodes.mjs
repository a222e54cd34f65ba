// `npm run check`, "text nodes": a text that comes, goes or stands behind an element that does has an element of its own.
// The translation of a browser replaces texts by elements. React then fails when it removes the text that it knows, or
// inserts an element before it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './ensure.mjs';

/** Functions that return texts: translations and formats. */
const textFunction =
  /^(t|translate)$|^(formats?|labels?)\.|(Text|Message)$|^(number|date|day|month|moment|money|percent)$/;

/** What a child is: a `text`, an `element`, an element or text that `changes`, or `other`; null for none. */
function kindOf(node, code) {
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() === '' ? null : 'text';
    case 'JSXExpressionContainer':
      return kindOf(node.expression, code);
    case 'JSXEmptyExpression':
      return null;
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '' ? 'text' : null;
    case 'TemplateLiteral':
      return 'text';
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return 'changes';
    case 'CallExpression': {
      const callee = code.slice(node.callee.start, node.callee.end);
      return textFunction.test(callee) ? 'text' : /\.(map|flatMap)$/.test(callee) ? 'changes' : 'other';
    }
    default:
      return 'other';
  }
}

/** The kinds of what an expression can result in. */
function resultsOf(node, code) {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return resultsOf(node.expression, code);
    case 'ConditionalExpression':
      return [...resultsOf(node.consequent, code), ...resultsOf(node.alternate, code)];
    case 'LogicalExpression':
      return node.operator === '&&'
        ? resultsOf(node.right, code)
        : [...resultsOf(node.left, code), ...resultsOf(node.right, code)];
    default:
      return [kindOf(node, code)];
  }
}

/** Returns an error for each text that needs an element of its own. */
export function bareTextsIn(file, code) {
  const errors = [];
  const check = ({ children }) => {
    const kinds = children.map((node) => ({ node, kind: kindOf(node, code) })).filter(({ kind }) => kind !== null);
    if (kinds.length < 2) return;
    for (const [index, { node, kind }] of kinds.entries()) {
      const isBehind = kind === 'text' && kinds.slice(0, index).some((before) => before.kind === 'changes');
      const comesAndGoes = kind === 'changes' && resultsOf(node, code).includes('text');
      if (!isBehind && !comesAndGoes) continue;
      const line = code.slice(0, node.start).split('\n').length;
      const text = code.slice(node.start, node.end).replaceAll(/\s+/g, ' ').trim();
      errors.push(`${file}:${line}: put the text in an element of its own: ${text.slice(0, 100)}`);
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(file, code).program);
  return errors;
}

if (import.meta.filename === process.argv[1]) {
  const files = globSync('packages/{app,ui}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx$|\/testing\//.test(file),
  );
  const errors = files.toSorted().flatMap((file) => bareTextsIn(file, readFileSync(join(root, file), 'utf8')));
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exitCode = 1;
  }
}
