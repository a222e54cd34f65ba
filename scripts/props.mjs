// Reads the props of every component from its types and doc comments, for the props tables of the docs and for
// Storybook's controls. Uses the compiler API of TypeScript 6, because TypeScript 7 does not have one yet.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { components } from '../packages/ui/scripts/entries.mjs';
import { descriptionOf } from './prop-descriptions.mjs';

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/ui/src');
const require = createRequire(import.meta.url);
const ts = createRequire(require.resolve('@microsoft/api-extractor/package.json'))('typescript');

const own = (declaration) => declaration.getSourceFile().fileName.startsWith(`${src}/`);
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();
/** Removes `| undefined` from a type: the table marks required props instead. */
const withoutUndefined = (type) => type.replace(/ \| undefined$/, '').replace(/^\((.+ => .+)\)$/, '$1');

/** Returns the props parameter of `memo(function Component({ … }) {…})` or of a plain function. */
function propsParameter(declaration) {
  if (ts.isFunctionDeclaration(declaration)) return declaration.parameters[0];
  let node = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  while (node && (ts.isCallExpression(node) || ts.isAsExpression(node)))
    node = ts.isCallExpression(node) ? node.arguments[0] : node.expression;
  return node && (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) ? node.parameters[0] : undefined;
}

/** Returns the element that receives the remaining props: `button` for `ComponentPropsWithRef<'button'>`. */
function elementOf(type, seen = new Set()) {
  for (const declaration of [...(type.aliasSymbol?.declarations ?? []), ...(type.symbol?.declarations ?? [])]) {
    if (!own(declaration) || seen.has(declaration)) continue;
    seen.add(declaration);
    const found = /ComponentProps\w*<'([\w-]+)'>/.exec(declaration.getText());
    if (found) return found[1];
  }
  return undefined;
}

/** Returns the documentation of every component by its folder, such as `inputs/button`. See `props.d.mts`. */
export function readProps() {
  const folders = components;
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
  const docComment = (symbol) => oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  /** Returns the type as written in the source. A named union of up to 20 literals is expanded. */
  function typeText(property, declaration) {
    const node = declaration.type;
    const type = checker.getTypeOfSymbolAtLocation(property, declaration);
    if (!node) return checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation);
    const members = checker.getNonNullableType(type);
    const isLiteralUnion =
      members.isUnion() &&
      members.types.every((each) => each.isStringLiteral() || each.isNumberLiteral()) &&
      members.types.length <= 20;
    if (!isLiteralUnion || !ts.isTypeReferenceNode(node)) return oneLine(node.getText());
    const alias = checker.getSymbolAtLocation(node.typeName);
    const [resolved] =
      (alias && alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias)?.declarations ?? [];
    if (
      resolved &&
      ts.isTypeAliasDeclaration(resolved) &&
      ts.isUnionTypeNode(resolved.type) &&
      resolved.type.types.every(ts.isLiteralTypeNode)
    )
      return oneLine(resolved.type.getText()).replace(/^\| /, '');
    return members.types.map((each) => (each.isStringLiteral() ? `'${each.value}'` : String(each.value))).join(' | ');
  }

  /** Returns the default values. A constant is shown as its value; a constant that is not a literal is left out. */
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

  /** Returns the property that a name in a destructured object refers to. */
  function destructured({ propertyName, name, parent }) {
    return checker.getTypeAtLocation(parent.parent).getProperty((propertyName ?? name).getText());
  }

  /** Whether the code is in a component or a hook. Defaults of other functions may have another meaning. */
  function isInComponent(node) {
    const { name, parent } = ts.findAncestor(node, ts.isFunctionLike) ?? {};
    return /^(?:use)?[A-Z]/.test((name ?? parent?.name)?.getText() ?? '');
  }

  /** Returns the property and the default of `{ size = 'medium' }` or `size === 'medium' ? undefined : size`. */
  function defaultAt(node) {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent))
      return { property: destructured(node), value: node.initializer };
    if (!ts.isConditionalExpression(node) || !ts.isBinaryExpression(node.condition)) return undefined;
    const { left, operatorToken, right } = node.condition;
    if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken || !ts.isStringLiteral(right)) return undefined;
    if (node.whenTrue.getText() !== 'undefined' || node.whenFalse.getText() !== left.getText()) return undefined;
    const declaration = checker.getSymbolAtLocation(left)?.valueDeclaration;
    return declaration && ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)
      ? { property: destructured(declaration), value: right }
      : undefined;
  }

  const literal = /^(?:'[^']*'|true|false|-?\d+(?:\.\d+)?)$/;
  /** The literal defaults that inner components and hooks apply, by folder and by the declaration of the prop. */
  const innerDefaults = new Map();
  const visit = (node) => {
    const { property, value } = (isInComponent(node) && defaultAt(node)) || {};
    const declaration = property?.declarations?.find(own);
    const text = value?.getText() ?? '';
    if (declaration && literal.test(text)) {
      const folder = dirname(node.getSourceFile().fileName);
      const ofFolder = innerDefaults.get(folder) ?? new Map();
      innerDefaults.set(folder, ofFolder.set(declaration, text));
    }
    ts.forEachChild(node, visit);
  };
  for (const { fileName } of program.getSourceFiles())
    if (fileName.startsWith(`${src}/`) && fileName.endsWith('.tsx')) visit(program.getSourceFile(fileName));

  /** Returns the default that the component's own folder or the foundation applies, not that of another component. */
  const innerDefault = (declaration, folder) =>
    innerDefaults.get(join(src, folder))?.get(declaration) ??
    innerDefaults.get(join(src, 'foundation'))?.get(declaration);

  /** Returns the default that the doc comment of a prop states: "Default true." or "Default 250.". */
  const documentedDefault = (property) => /Default (true|false|\d+)\./.exec(docComment(property))?.[1];

  function propOf(component, property, defaults, folder) {
    const declaration = property.declarations?.find(own);
    if (!declaration) return undefined;
    const isMethod = ts.isMethodSignature(declaration);
    return {
      name: property.name,
      type: withoutUndefined(
        isMethod
          ? oneLine(declaration.getText())
              .replace(/^\w+\??/, '')
              .replace(/;$/, '')
          : typeText(property, declaration),
      ),
      required: !(property.flags & ts.SymbolFlags.Optional),
      default: defaults[property.name] ?? innerDefault(declaration, folder) ?? documentedDefault(property),
      description: docComment(property) || descriptionOf(component, property.name),
    };
  }

  function exportOf(exported, folder) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    if (!declaration || !own(declaration)) return undefined;
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const [signature] = (type.isUnion() ? type.types : [type]).flatMap((each) => [...each.getCallSignatures()]);
    const base = { name: exported.name, description: docComment(symbol) };
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
    const variants = propsType ? (propsType.isUnion() ? propsType.types : [propsType]) : [];
    const byName = new Map();
    for (const variant of variants)
      for (const property of variant.getProperties()) {
        const prop = propOf(exported.name, property, defaults, folder);
        if (prop && !byName.has(prop.name))
          byName.set(prop.name, {
            ...prop,
            required: prop.required && variants.every((each) => each.getProperty(prop.name)),
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
      const all = checker
        .getExportsOfModule(checker.getSymbolAtLocation(file))
        .map((each) => exportOf(each, folder))
        .filter(Boolean);
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
