import { useState } from 'react';
import * as set from '../../../packages/ui/src/display/icon/index.js';
import { TextField } from '../../../packages/ui/src/inputs/text-field/index.js';
import { Copy } from './copy.js';

const { icon: _icon, ...icons } = set;
const all = Object.entries(icons).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** All icons, with a search by name. A click copies the import statement. */
export function IconGrid() {
  const [query, setQuery] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div className="doc-icons sb-unstyled">
      <TextField
        label="Find an icon"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        help={`${found.length} of ${all.length}. Click an icon to copy its import.`}
        start={<set.SearchIcon />}
      />
      <ul>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Copy text={`import { ${name} } from '@attesta/ui/display/icon';`} className="doc-icon-copy">
              <Icon size="large" />
              <span>{name.replace('Icon', '')}</span>
            </Copy>
          </li>
        ))}
      </ul>
    </div>
  );
}
