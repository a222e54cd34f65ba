import type { ReactNode } from 'react';
import facts from '../facts-data.js';
import { neighbourhoods } from '../parts.js';
import props from '../props-data.js';
import { patternsOf } from './patterns.js';
import { usePart } from './use-part.js';

/** What a part is called elsewhere, which patterns it follows, and what it weighs. */
function Facts({ part }: { part: string }) {
  const patterns = patternsOf(props[part]?.components ?? []);
  const weight = facts[part]?.weight;
  return (
    <dl className="doc-facts">
      <div>
        <dt>Also called</dt>
        <dd>{neighbourhoods[part]?.also.join(', ')}</dd>
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
          <dt>Weight</dt>
          <dd title="Held by a test: the entry with all it imports, without React and styled-components">
            at most {weight} kB gzip
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The title of a page. On a part's page: where the part stands, and what is known of it. */
export function PageTitle({ children }: { children?: ReactNode }) {
  const part = usePart();
  return (
    <div className="doc-title">
      {part && <p className="doc-room">{part.split('/')[0]}</p>}
      <h1>{children}</h1>
      {part && <Facts part={part} />}
    </div>
  );
}
