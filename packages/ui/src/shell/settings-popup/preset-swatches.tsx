'use client';
import { useId, type CSSProperties } from 'react';
import { Tooltip } from '../../overlays/tooltip/index.js';
import { lightnessOf, presetIds, presets, swatchOf, type PresetId } from '../../theme/presets.js';
import type { SettingsLabels } from './settings-labels.js';

/** On dark surfaces each is lighter, as the preset's primary is there: a deep one would not be seen. */
const swatch = (preset: PresetId) => {
  const source = presets[preset];
  const lighter = { ...source, lightness: lightnessOf(source) + 0.2 };
  return { '--swatch': `light-dark(${swatchOf(source)}, ${swatchOf(lighter)})` } as CSSProperties;
};
const swatches = Object.fromEntries(presetIds.map((preset) => [preset, swatch(preset)])) as Record<PresetId, CSSProperties>;

interface PresetSwatchesProps {
  value: PresetId;
  onValueChange: (value: PresetId) => void;
  labels: Pick<SettingsLabels, 'preset' | 'presets'>;
}

/** The presets as swatches: each is a native radio with a name, which its tooltip shows; that of the chosen one stands beside the label. */
export function PresetSwatches({ value, onValueChange, labels }: PresetSwatchesProps) {
  const id = useId();
  const nameOf = (preset: PresetId) => labels.presets[preset] ?? presets[preset].name;
  return (
    <div data-slot="presets" role="radiogroup" aria-labelledby={id}>
      <div data-slot="presets-head">
        <span id={id}>{labels.preset}</span>
        <span data-slot="value" aria-hidden>{nameOf(value)}</span>
      </div>
      <div data-slot="swatches">
        {presetIds.map((preset) => (
          <Tooltip key={preset} label={nameOf(preset)} relation="label">
            <input
              type="radio"
              name={`${id}preset`}
              value={preset}
              checked={preset === value}
              onChange={() => onValueChange(preset)}
              style={swatches[preset]}
            />
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
