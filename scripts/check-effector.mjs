// `npm run check`, "effector": client state of the portal is in scoped stores. A linter reads one file at a time and does
// not know which imports are units, so this script reads the whole portal.
//   - no module variables: no `let`, and no collection that starts empty
//   - no `.watch()`; no `.getState()` of a store
//   - an event or effect is only called inside the handler of an effect; components get it from `useUnit`
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './ensure.mjs';

const source = join(root, 'packages/app/src');
const isTest = (file) => /\.test\.tsx?$|[\\/]testing[\\/]/.test(file);
const files = readdirSync(source, { recursive: true })
  .map((name) => join(source, name))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTest(file));

const programs = new Map(
  files.map((file) => {
    const text = readFileSync(file, 'utf8');
    return [file, { text, program: parseSync(file, text).program }];
  }),
);

/** Functions whose result can be called. A store cannot. */
const unitFactories = new Set(['createEvent', 'createEffect', 'createCallFx', 'attach', 'sample', 'merge', 'debounce']);
/** Functions whose arguments contain the handler of an effect. */
const handlers = new Set(['createEffect', 'attach']);

/** Methods of units that return another unit. */
const unitMethods = new Set(['prepend', 'map', 'filter', 'filterMap']);

const nameOf = (callee) => (callee.type === 'Identifier' ? callee.name : null);
/** Whether an expression creates an event or effect. `map` of a store or a list is not one: its object is no unit. */
const createsUnit = (init, units) => {
  if (init?.type !== 'CallExpression') return false;
  const { callee } = init;
  if (unitFactories.has(nameOf(callee))) return true;
  if (callee.type !== 'MemberExpression' || !unitMethods.has(callee.property.name)) return false;
  const { object } = callee;
  return (
    units.has(nameOf(object)) ||
    (object.type === 'MemberExpression' && /^(done|fail|finally)/.test(object.property.name))
  );
};
const declarationsOf = (statement) => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration : null;
};

/** The names of the events and effects that a file declares at its top level. */
function unitsOf({ program }) {
  const declared = program.body.flatMap((statement) => declarationsOf(statement)?.declarations ?? []);
  const units = new Set();
  for (const { id, init } of declared) if (createsUnit(init, units)) units.add(id.name);
  return units;
}
const units = new Map([...programs].map(([file, parsed]) => [file, unitsOf(parsed)]));

const resolve = (from, specifier) => {
  const path = join(dirname(from), specifier);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((file) => existsSync(file));
};

/** Whether a name that a file exports is an event or effect, directly or re-exported. */
function exportsUnit(file, name) {
  if (units.get(file)?.has(name)) return true;
  const from = programs
    .get(file)
    ?.program.body.find(
      (statement) =>
        statement.type === 'ExportNamedDeclaration' &&
        statement.source !== null &&
        statement.specifiers.some(({ exported }) => exported.name === name),
    );
  const target = from && resolve(file, from.source.value);
  return target !== undefined && exportsUnit(target, name);
}

/** The names by which a file can call events and effects. */
function callableIn(file) {
  const names = new Set(units.get(file));
  for (const statement of programs.get(file).program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const target = resolve(file, statement.source.value);
    for (const { imported, local } of target ? statement.specifiers : [])
      if (imported && exportsUnit(target, imported.name)) names.add(local.name);
  }
  return names;
}

const errors = [];
for (const [file, { text, program }] of programs) {
  const report = (node, message) => {
    const line = text.slice(0, node.start).split('\n').length;
    errors.push(`${relative(root, file)}:${line}: ${message}`);
  };
  const callable = callableIn(file);
  let handlerDepth = 0;

  for (const statement of program.body) {
    const declaration = declarationsOf(statement);
    if (declaration && declaration.kind !== 'const') report(statement, 'A module variable. Use a store.');
    for (const { init } of declaration?.declarations ?? [])
      if (
        init?.type === 'NewExpression' &&
        /^(Weak)?(Map|Set)$/.test(nameOf(init.callee)) &&
        init.arguments.length === 0
      )
        report(init, 'A collection at the top level of a module. Use a store.');
  }
  new Visitor({
    CallExpression({ callee }) {
      if (handlers.has(nameOf(callee))) handlerDepth += 1;
      if (callable.has(nameOf(callee)) && handlerDepth === 0)
        report(
          callee,
          `${nameOf(callee)} is called outside its scope. Use \`sample\` in a model, \`useUnit\` in a component.`,
        );
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { object, property } = callee;
      if (property.name === 'watch' && object.type === 'Identifier')
        report(callee, 'A watcher. Use `sample` with an effect as its target.');
      if (property.name === 'getState' && (nameOf(object)?.startsWith('$') || nameOf(object) === 'scope'))
        report(callee, 'The state of a store is read outside its scope. Use it as `source`, or `useUnit`.');
    },
    'CallExpression:exit'({ callee }) {
      if (handlers.has(nameOf(callee))) handlerDepth -= 1;
    },
  }).visit(program);
}

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exitCode = 1;
}
