import facts from '../../../.storybook/facts-data.js';
import { docsOf, nameOf, neighbourhoods } from '../../../.storybook/parts.js';
import { thumbs } from './thumbs.js';

const rooms: readonly (readonly [room: string, title: string, says: string])[] = [
  ['inputs', 'Inputs', 'What is typed, chosen and pressed. Native elements first, with label, help and error.'],
  ['display', 'Display', 'What is read and compared.'],
  ['feedback', 'Feedback', 'What has happened, what is wrong, what takes a while.'],
  ['overlays', 'Overlays', 'What opens over the page, and gives the focus back.'],
  ['navigation', 'Navigation', 'Where one is, and the way on.'],
  ['shell', 'Shell', 'Ready frames of a portal.'],
];
const parts = Object.keys(neighbourhoods);
export const partCount = parts.length;

function PartCard({ part }: { part: string }) {
  return (
    <li className="doc-part">
      <div className="doc-thumb" aria-hidden="true" inert>
        {thumbs[part] ?? <strong>{nameOf(part)}</strong>}
      </div>
      <a href={docsOf(part)} target="_top">
        {nameOf(part)}
      </a>
      <p>{facts[part]?.summary}</p>
    </li>
  );
}

/** Every part in little, by room, with its first sentence. */
export function PartsGallery() {
  return rooms.map(([room, title, says]) => (
    <section key={room} className="doc-room-of-parts" aria-labelledby={`room-${room}`}>
      <h2 id={`room-${room}`}>{title}</h2>
      <p>{says}</p>
      <ul className="sb-unstyled">
        {parts
          .filter((part) => part.startsWith(`${room}/`))
          .map((part) => (
            <PartCard key={part} part={part} />
          ))}
      </ul>
    </section>
  ));
}
