// Runs after tsup: compiles the template of every styled element with styled-components and replaces the template with
// the resulting rules. See `src/foundation/compiled.ts`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, transformFromAstSync, traverse, types } from '@babel/core';
import { transformSync as minify } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StyleSheetConsumer } from 'styled-components';

const dist = join(import.meta.dirname, '../dist');

/** The modules with styled elements or templates, by URL, with the names of their top-level variables. */
const modules = new Map();
for (const name of readdirSync(dist, { recursive: true }).filter((path) => path.endsWith('.js'))) {
  const file = join(dist, name);
  const source = readFileSync(file, 'utf8');
  if (!/\/\* @__PURE__ \*\/ styled\b|\$\{/.test(source)) continue;
  const tree = parseSync(source, { filename: file, babelrc: false, configFile: false });
  const declared = tree.program.body.flatMap((node) =>
    types.isVariableDeclaration(node) ? node.declarations.map(({ id }) => id.name).filter(Boolean) : [],
  );
  modules.set(pathToFileURL(file).href, { file, source, tree, declared });
}

// Most modules do not export their styled elements, so this hook adds exports of all top-level variables.
registerHooks({
  load(url, context, next) {
    const module = modules.get(url);
    if (!module) return next(url, context);
    const exports = module.declared.map((name) => `${name} as declared_${name}`);
    return { format: 'module', shortCircuit: true, source: `${module.source}\nexport { ${exports.join(', ')} };` };
  },
});

let stylis;
renderToStaticMarkup(
  createElement(StyleSheetConsumer, null, (context) => {
    ({ stylis } = context);
    return null;
  }),
);

/**
 * Returns all rules of a styled element including its keyframes, in the library's cascade layer and with `&` in place of
 * its class. Excludes the rules of an element that it extends.
 */
function rulesOf({ componentStyle }) {
  const rules = [];
  const own = Object.create(componentStyle, { baseStyle: { value: undefined } });
  const sheet = { hasNameForId: () => false, insertRules: (id, name, more) => rules.push(...more) };
  const name = own.generateAndInjectStyles({ theme: {} }, sheet, stylis);
  const css = rules.join('');
  if (css.includes('&'))
    throw new Error(
      `"&" is reserved for the class of the element, but one of its rules contains it: ${css.slice(css.indexOf('&') - 40, css.indexOf('&') + 40)}`,
    );
  return `@layer attesta{${minify(css, { loader: 'css', minify: true, target: 'esnext' }).code.trim().replaceAll(`.${name}`, '&')}}`;
}

/**
 * Removes strings that were used only in templates, and their imports. A bundler keeps them, because it cannot know
 * that concatenating them has no side effects.
 */
function removeUnused(program, values) {
  program.scope.crawl();
  const unused = Object.values(program.scope.bindings).filter(
    ({ referenced, identifier, path }) =>
      !referenced &&
      (path.parentPath.isImportDeclaration() || typeof values[`declared_${identifier.name}`] === 'string'),
  );
  for (const { path } of unused) {
    const { parentPath } = path;
    path.remove();
    if (parentPath.isImportDeclaration() && parentPath.node.specifiers.length === 0) parentPath.remove();
  }
  if (unused.length > 0) removeUnused(program, values);
}

for (const [url, { file, source, tree }] of modules) {
  const values = await import(url);
  let found = false;
  traverse(tree, {
    VariableDeclarator({ parentPath, node, node: { id, init } }) {
      if (!parentPath.parentPath.isProgram() && !parentPath.parentPath.isExportNamedDeclaration()) return;
      const value = values[`declared_${id.name}`];
      if (types.isTemplateLiteral(init) && typeof value === 'string') node.init = types.stringLiteral(value);
      if (!value?.componentStyle || !types.isCallExpression(init)) return;
      init.arguments = [types.arrayExpression([types.stringLiteral(rulesOf(value))])];
      node.init = types.addComment(
        types.callExpression(types.identifier('compiled'), [init]),
        'leading',
        ' @__PURE__ ',
      );
      found = true;
    },
    Program: {
      exit(program) {
        if (found) {
          const path = relative(dirname(file), join(dist, 'foundation/compiled.js'));
          program.node.body.unshift(
            types.importDeclaration(
              [types.importSpecifier(types.identifier('compiled'), types.identifier('compiled'))],
              types.stringLiteral(path.startsWith('.') ? path : `./${path}`),
            ),
          );
        }
        removeUnused(program, values);
      },
    },
  });
  const { code, map } = transformFromAstSync(tree, source, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    inputSourceMap: JSON.parse(readFileSync(`${file}.map`, 'utf8')),
  });
  writeFileSync(file, `${code}\n`);
  writeFileSync(`${file}.map`, JSON.stringify(map));
}
