// Writes each story as a file that can be pasted into an application: with its imports from the package, the helpers
// that it uses, and its args as props. "Show code" of the docs shows these files; `check-story-code.mjs` compiles them.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseSync } from '@babel/core';

const source = join(import.meta.dirname, '../packages/ui/src');

const parse = (text) =>
  parseSync(text, {
    babelrc: false,
    configFile: false,
    filename: 'story.tsx',
    parserOpts: { plugins: ['typescript', 'jsx'] },
  }).program.body;

const unwrap = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node?.type)
    ? unwrap(node.expression)
    : node;
const propertyOf = (object, name) =>
  object?.properties?.find((each) => each.key && (each.key.name ?? each.key.value) === name);
const valueOf = (object, name) => unwrap(propertyOf(object, name)?.value);

/** Returns the names that a node refers to, without those of properties and attributes. */
function namesIn(node, names = new Set()) {
  if (Array.isArray(node)) for (const each of node) namesIn(each, names);
  else if (node && typeof node.type === 'string') {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    for (const [key, child] of Object.entries(node)) {
      if (!child || typeof child !== 'object' || key === 'loc') continue;
      const isName =
        (['property', 'key'].includes(key) && !node.computed) || (node.type === 'JSXAttribute' && key === 'name');
      if (!isName) namesIn(child, names);
      else if (node.type === 'ObjectProperty' && node.shorthand) namesIn(node.value, names);
    }
  }
  return names;
}

/** Removes the indentation that all lines but the first have. */
function dedent(text) {
  const [first, ...rest] = text.split('\n');
  const widths = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const by = widths.length > 0 ? Math.min(...widths) : 0;
  return [first, ...rest.map((line) => line.slice(by))].join('\n');
}
const indent = (text, by) => text.replaceAll('\n', `\n${' '.repeat(by)}`);
/** Replaces the spies of stories with functions that do nothing. */
const withoutSpies = (text) => text.replaceAll(/\bfn\(\)/g, '() => {}').replaceAll(/\bfn\((?=\(|async|\w+ =>)/g, '(');

/** A module's imports and top-level declarations by name. */
class Module {
  constructor(file) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    this.body = parse(this.text);
    this.imports = new Map();
    this.declarations = new Map();
    for (const node of this.body) this.#add(node);
  }

  #add(node) {
    if (node.type === 'ImportDeclaration')
      for (const each of node.specifiers)
        this.imports.set(each.local.name, {
          from: node.source.value,
          name: each.type === 'ImportDefaultSpecifier' ? 'default' : (each.imported?.name ?? '*'),
          isType: node.importKind === 'type' || each.importKind === 'type',
        });
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (!declaration) return;
    for (const { id } of declaration.declarations ?? [declaration]) {
      const names = id?.type === 'Identifier' ? [id.name] : id ? [...namesIn(id)] : [];
      for (const name of names) this.declarations.set(name, declaration);
    }
  }

  slice(node) {
    return this.text.slice(node.start, node.end);
  }

  /** The initial value of a top-level constant. */
  constant(name) {
    const found = this.declarations.get(name)?.declarations?.find(({ id }) => id.name === name);
    return unwrap(found?.init);
  }
}

const modules = new Map();
const moduleOf = (file) => {
  if (!modules.has(file)) modules.set(file, new Module(file));
  return modules.get(file);
};

/** Whether the entry point in a folder exports a name. */
function exportsName(folder, name) {
  const index = join(source, folder, 'index.ts');
  if (!existsSync(index)) return false;
  if (name === '*') return true;
  const text = readFileSync(index, 'utf8');
  return new RegExp(`\\b${name}\\b`).test(text) || /export \* from/.test(text);
}

/** Returns the entry point that exports a name of a module of the library, or undefined if it must be copied. */
function entryOf(file, name) {
  const [category, component] = relative(source, file).split('/');
  if (category === 'theme') return '@attesta/ui/theme';
  return exportsName(`${category}/${component}`, name) ? `@attesta/ui/${category}/${component}` : undefined;
}

