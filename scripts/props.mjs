// Reads the props of every part from its types and doc comments: what the docs show as tables of props, and what Storybook's controls are made from.
// The compiler's programming interface is that of TypeScript 6; version 7 has none yet.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parts } from '../packages/ui/scripts/entries.mjs';
import { descriptionOf } from './prop-words.mjs';

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/ui/src');
const require = createRequire(import.meta.url);
const ts = createRequire(require.resolve('@microsoft/api-extractor/package.json'))('typescript');

const own = (declaration) => declaration.getSourceFile().fileName.startsWith(`${src}/`);
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
/** That a prop may be left out is said by its place in the table, not by its type. */
const given = (type) => type.replace(/ \| undefined$/, '').replace(/^\((.+ => .+)\)$/, '$1');

/** The parameter with the props, behind `memo(function Part({ … }) {…})` or a plain function. */
function propsParameter(declaration) {
  if (ts.isFunctionDeclaration(declaration)) return declaration.parameters[0];
  let node = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  while (node && (ts.isCallExpression(node) || ts.isAsExpression(node)))
    node = ts.isCallExpression(node) ? node.arguments[0] : node.expression;
  return node && (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) ? node.parameters[0] : undefined;
}

/** The element whose props pass through, as its types name it: `ComponentPropsWithRef<'button'>`. */
function elementOf(type, seen = new Set()) {
  for (const declaration of [...(type.aliasSymbol?.declarations ?? []), ...(type.symbol?.declarations ?? [])]) {
    if (!own(declaration) || seen.has(declaration)) continue;
    seen.add(declaration);
    const found = /ComponentProps\w*<'([\w-]+)'>/.exec(declaration.getText());
    if (found) return found[1];
  }
  return undefined;
}

export function readProps() {
  const folders = parts;
  const program = ts.createProgram(
    folders.map((folder) => join(src, folder, 'index.ts')),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const said = (symbol) => oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  /** A type as its source writes it; a name for a few words or numbers is spelled out. */
  function typeText(property, declaration) {
    const node = declaration.type;
    const type = checker.getTypeOfSymbolAtLocation(property, declaration);
    if (!node) return checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation);
    const members = checker.getNonNullableType(type);
    const words =
      members.isUnion() &&
      members.types.every((each) => each.isStringLiteral() || each.isNumberLiteral()) &&
      members.types.length <= 20;
    if (!words || !ts.isTypeReferenceNode(node)) return oneLine(node.getText());
    const alias = checker.getSymbolAtLocation(node.typeName);
    const [meant] =
      (alias && alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias)?.declarations ?? [];
    if (
      meant &&
      ts.isTypeAliasDeclaration(meant) &&
      ts.isUnionTypeNode(meant.type) &&
      meant.type.types.every(ts.isLiteralTypeNode)
    )
      return oneLine(meant.type.getText()).replace(/^\| /, '');
    return members.types.map((each) => (each.isStringLiteral() ? `'${each.value}'` : String(each.value))).join(' | ');
  }

  /** A default as one writes it: a constant is shown as its value, and what is no plain value not at all. */
  function defaultsOf(declaration) {
    const pattern = propsParameter(declaration)?.name;
    if (!pattern || !ts.isObjectBindingPattern(pattern)) return {};
    return Object.fromEntries(
      pattern.elements
        .filter(({ initializer }) => initializer)
        .flatMap(({ propertyName, name, initializer }) => {
          const named = (propertyName ?? name).getText();
          if (!ts.isIdentifier(initializer) && !ts.isPropertyAccessExpression(initializer))
            return [[named, oneLine(initializer.getText())]];
          const type = checker.getTypeAtLocation(initializer);
          return type.isLiteral() ? [[named, JSON.stringify(type.value)]] : [];
        }),
    );
  }

  function propOf(part, property, defaults) {
    const declaration = property.declarations?.find(own);
    if (!declaration) return undefined;
    const isMethod = ts.isMethodSignature(declaration);
    return {
      name: property.name,
      type: given(
        isMethod
          ? oneLine(declaration.getText())
              .replace(/^\w+\??/, '')
              .replace(/;$/, '')
          : typeText(property, declaration),
      ),
      required: !(property.flags & ts.SymbolFlags.Optional),
      default: defaults[property.name],
      description: said(property) || descriptionOf(part, property.name),
    };
  }

  function exportOf(exported) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    if (!declaration || !own(declaration)) return undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const [signature] = (type.isUnion() ? type.types : [type]).flatMap((each) => [...each.getCallSignatures()]);
    const base = { name: exported.name, description: said(symbol) };
    if (!/^[A-Z]/.test(exported.name)) {
      const text = signature
        ? `${exported.name}${checker.signatureToString(signature, declaration, ts.TypeFormatFlags.NoTruncation)}`
        : `${exported.name}: ${checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)}`;
      return { kind: 'function', ...base, signature: oneLine(text) };
    }
    const parameter = signature?.parameters[0];
    const propsType = parameter
      ? checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, declaration))
      : undefined;
    if (!signature) return undefined;
    const defaults = defaultsOf(declaration);
    const parts = propsType ? (propsType.isUnion() ? propsType.types : [propsType]) : [];
    const byName = new Map();
    for (const part of parts)
      for (const property of part.getProperties()) {
        const prop = propOf(exported.name, property, defaults);
        if (prop && !byName.has(prop.name))
          byName.set(prop.name, {
            ...prop,
            required: prop.required && parts.every((each) => each.getProperty(prop.name)),
          });
      }
    const parameterNode = propsParameter(declaration)?.type;
    const named = parameterNode && checker.getTypeAtLocation(parameterNode);
    return {
      kind: 'component',
      ...base,
      element: (named && elementOf(named)) ?? (propsType && elementOf(propsType)),
      props: [...byName.values()].toSorted((a, b) => Number(b.required) - Number(a.required)),
    };
  }

  return Object.fromEntries(
    folders.map((folder) => {
      const file = program.getSourceFile(join(src, folder, 'index.ts'));
      const all = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).map(exportOf).filter(Boolean);
      return [
        folder,
        {
          components: all.filter(({ kind }) => kind === 'component'),
          functions: all.filter(({ kind }) => kind === 'function'),
        },
      ];
    }),
  );
}
