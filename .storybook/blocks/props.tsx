import { Fragment } from 'react';
import type { ComponentDoc, FunctionDoc, PropDoc } from '../../scripts/props.mjs';
import { nameOf } from '../parts.js';
import props from '../props-data.js';
import { printed } from '../remark-quotes.js';
import { usePart } from './use-part.js';

/** A sentence of a doc comment, with its `code`. */
function Words({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{printed(piece)}</Fragment>,
    );
}

/** A union may break between its members, an identifier may not. */
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

function Row({ name, type, required, default: usual, description }: PropDoc) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {required && <span className="doc-required">Required</span>}
      </th>
      <td>
        <Words>{description}</Words>
        <span className="doc-meta">
          <Type>{type}</Type>
          {usual !== undefined && (
            <span>
              Default <code>{usual}</code>
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}

/** The names by which CSS and tests find a component, as its doc comment gives them: parts, then what they say of their state. */
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

function Table({ component: { name, description, element, props: own } }: { component: ComponentDoc }) {
  const rest = (
    <>
      {element && (
        <p className="doc-rest">
          Every other prop goes to its <code>{`<${element}>`}</code>, <code>ref</code> included.
        </p>
      )}
      {!element && own.length === 0 && <p className="doc-rest">It has no props of its own.</p>}
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

/** Components that take the same props share one table: the icons do. */
function gathered(components: readonly ComponentDoc[]): { title: string; component: ComponentDoc }[] {
  const alike = Map.groupBy(components, ({ element, props: own }) => JSON.stringify([element, own]));
  return [...alike.values()].flatMap((group) =>
    group.length > 4
      ? [{ title: `All ${group.length}`, component: group[0]! }]
      : group.map((component) => ({ title: component.name, component })),
  );
}

const anchorOf = (title: string) => `props-${title.replaceAll(' ', '-')}`;

function Calls({ functions }: { functions: readonly FunctionDoc[] }) {
  return functions.map(({ name, signature, description }) => (
    <Fragment key={name}>
      <h3 id={anchorOf(name)}>{name}</h3>
      {description && (
        <p>
          <Words>{description}</Words>
        </p>
      )}
      <pre className="doc-signature">
        <code>{signature}</code>
      </pre>
    </Fragment>
  ));
}

/** What the page's part takes, from its types and doc comments: a table for each of its components, then its functions. */
export function Props() {
  const part = usePart() ?? '';
  const doc = props[part];
  if (!doc) return null;
  const own = nameOf(part).replaceAll(' ', '').toLowerCase();
  const tables = gathered(
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
      {tables.map(({ title, component }) => (
        <Fragment key={title}>
          {titled && <h3 id={anchorOf(title)}>{title}</h3>}
          <Table component={component} />
        </Fragment>
      ))}
      <Calls functions={doc.functions} />
    </div>
  );
}