/** Collects the imports and the declarations that code of a module needs. */
class Closure {
  imports = new Map();
  declarations = new Map();

  add(module, node) {
    for (const name of namesIn(node)) this.#addName(module, name);
  }

  #addName(module, name) {
    const imported = module.imports.get(name);
    if (imported) this.#addImport(module, name, imported);
    const declaration = module.declarations.get(name);
    if (!declaration || this.declarations.has(declaration)) return;
    this.declarations.set(declaration, undefined);
    this.add(module, declaration);
    // After its own dependencies, so that constants are declared before they are used.
    this.declarations.delete(declaration);
    this.declarations.set(declaration, withoutSpies(module.slice(declaration)));
  }

  #addImport(module, local, { from, name, isType }) {
    if (from === 'storybook/test') return;
    if (!from.startsWith('.')) return this.#use(from, local, name, isType);
    const path = join(dirname(module.file), from.replace(/\.js$/, ''));
    const file = ['.tsx', '.ts'].map((extension) => `${path}${extension}`).find(existsSync);
    if (!file) return undefined;
    const entry = entryOf(file, name);
    if (entry || name === '*') return this.#use(entry ?? from, local, name, isType);
    return this.#addName(moduleOf(file), name);
  }

  #use(from, local, name, isType) {
    const names = this.imports.get(from) ?? new Map();
    names.set(local, { name, isType: isType && (names.get(local)?.isType ?? true) });
    this.imports.set(from, names);
  }

  toString() {
    const lines = [...this.imports]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => {
        const all = [...names];
        const [all0] = all.filter(([, { name }]) => name === '*' || name === 'default');
        const named = all
          .filter(([, { name }]) => name !== '*' && name !== 'default')
          .map(
            ([local, { name, isType }]) => `${isType ? 'type ' : ''}${local === name ? name : `${name} as ${local}`}`,
          );
        const parts = [
          all0 && (all0[1].name === '*' ? `* as ${all0[0]}` : all0[0]),
          named.length > 0 &&
            `{ ${named.toSorted((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', ''))).join(', ')} }`,
        ].filter(Boolean);
        return `import ${parts.join(', ')} from '${from}';`;
      });
    const declarations = [...this.declarations.values()].map(dedent);
    return [lines.join('\n'), ...declarations].filter(Boolean).join('\n\n');
  }
}

/** The modules of args that a story takes over from another file. */
const owners = new WeakMap();
const ownerOf = (property, module) => owners.get(property) ?? module;

/** Returns the module and the value of a constant, which may be imported. */
function constantOf(module, name) {
  const imported = module.imports.get(name);
  if (!imported?.from.startsWith('.')) return { module, value: module.constant(name) };
  const path = join(dirname(module.file), imported.from.replace(/\.js$/, ''));
  const file = ['.tsx', '.ts'].map((extension) => `${path}${extension}`).find(existsSync);
  return file ? constantOf(moduleOf(file), imported.name) : { module, value: undefined };
}

/** Returns the args of an object with its spreads resolved, by name. */
function argsOf(module, object) {
  if (object?.type === 'Identifier') {
    const { module: from, value } = constantOf(module, object.name);
    return argsOf(from, value);
  }
  const args = new Map();
  for (const property of object?.properties ?? []) {
    if (property.type === 'SpreadElement') {
      const spread = unwrap(property.argument);
      const [owner, member] =
        spread.type === 'MemberExpression' ? [spread.object.name, spread.property.name] : [spread.name];
      const { module: from, value: constant } = owner ? constantOf(module, owner) : { module };
      const target = member === 'args' ? valueOf(constant, 'args') : constant;
      if (target?.type !== 'ObjectExpression') {
        // The result of a function, such as `...language('fr').args`. It replaces the args that it contains.
        const made = unwrap(valueOf(unwrap(module.constant(spread.object?.callee?.name)?.body), 'args'));
        for (const { key } of made?.properties ?? []) args.set(key?.name, undefined);
        args.set(`...${module.slice(spread)}`, property);
        continue;
      }
      for (const [name, value] of argsOf(from, target)) args.set(name, value);
    } else {
      owners.set(property, module);
      args.set(property.key.name ?? property.key.value, property);
    }
  }
  return args;
}

