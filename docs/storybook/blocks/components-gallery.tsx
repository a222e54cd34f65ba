import { useState, type KeyboardEvent } from 'react';
import { docsOf, nameOf } from '../../../.storybook/components.js';
import facts from '../../../.storybook/facts-data.js';
import { EmptyState } from '../../../packages/ui/src/display/empty-state/index.js';
import { SearchIcon } from '../../../packages/ui/src/display/icon/index.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { FilterBar } from '../../../packages/ui/src/layout/filter-bar/index.js';
import { findComponents, matchingAliases } from './gallery-search.js';
import { thumbs } from './thumbs/thumbs.js';

const categories: readonly (readonly [category: string, title: string, description: string])[] = [
  ['layout', 'Layout', 'Arrangement of content: rows, columns, panels and bars.'],
  [
    'inputs',
    'Inputs',
    'Controls for typing, choosing and pressing, based on native elements, with label, help and error.',
  ],
  ['display', 'Display', 'Content to read and compare.'],
  ['data', 'Data', 'Large sets of records and plans, to sort, filter, edit and export.'],
  ['feedback', 'Feedback', 'Messages about results, errors and progress.'],
  ['overlays', 'Overlays', 'Layers that open over the page and return the focus when they close.'],
  ['navigation', 'Navigation', 'The current location and links to other pages.'],
  ['shell', 'Shell', 'Ready-made layouts of a portal.'],
];

function ComponentCard({ component, query }: { component: string; query: string }) {
  const aliases = matchingAliases(component, query);
  return (
    <li className="doc-part">
      <div className="doc-thumb" aria-hidden="true" inert>
        {thumbs[component] ?? <strong>{nameOf(component)}</strong>}
      </div>
      <div className="doc-part-text">
        <a href={docsOf(component)} target="_top">
          {nameOf(component)}
        </a>
        {aliases.length > 0 && <p className="doc-alias">Also called {aliases.join(', ')}</p>}
        <p>{facts[component]?.summary}</p>
      </div>
    </li>
  );
}

/** Escape clears the filter, and Arrow down or Enter moves the focus from the filter to the first result. */
function onFilterKey(event: KeyboardEvent<HTMLElement>, clear: () => void) {
  if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') clear();
  else if (event.key === 'ArrowDown' || event.key === 'Enter')
    event.currentTarget.parentElement?.querySelector<HTMLElement>('.doc-part-text > a')?.focus();
  else return;
  event.preventDefault();
}

/** A preview of every component with its summary, by category, and a filter by name, alias and summary. */
export function ComponentsGallery() {
  const [query, setQuery] = useState('');
  const found = findComponents(query);
  return (
    <div className="doc-gallery">
      <FilterBar
        label="Components"
        className="sb-unstyled"
        query={query}
        onQueryChange={setQuery}
        onKeyDown={(event) => onFilterKey(event, () => setQuery(''))}
        count={found.length}
        labels={{
          search: 'Filter by name, such as toast or modal',
          results: (count) => (count === 1 ? '1 component' : `${count} components`),
        }}
      />
      {found.length === 0 && (
        <div className="sb-unstyled">
          <EmptyState
            title="No component has this name"
            icon={<SearchIcon />}
            action={
              <Button variant="outlined" onClick={() => setQuery('')}>
                Show all components
              </Button>
            }
          >
            The filter also finds names in other libraries, such as modal or toast.
          </EmptyState>
        </div>
      )}
      {categories.map(([category, title, description]) => {
        const own = found.filter((component) => component.startsWith(`${category}/`));
        if (own.length === 0) return null;
        return (
          <section key={category} className="doc-room-of-parts" aria-labelledby={`category-${category}`}>
            <h2 id={`category-${category}`}>{title}</h2>
            <p>{description}</p>
            <ul className="sb-unstyled">
              {own.map((component) => (
                <ComponentCard key={component} component={component} query={query} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
