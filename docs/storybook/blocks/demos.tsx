import { useState } from 'react';
import { Card } from '../../../packages/ui/src/display/card/index.js';
import { Chip } from '../../../packages/ui/src/display/chip/index.js';
import { Table } from '../../../packages/ui/src/display/table/index.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { TextField } from '../../../packages/ui/src/inputs/text-field/index.js';
import { modes } from '../../../packages/ui/src/theme/colors/palette.js';
import { ThemeRoot } from '../../../packages/ui/src/theme/choice/theme-root.js';

const columns = [
  { id: 'name', header: 'Device', cell: (name: string) => name },
  {
    id: 'state',
    header: 'State',
    cell: () => (
      <Chip tone="success" shape="solid">
        Certified
      </Chip>
    ),
  },
];

/** The same form and table in both densities. */
export const DensityPair = () => (
  <div className="doc-grid sb-unstyled">
    {(['comfortable', 'compact'] as const).map((density) => (
      <ThemeRoot key={density} as="section" className="doc-island" density={density} aria-label={density}>
        <header>
          {density === 'compact' ? 'Compact' : 'Comfortable'} <span>data-density="{density}"</span>
        </header>
        <TextField label="Device name" defaultValue="Retina scanner" />
        <div className="doc-row">
          <Button>Register</Button>
          <Button variant="outlined">Save draft</Button>
        </div>
        <Table
          caption={`Devices, ${density}`}
          columns={columns}
          rows={['Retina scanner', 'Hip stem']}
          rowKey={(name) => name}
        />
      </ThemeRoot>
    ))}
  </div>
);

/** The three levels of elevation, in light and dark mode. */
export const Levels = () => (
  <div className="doc-grid sb-unstyled">
    {modes.map((mode) => (
      <ThemeRoot key={mode} as="section" mode={mode} className="doc-levels" aria-label={mode}>
        <span>page</span>
        <div>
          <span>sheet</span>
          <div>
            <span>raised</span>
          </div>
        </div>
      </ThemeRoot>
    ))}
  </div>
);

/** The three radii and their uses. */
export const Radii = () => (
  <div className="doc-grid sb-unstyled">
    {(
      [
        ['radius-small', 'Chips, checkboxes, code marks'],
        ['radius', 'Buttons, fields, menus'],
        ['radius-large', 'Cards, dialogs'],
      ] as const
    ).map(([name, use]) => (
      <div key={name} className="doc-radius">
        <i style={{ borderRadius: `var(--at-${name})` }} />
        <strong>{name}</strong>
        <span>{use}</span>
      </div>
    ))}
  </div>
);

/** Compares the duration of the motion token with twice and three times that duration. */
export function MotionDemo() {
  const [there, setThere] = useState(false);
  return (
    <Card
      title="140 ms is long enough to notice"
      actions={
        <Button size="small" onClick={() => setThere(!there)}>
          Move
        </Button>
      }
      className="sb-unstyled doc-motion"
    >
      {[
        ['fast, 140 ms', '1'],
        ['280 ms', '2'],
        ['420 ms', '3'],
      ].map(([name, times]) => (
        <div key={name} className="doc-lane" data-there={there || undefined} style={{ '--doc-times': times } as object}>
          <span>{name}</span>
          <i />
        </div>
      ))}
    </Card>
  );
}
