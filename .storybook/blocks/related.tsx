import { docsOf, nameOf, neighbourhoods } from '../parts.js';
import { usePart } from './use-part.js';

/** What stands near a part, at the end of its page. */
export function Related() {
  const related = neighbourhoods[usePart() ?? '']?.related ?? [];
  return related.length === 0 ? null : (
    <nav className="doc-related" aria-labelledby="related">
      <h2 id="related">Related parts</h2>
      <ul>
        {related.map((each) => (
          <li key={each}><a href={docsOf(each)} target="_top">{nameOf(each)}</a></li>
        ))}
      </ul>
    </nav>
  );
}