/** Returns a story with the properties of the story that it spreads. */
function propertiesOf(module, object) {
  const all = new Map();
  for (const property of object.properties) {
    if (property.type !== 'SpreadElement') all.set(property.key.name ?? property.key.value, property);
    else if (property.argument.type === 'Identifier') {
      const base = module.constant(property.argument.name);
      if (base?.type === 'ObjectExpression')
        for (const [name, value] of propertiesOf(module, base)) all.set(name, value);
    }
  }
  return all;
}

const isNothing = (node) => node.type === 'Identifier' && node.name === 'undefined';

/** Returns an arg as an attribute of JSX. */
function attributeOf(story, name, property) {
  const module = ownerOf(property, story);
  if (property.type === 'SpreadElement') return `{${module.slice(property)}}`;
  if (property.type === 'ObjectMethod') return `${name}={() => {}}`;
  const value = unwrap(property.value);
  if (value.type === 'BooleanLiteral' && value.value) return name;
  if (value.type === 'StringLiteral' && !/["\\]/.test(value.value)) return `${name}="${value.value}"`;
  return `${name}={${withoutSpies(dedent(module.slice(property.value)))}}`;
}

/** Returns the children of an element as JSX. */
function childrenOf(story, property) {
  const module = ownerOf(property, story);
  const value = unwrap(property.value);
  if (value.type === 'StringLiteral' && !/[<>{}]/.test(value.value)) return value.value;
  if (value.type === 'JSXFragment')
    return dedent(
      withoutSpies(module.text.slice(value.openingFragment.end, value.closingFragment.start))
        .replace(/^\n|\n *$/g, '')
        .replace(/^ */, (space) => `\n${space}`),
    ).trim();
  if (value.type === 'JSXElement') return withoutSpies(dedent(module.slice(value)));
  return `{${withoutSpies(dedent(module.slice(property.value)))}}`;
}

/** Returns the element that Storybook renders for a story without a `render` function. */
function elementOf(module, component, args) {
  const given = [...args].filter(
    ([name, property]) => name !== 'children' && !(property.value && isNothing(property.value)),
  );
  const attributes = given.map(([name, property]) => attributeOf(module, name, property));
  const oneLine = attributes.join(' ');
  const open =
    oneLine.length < 90 && !oneLine.includes('\n')
      ? `<${[component, oneLine].filter(Boolean).join(' ')}`
      : `<${component}\n${attributes.map((each) => `  ${indent(each, 2)}\n`).join('')}`;
  const children = args.get('children');
  if (!children) return open.endsWith('\n') ? `${open}/>` : `${open} />`;
  const content = childrenOf(module, children);
  const close = `</${component.replace(/<.*/, '')}>`;
  return content.includes('\n') || open.length + content.length > 90
    ? `${open}>\n  ${indent(content, 2)}\n${close}`
    : `${open}>${content}${close}`;
}

const exampleOf = (expression, name) =>
  expression.includes('\n')
    ? `export const ${name} = () => (\n  ${indent(expression, 2)}\n);\n`
    : `export const ${name} = () => ${expression};\n`;

/** Returns the code of a story. */
function codeOf(module, meta, story, type) {
  const closure = new Closure();
  const component = valueOf(meta, 'component');
  const own = propertiesOf(module, story);
  const merged = new Map([...argsOf(module, valueOf(meta, 'args')), ...argsOf(module, unwrap(own.get('args')?.value))]);
  const args = new Map([...merged].filter(([, property]) => property));
  const alias = module.declarations.get(type);
  /** A generic component with its type, as in `Meta<typeof Table<Claim>>`. */
  const [, instance] = /typeof (\w+<\w+>)/.exec(alias ? module.slice(alias) : '') ?? [];
  const render = own.get('render') ?? propertyOf(meta, 'render');
  /** The name of the exported component, unless the story has a component of this name. */
  const nameOf = () => (module.declarations.has('Example') ? 'Demo' : 'Example');
  const finish = (code) => [closure.toString(), code].filter(Boolean).join('\n\n');
  if (!render) {
    if (!component) return undefined;
    closure.add(module, component);
    for (const property of args.values()) closure.add(ownerOf(property, module), property);
    return finish(exampleOf(elementOf(module, instance ?? module.slice(component), args), nameOf()));
  }
  const value = unwrap(render.value) ?? render;
  const shared = value.type === 'Identifier' ? module.constant(value.name) : undefined;
  const drawn = shared?.type === 'ArrowFunctionExpression' ? shared : value;
  closure.add(module, drawn);
  if (drawn.type === 'Identifier') return finish(`export const ${nameOf()} = () => <${drawn.name} />;\n`);
  const [parameter] = drawn.params;
  let setup = '';
  if (parameter) {
    if (!component || !args) return undefined;
    closure.add(module, component);
    for (const property of args.values()) closure.add(ownerOf(property, module), property);
    closure.imports.set(
      'react',
      (closure.imports.get('react') ?? new Map()).set('ComponentProps', { name: 'ComponentProps', isType: true }),
    );
    const bound = parameter.type === 'Identifier' ? parameter.name : module.slice(parameter);
    const list = [...args.values()].map(
      (property) => `  ${indent(withoutSpies(dedent(ownerOf(property, module).slice(property))), 2)},\n`,
    );
    setup = `const ${bound.replace(/: .*$/, '')}: ComponentProps<typeof ${instance ?? module.slice(component)}> = {\n${list.join('')}};\n\n`;
  }
  const { body } = drawn;
  const text = withoutSpies(dedent(module.slice(body)));
  if (body.type !== 'BlockStatement') return finish(`${setup}${exampleOf(text, nameOf())}`);
  return finish(`${setup}export function ${nameOf()}() ${text}\n`);
}

/** Returns the code of all stories in a file, by the name of their export. */
export function storiesCode(file) {
  modules.delete(file);
  const module = moduleOf(file);
  const meta = module.constant('meta');
  const stories = {};
  for (const node of module.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declaration.declarations) {
      const story = unwrap(init);
      if (story?.type !== 'ObjectExpression' || !/Story/.test(id.typeAnnotation?.typeAnnotation?.typeName?.name ?? ''))
        continue;
      const code = codeOf(module, meta, story, id.typeAnnotation.typeAnnotation.typeName.name);
      if (code) stories[id.name] = code;
    }
  }
  return stories;
}

/** Returns the tags and the `visual` parameters of each story in a file, including those of the file. */
export function storiesVisual(file) {
  const module = moduleOf(file);
  const meta = module.constant('meta');
  const evaluate = (node) => (node ? runInNewContext(`(${module.slice(node)})`) : undefined);
  const tagsOf = (object) => evaluate(valueOf(object, 'tags')) ?? [];
  const visualOf = (object) => evaluate(valueOf(valueOf(object, 'parameters'), 'visual'));
  const stories = [];
  for (const node of module.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of node.declaration.declarations) {
      const story = unwrap(init);
      if (story?.type !== 'ObjectExpression') continue;
      const all = [...tagsOf(meta), ...tagsOf(story)];
      stories.push({
        tags: all.includes('!dev') ? [] : ['dev'],
        visual: { ...visualOf(meta), ...visualOf(story) },
      });
    }
  }
  return stories;
}
