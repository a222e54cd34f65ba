import facts from '../facts-data.js';
import { docsOf, nameOf, neighbourhoods } from '../parts.js';
import { usePart } from './use-part.js';

/** What stands near a part, at the end of its page, with a sentence on each. */
export function Related() {
  const related = neighbourhoods[usePart() ?? '']?.related ?? [];
  return related.length === 0 ? null : (
    <nav className="doc-related" aria-labelledby="related">
      <h2 id="related">Related parts</h2>
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
