import { useDeferredValue, useMemo, useState } from 'react';
import { CopyButton } from '../../../packages/ui/src/inputs/copy-button/index.js';
import { TextField } from '../../../packages/ui/src/inputs/text-field/index.js';
import { presetFrom } from '../../../packages/ui/src/theme/checks/preset-from.js';
import { presetSheet } from '../../../packages/ui/src/theme/checks/preset-sheet.js';
import { validatePreset } from '../../../packages/ui/src/theme/checks/validate-preset.js';
import { Card } from '../../../packages/ui/src/display/card/index.js';
import { Chip } from '../../../packages/ui/src/display/chip/index.js';
import { EmptyState } from '../../../packages/ui/src/display/empty-state/index.js';
import { DocumentIcon } from '../../../packages/ui/src/display/icon/icons.js';
import { Link } from '../../../packages/ui/src/navigation/link/index.js';
import { Button } from '../../../packages/ui/src/inputs/button/index.js';
import { Switch } from '../../../packages/ui/src/inputs/switch/index.js';
import { modes, type Mode } from '../../../packages/ui/src/theme/colors/palette.js';
import { presetIds } from '../../../packages/ui/src/theme/colors/preset-ids.js';
import { presets } from '../../../packages/ui/src/theme/colors/presets.js';
import type { PresetName } from '../../../packages/ui/src/theme/choice/theme-choice.js';
import { ThemeRoot } from '../../../packages/ui/src/theme/choice/theme-root.js';

/** Components in the colours of one preset and mode. */
function PresetTile({ preset, name, mode }: { preset: PresetName; name: string; mode: Mode }) {
  return (
    <ThemeRoot as="section" className="doc-island" preset={preset} mode={mode} aria-label={`${name}, ${mode}`}>
      <header>
        {name}{' '}
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
  );
}

/** Every preset in light and dark mode, each in its own `ThemeRoot`. */
export function PresetGrid() {
  return (
    <div className="doc-grid doc-presets sb-unstyled">
      {presetIds.flatMap((preset) =>
        modes.map((mode) => <PresetTile key={preset + mode} preset={preset} name={presets[preset].name} mode={mode} />),
      )}
    </div>
  );
}

const customId = 'x-from-color';

/** Makes a preset from a colour that the reader chooses, and shows it with its contrast report and its JSON. */
export function PresetFromColor() {
  const [color, setColor] = useState('#7a1f3d');
  const given = useDeferredValue(color.trim());
  const made = useMemo(() => {
    try {
      const preset = presetFrom(given);
      return {
        ...preset,
        sheet: presetSheet(customId, preset.source),
        pairs: validatePreset(preset.source).pairs.length,
      };
    } catch (error) {
      return (error as Error).message;
    }
  }, [given]);
  const json = typeof made === 'string' ? '' : JSON.stringify(made.source, null, 2);
  return (
    <div className="sb-unstyled">
      <TextField
        label="Colour"
        value={color}
        onChange={(event) => setColor(event.target.value)}
        help="Any opaque CSS colour, such as #7a1f3d or oklch(0.5 0.1 200)"
        error={typeof made === 'string' ? made : undefined}
      />
      {typeof made !== 'string' && (
        <>
          <style>{made.sheet}</style>
          <p>
            The primary in light mode is <code>{made.primary}</code>
            {made.isExact ? ', your colour' : ', the closest colour with enough contrast'}. All {made.pairs} colour
            pairs pass.
          </p>
          <div className="doc-grid doc-presets">
            {modes.map((mode) => (
              <PresetTile key={mode} preset={customId} name={made.source.name} mode={mode} />
            ))}
          </div>
          <pre>{json}</pre>
          <CopyButton text={json} labels={{ copy: 'Copy JSON' }} />
        </>
      )}
    </div>
  );
}
