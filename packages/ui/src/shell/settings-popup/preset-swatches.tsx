'use client';
import { useId, type CSSProperties } from 'react';
import { Tooltip } from '../../overlays/tooltip/index.js';
import type { PresetOption } from './preset-options.js';
import type { SettingsLabels } from './settings-labels.js';

const painted = ({ swatch }: PresetOption) =>
  ({
    '--swatch': typeof swatch === 'string' ? swatch : `light-dark(${swatch.light}, ${swatch.dark})`,
  }) as CSSProperties;

interface PresetSwatchesProps<Id extends string> {
  options: readonly PresetOption<Id>[];
  value: Id;
  onValueChange: (value: Id) => void;
  labels: Pick<SettingsLabels<Id>, 'preset' | 'presets'>;
}

/**
 * The presets as swatches. Each is a native radio whose tooltip shows its name. The name of the selected preset is
 * shown next to the label.
 */
export function PresetSwatches<Id extends string>({ options, value, onValueChange, labels }: PresetSwatchesProps<Id>) {
  const id = useId();
  const nameOf = (option: PresetOption<Id>) => labels.presets[option.id] ?? option.name;
  const chosen = options.find((option) => option.id === value);
  return (
    <div data-slot="presets" role="radiogroup" aria-labelledby={id}>
      <div data-slot="presets-head">
        <span id={id}>{labels.preset}</span>
        <span data-slot="value" aria-hidden>
          {chosen && nameOf(chosen)}
        </span>
      </div>
      <div data-slot="swatches">
        {options.map((option) => (
          <Tooltip key={option.id} label={nameOf(option)} relation="label">
            <input
              type="radio"
              name={`${id}preset`}
              value={option.id}
              checked={option === chosen}
              onChange={() => onValueChange(option.id)}
              style={painted(option)}
            />
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
