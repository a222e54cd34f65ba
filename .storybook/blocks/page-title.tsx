import type { ReactNode } from 'react';
import facts from '../facts-data.js';
import { componentIndex } from '../components.js';
import { useComponent } from './use-component.js';

/** The aliases of a component, its accessibility patterns, size budget, status and sources. */
function Facts({ component }: { component: string }) {
  const { patterns = [], weight, since, source } = facts[component] ?? {};
  return (
    <dl className="doc-facts">
      <div>
        <dt>Also called</dt>
        <dd>{componentIndex[component]?.aliases.join(', ')}</dd>
      </div>
      {patterns.length > 0 && (
        <div>
          <dt>Pattern</dt>
          <dd>
            {patterns.map(({ name, href }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </span>
            ))}
          </dd>
        </div>
      )}
      {weight !== undefined && (
        <div>
          <dt>Size</dt>
          <dd title="Enforced by a check: the entry point and everything it imports, without React and styled-components">
            at most {weight} kB gzip
          </dd>
        </div>
      )}
      {since && (
        <div>
          <dt>Status</dt>
          <dd>
            beta, since {since}{' '}
            <a href="?path=/docs/what-s-new-in-0-2--docs" target="_top">
              Changes
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>Links</dt>
        <dd>
          {source && (
            <a href={source} target="_blank" rel="noreferrer">
              Source
            </a>
          )}{' '}
          <a href={`docs/${component.replace('/', '-')}.md`} target="_blank" rel="noreferrer">
            Markdown
          </a>
        </dd>
      </div>
    </dl>
  );
}

/** The title of a docs page. On the page of a component, also its category and facts. */
export function PageTitle({ children }: { children?: ReactNode }) {
  const component = useComponent();
  return (
    <div className="doc-title">
      {component && <p className="doc-room">{component.split('/')[0]}</p>}
      <h1>{children}</h1>
      {component && <Facts component={component} />}
    </div>
  );
}
