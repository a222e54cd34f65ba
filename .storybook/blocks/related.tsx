import facts from '../facts-data.js';
import { docsOf, nameOf, componentIndex } from '../components.js';
import { useComponent } from './use-component.js';

/** Links to related components, with the summary of each. */
export function Related() {
  const related = componentIndex[useComponent() ?? '']?.related ?? [];
  return related.length === 0 ? null : (
    <nav className="doc-related" aria-labelledby="related">
      <h2 id="related">Related components</h2>
      <ul className="doc-cards">
        {related.map((each) => (
          <li key={each}>
            <a href={docsOf(each)} target="_top">
              <strong>{nameOf(each)}</strong>
              <span>{facts[each]?.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
