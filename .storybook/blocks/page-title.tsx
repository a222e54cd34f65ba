import type { ReactNode } from 'react';
import facts from '../facts-data.js';
import { componentIndex } from '../components.js';
import props from '../props-data.js';
import { patternsOf } from './patterns.js';
import { useComponent } from './use-component.js';

/** The aliases of a component, its accessibility patterns and its size budget. */
function Facts({ component }: { component: string }) {
  const patterns = patternsOf(props[component]?.components ?? []);
  const weight = facts[component]?.weight;
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
