import { useState } from 'react';
import * as set from '../../../packages/ui/src/display/icon/index.js';
import { TextField } from '../../../packages/ui/src/inputs/text-field/index.js';
import { Copy } from './copy.js';

const { icon: _icon, ...icons } = set;
const all = Object.entries(icons).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The whole set, found by name; a press copies the import. */
export function IconGrid() {
  const [words, setWords] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <div className="doc-icons sb-unstyled">
      <TextField
        label="Find an icon"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        help={`${found.length} of ${all.length}. A press copies its import.`}
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
