import type { ReactNode } from 'react';
import { neighbourhoods } from '../parts.js';
import { usePart } from './use-part.js';

/** The title of a page. On a part's page: where the part stands, what else it is called, and how it is imported. */
export function PageTitle({ children }: { children?: ReactNode }) {
  const part = usePart();
  const also = part ? (neighbourhoods[part]?.also ?? []) : [];
  return (
    <div className="doc-title">
      {part && <p className="doc-room">{part.split('/')[0]}</p>}
      <h1>{children}</h1>
      {part && (
        <dl className="doc-facts">
          <div><dt className="doc-facts-name">Import</dt><dd className="doc-facts-value"><code>{`@attesta/ui/${part}`}</code></dd></div>
          <div><dt className="doc-facts-name">Source</dt><dd className="doc-facts-value"><code>{`packages/ui/src/${part}`}</code></dd></div>
          {also.length > 0 && <div><dt className="doc-facts-name">Also called</dt><dd className="doc-facts-value">{also.join(', ')}</dd></div>}
        </dl>
      )}
    </div>
  );
}
