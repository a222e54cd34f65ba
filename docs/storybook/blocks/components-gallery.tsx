import facts from '../../../.storybook/facts-data.js';
import { docsOf, nameOf, componentIndex } from '../../../.storybook/components.js';
import { thumbs } from './thumbs.js';

const categories: readonly (readonly [category: string, title: string, description: string])[] = [
  ['layout', 'Layout', 'Arrangement of content: rows, columns, panels and bars.'],
  [
    'inputs',
    'Inputs',
    'Controls for typing, choosing and pressing, based on native elements, with label, help and error.',
  ],
  ['display', 'Display', 'Content to read and compare.'],
  ['feedback', 'Feedback', 'Messages about results, errors and progress.'],
  ['overlays', 'Overlays', 'Layers that open over the page and return the focus when they close.'],
  ['navigation', 'Navigation', 'The current location and links to other pages.'],
  ['shell', 'Shell', 'Ready-made layouts of a portal.'],
];
const components = Object.keys(componentIndex);
export const componentCount = components.length;

function ComponentCard({ component }: { component: string }) {
  return (
    <li className="doc-part">
      <div className="doc-thumb" aria-hidden="true" inert>
        {thumbs[component] ?? <strong>{nameOf(component)}</strong>}
      </div>
      <a href={docsOf(component)} target="_top">
        {nameOf(component)}
      </a>
      <p>{facts[component]?.summary}</p>
    </li>
  );
}

/** A preview of every component with its summary, by category. */
export function ComponentsGallery() {
  return categories.map(([category, title, description]) => (
    <section key={category} className="doc-room-of-parts" aria-labelledby={`category-${category}`}>
      <h2 id={`category-${category}`}>{title}</h2>
      <p>{description}</p>
      <ul className="sb-unstyled">
        {components
          .filter((component) => component.startsWith(`${category}/`))
          .map((component) => (
            <ComponentCard key={component} component={component} />
          ))}
      </ul>
    </section>
  ));
}
