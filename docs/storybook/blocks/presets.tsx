import { Card } from '../../../packages/ui/src/display/card/index.js';
import { Chip } from '../../../packages/ui/src/display/chip/index.js';
import { EmptyState } from '../../../packages/ui/src/display/empty-state/index.js';
import { DocumentIcon } from '../../../packages/ui/src/display/icon/icons.js';
import { Link } from '../../../packages/ui/src/navigation/link/index.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { Switch } from '../../../packages/ui/src/inputs/switch/index.js';
import { modes } from '../../../packages/ui/src/theme/palette.js';
import { presetIds } from '../../../packages/ui/src/theme/preset-ids.js';
import { presets } from '../../../packages/ui/src/theme/presets.js';
import { ThemeRoot } from '../../../packages/ui/src/theme/theme-root.js';

/** Every preset in light and dark mode, each in its own `ThemeRoot`. */
export function PresetGrid() {
  return (
    <div className="doc-grid doc-presets sb-unstyled">
      {presetIds.flatMap((preset) =>
        modes.map((mode) => (
          <ThemeRoot
            key={preset + mode}
            as="section"
            className="doc-island"
            preset={preset}
            mode={mode}
            aria-label={`${presets[preset].name}, ${mode}`}
          >
            <header>
              {presets[preset].name}{' '}
              <span>
                {preset}, {mode}
              </span>
            </header>
            <div className="doc-row">
              <Button size="small">Register</Button>
              <Button size="small" variant="outlined">
                Export
              </Button>
            </div>
            <div className="doc-row">
              <Chip tone="primary">Selected</Chip>
              <Chip tone="success">Certified</Chip>
              <Chip tone="error">Expired</Chip>
            </div>
            <div className="doc-row">
              <Switch label="Notify me" defaultChecked size="small" />
              <Link href="#presets">Regulation</Link>
            </div>
            <Card>
              <EmptyState icon={<DocumentIcon />} title="No claims yet">
                Reported claims appear here.
              </EmptyState>
            </Card>
          </ThemeRoot>
        )),
      )}
    </div>
  );
}
