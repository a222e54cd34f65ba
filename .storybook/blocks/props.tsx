import { Fragment, Suspense, use } from 'react';
import type { ComponentDoc, ExportedComponentDoc, ExportedFunctionDoc, PropDoc } from '../../scripts/props.mjs';
import { nameOf } from '../components.js';
import { props } from '../props-data.js';
import { printed } from '../remark-quotes.js';
import { useComponent } from './use-component.js';

/** A sentence of a doc comment, with `code` marked up. */
function Description({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{printed(piece)}</Fragment>,
    );
}

/** A type. It may wrap between the members of a union, but not within an identifier. */
function Type({ children }: { children: string }) {
  return (
    <code className="doc-type">
      {children.split(' | ').map((each, index) => (
        <Fragment key={each}>
          {index > 0 && <wbr />}
          {index > 0 ? `| ${each} ` : `${each} `}
        </Fragment>
      ))}
    </code>
  );
}

function Row({ name, type, required, default: defaultValue, description }: PropDoc) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {required && <span className="doc-required">Required</span>}
      </th>
      <td>
        <Description>{description}</Description>
        <span className="doc-meta">
          <Type>{type}</Type>
          {defaultValue !== undefined && (
            <span>
              Default <code>{defaultValue}</code>
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}

/** The attribute selectors for CSS and tests, as listed in the doc comment of a component. */
function Selectors({ description }: { description: string }) {
  const names = [...new Set([...description.matchAll(/`(data-[\w-]+(?:="[^"]*")?)`/g)].map(([, name]) => `[${name}]`))];
  if (names.length === 0) return null;
  return (
    <p className="doc-selectors">
      <span>Selectors</span>
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  );
}

function Table({ component: { name, description, element, props: own } }: { component: ExportedComponentDoc }) {
  const rest = (
    <>
      {element && (
        <p className="doc-rest">
          All other props are passed to the <code>{`<${element}>`}</code> element, including <code>ref</code>.
        </p>
      )}
      {!element && own.length === 0 && <p className="doc-rest">It has no props.</p>}
      <Selectors description={description} />
    </>
  );
  if (own.length === 0) return rest;
  return (
    <>
      <div className="doc-scroll">
        <table aria-label={`Props of ${name}`} className="doc-props">
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {own.map((prop) => (
              <Row key={prop.name} {...prop} />
            ))}
          </tbody>
        </table>
      </div>
      {rest}
    </>
  );
}

/** Groups components with the same props, such as the icons, into one table. */
function groupByProps(
  components: readonly ExportedComponentDoc[],
): { title: string; component: ExportedComponentDoc }[] {
  const groups = Map.groupBy(components, ({ element, props: own }) => JSON.stringify([element, own]));
  return [...groups.values()].flatMap((group) =>
    group.length > 4
      ? [{ title: `All ${group.length}`, component: group[0]! }]
      : group.map((component) => ({ title: component.name, component })),
  );
}

const anchorOf = (title: string) => `props-${title.replaceAll(' ', '-')}`;

function Functions({ functions }: { functions: readonly ExportedFunctionDoc[] }) {
  return functions.map(({ name, signature, description }) => (
    <Fragment key={name}>
      <h3 id={anchorOf(name)}>{name}</h3>
      {description && (
        <p>
          <Description>{description}</Description>
        </p>
      )}
      <pre className="doc-signature">
        <code>{signature}</code>
      </pre>
    </Fragment>
  ));
}

const loaded = new Map<string, Promise<ComponentDoc | undefined>>();
/** Returns the props of a component, loaded once. */
function docOf(component: string): Promise<ComponentDoc | undefined> {
  const doc = loaded.get(component) ?? Promise.resolve(props[component]?.()).then((module) => module?.default);
  loaded.set(component, doc);
  return doc;
}

function Api({ component }: { component: string }) {
  const doc = use(docOf(component));
  if (!doc) return null;
  const own = nameOf(component).replaceAll(' ', '').toLowerCase();
  const tables = groupByProps(
    doc.components.toSorted(
      (one, other) => Number(other.name.toLowerCase() === own) - Number(one.name.toLowerCase() === own),
    ),
  );
  const titled = tables.length > 1 || doc.functions.length > 0;
  const titles = [...tables.map(({ title }) => title), ...doc.functions.map(({ name }) => name)];
  return (
    <div className="sb-unstyled doc-block">
      {titled && titles.length > 3 && (
        <nav aria-label="Components and functions" className="doc-jump">
          {titles.map((title) => (
            <a key={title} href={`#${anchorOf(title)}`} target="_self">
              {title}
            </a>
          ))}
        </nav>
      )}
      {tables.map(({ title, component: exported }) => (
        <Fragment key={title}>
          {titled && <h3 id={anchorOf(title)}>{title}</h3>}
          <Table component={exported} />
        </Fragment>
      ))}
      <Functions functions={doc.functions} />
    </div>
  );
}

/** The API of the page's component, from its types and doc comments: a props table per export, then its functions. */
export function Props() {
  return (
    <Suspense fallback={<div className="doc-loading" />}>
      <Api component={useComponent() ?? ''} />
    </Suspense>
  );
}
