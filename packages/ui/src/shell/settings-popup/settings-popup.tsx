'use client';
import { Settings2 } from 'lucide-react';
import { memo, useId, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../inputs/button/index.js';
import { IconButton, type IconButtonProps } from '../../inputs/icon-button/index.js';
import { Popover, type PopoverProps } from '../../overlays/popover/index.js';
import { presetIds, presets, swatchOf, type PresetId } from '../../theme/presets.js';
import { englishSettingsLabels, type SettingsLabels } from './settings-labels.js';
import { Panel } from './settings-popup.styles.js';

/** The preferences that the popup offers; the names are those of the specification's section 3. */
export interface Settings {
  mode: 'light' | 'dark';
  presetColor: PresetId;
  themeDirection: 'ltr' | 'rtl';
  fontFamily: string;
  /** In px. */
  borderRadius: number;
  outlinedFilled: boolean;
  container: boolean;
  miniDrawer: boolean;
}

/** What is not named here goes to the button that opens the popup. */
export interface SettingsPopupProps extends Pick<PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'placement' | 'popup'>, Omit<IconButtonProps, 'label' | 'children' | 'popup'> {
  settings: Settings;
  /** What was changed, at once; the page behind is the preview. */
  onSettingsChange: (change: Partial<Settings>) => void;
  onReset: () => void;
  fontFamilies?: readonly string[];
  labels?: Partial<SettingsLabels>;
}

/** Smallest and largest corner radius on offer, in px. */
const radiusRange = { min: 0, max: 16 };

interface Option<T extends string> {
  value: T;
  label: string;
  swatch?: string;
}

function Choice<T extends string>({ label, name, value, options, onChange }: { label: string; name: string; value: T; options: readonly Option<T>[]; onChange: (value: T) => void }) {
  return (
    <fieldset data-slot="choice" data-swatches={options.some(({ swatch }) => swatch) || undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.swatch && option.label} style={option.swatch ? ({ '--swatch': option.swatch } as CSSProperties) : undefined}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const Toggle = ({ label, checked, onChange }: { label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }) => (
  <label data-slot="toggle">
    <span>{label}</span>
    <input type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
  </label>
);

/**
 * The looks of the portal: mode, preset, direction, font, radius, fields, width. Every change shows at once on the page behind.
 * `data-part="settings-trigger"` on the button, `data-part="settings-popup"` on the popup. Keys: those of Popover. Source: specification, sections 2 and 3.
 */
export const SettingsPopup = memo(function SettingsPopup({ settings, onSettingsChange, onReset, fontFamilies = ['Poppins', 'Inter', 'Roboto'], labels, open, defaultOpen, onOpenChange, placement, popup, ...rest }: SettingsPopupProps) {
  const words = { ...englishSettingsLabels, ...labels };
  const id = useId();
  const set = <K extends keyof Settings>(key: K) => (value: Settings[K]) => onSettingsChange({ [key]: value });
  return (
    <Popover
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      label={words.title}
      popup={{ 'data-part': 'settings-popup', ...popup } as PopoverProps['popup']}
      trigger={<IconButton data-part="settings-trigger" {...rest} label={words.title}><Settings2 aria-hidden /></IconButton>}
    >
      <Panel>
        <Choice label={words.mode} name={`${id}mode`} value={settings.mode} onChange={set('mode')} options={[{ value: 'light', label: words.light }, { value: 'dark', label: words.dark }]} />
        <Choice
          label={words.preset}
          name={`${id}preset`}
          value={settings.presetColor}
          onChange={set('presetColor')}
          options={presetIds.map((value) => ({ value, label: presets[value].name, swatch: swatchOf(presets[value]) }))}
        />
        <Choice label={words.direction} name={`${id}direction`} value={settings.themeDirection} onChange={set('themeDirection')} options={[{ value: 'ltr', label: words.ltr }, { value: 'rtl', label: words.rtl }]} />
        <Choice label={words.font} name={`${id}font`} value={settings.fontFamily} onChange={set('fontFamily')} options={fontFamilies.map((value) => ({ value, label: value }))} />
        <label data-slot="range">
          <span>{words.radius}</span>
          <output dir="ltr">{settings.borderRadius} px</output>
          <input type="range" {...radiusRange} step={2} value={settings.borderRadius} onChange={(event) => onSettingsChange({ borderRadius: event.target.valueAsNumber })} />
        </label>
        <Toggle label={words.filled} checked={settings.outlinedFilled} onChange={set('outlinedFilled')} />
        <Toggle label={words.container} checked={settings.container} onChange={set('container')} />
        <Toggle label={words.rail} checked={settings.miniDrawer} onChange={set('miniDrawer')} />
        <Button variant="outlined" tone="neutral" size="small" onClick={onReset}>{words.reset}</Button>
      </Panel>
    </Popover>
  );
});
