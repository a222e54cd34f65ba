// `npm run check`, "labels": every text of the library is a label that a pack can translate. Texts are in the files
// `<component>-labels.ts`, and components read them with `useLabels`, under the name that they have in the packs.
//   - no text between tags
//   - no text in `aria-label`, `title`, `placeholder`, `label` and similar attributes, or as a default of a prop
//   - the first argument of `useLabels` is a name of the packs, and each name is used
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './ensure.mjs';

const source = join(root, 'packages/ui/src');
/** Files without texts of components: tests, stories, the texts themselves, and the preset check, a developer tool. */
const isOther = (file) =>
  /\.(test|stories|keys|d)\.tsx?$|-labels\.ts$/.test(file) || /^(testing|locale|theme)\//.test(file);

const textAttribute =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|help|\w+(Label|Text))$/;
/** A name that is not translated, and a token that looks like a word. */
const others = new Set(['Attesta', 'Fade']);
const isWords = (text) => /(?<![\w-])\p{L}{2,}(?![\w-])/u.test(text);
/** Whether a text is meant for people, unlike a token such as `medium` or the name of a key. */
const isSentence = (text) => !others.has(text) && /^\p{Lu}\p{Ll}+$|\p{L} \p{L}/u.test(text);

/** The texts in an expression, without those of nested elements, calls and comparisons. */
function textsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node, node.value]] : [];
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => [quasi, quasi.value.cooked ?? '']);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)];
    case 'ArrowFunctionExpression':
      return textsIn(node.body);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsIn(node.expression);
    default:
      return [];
  }
}

/** Returns an error for each text in the code of a component, and the names that it passes to `useLabels`. */
export function textsOf(file, code) {
  const errors = [];
  const names = [];
  const report = (node, text) => {
    const line = code.slice(0, node.start).split('\n').length;
    errors.push(`${file}:${line}: “${text.trim()}” belongs into a file of labels`);
  };
  const reportAll = (node, matches) => {
    for (const [at, text] of textsIn(node)) if (matches(text)) report(at, text);
  };
  new Visitor({
    JSXText(node) {
      if (isWords(node.value)) report(node, node.value);
    },
    JSXExpressionContainer(node) {
      if (node.expression.type !== 'JSXEmptyExpression') reportAll(node, isSentence);
    },
    JSXAttribute(node) {
      if (typeof node.name.name === 'string' && textAttribute.test(node.name.name) && node.value?.type === 'Literal')
        reportAll(node.value, isWords);
    },
    AssignmentPattern: ({ right }) => reportAll(right, isSentence),
    LogicalExpression({ operator, right }) {
      if (operator === '??') reportAll(right, right.type === 'TemplateLiteral' ? isWords : isSentence);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /english|labels|texts/i.test(id.name)) {
        if (init?.type === 'ObjectExpression' || init?.type === 'TSSatisfiesExpression')
          for (const property of (init.expression ?? init).properties ?? []) reportAll(property.value, isWords);
        else reportAll(init, isWords);
      }
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'announce') reportAll(first, isWords);
      if (callee.type === 'Identifier' && callee.name === 'useLabels' && first?.type === 'Literal')
        names.push(first.value);
    },
  }).visit(parseSync(file, code).program);
  return { errors, names };
}

/** The names of the properties of an interface. */
export function keysOfInterface(file, code, name) {
  const keys = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name === name) keys.push(...body.body.map((member) => member.key.name));
    },
  }).visit(parseSync(file, code).program);
  return keys;
}

/** Returns an error for each name that only one side knows: `useLabels` in the components, or the packs. */
export function nameErrors(used, inPacks) {
  return [
    ...used.filter((name) => !inPacks.includes(name)).map((name) => `useLabels('${name}') is not in locale/labels.ts`),
    ...inPacks.filter((name) => !used.includes(name)).map((name) => `No component uses the labels of ${name}`),
  ];
}

if (import.meta.filename === process.argv[1]) {
  const files = readdirSync(source, { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !isOther(file));
  const results = files.map((file) => textsOf(file, readFileSync(join(source, file), 'utf8')));
  const used = [...new Set(results.flatMap(({ names }) => names))];
  const labels = 'locale/labels.ts';
  const inPacks = keysOfInterface(labels, readFileSync(join(source, labels), 'utf8'), 'Labels');
  const errors = [...results.flatMap((result) => result.errors), ...nameErrors(used, inPacks)];
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exitCode = 1;
  }
}
