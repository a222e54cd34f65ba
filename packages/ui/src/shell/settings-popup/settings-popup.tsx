'use client';
import { memo, type ReactNode } from 'react';
import { Monitor, Moon, PanelLeft, PanelTop, RotateCcw, Settings2, Sun } from '../../foundation/glyphs.js';
import { wordsOf } from '../../foundation/words.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton, type IconButtonProps } from '../../inputs/icon-button/index.js';
import { RadioGroup, type RadioOption } from '../../inputs/radio-group/index.js';
import { Slider } from '../../inputs/slider/index.js';
import { Switch } from '../../inputs/switch/index.js';
import { Popover, type PopoverProps } from '../../overlays/popover/index.js';
import type { PresetId } from '../../theme/presets.js';
import { presetOptions, type PresetOption } from './preset-options.js';
import { PresetSwatches } from './preset-swatches.js';
import { englishSettingsLabels, type SettingsLabels } from './settings-labels.js';
import { Panel } from './settings-popup.styles.js';

/** The preferences that the popup offers; the names are those of the specification's section 3. */
export interface Settings<Preset extends string = PresetId> {
  /** Light, dark, or as the system has it. */
  mode: 'light' | 'dark' | 'system';
  /** The colours. */
  presetColor: Preset;
  /** Name of a face that the page loads. */
  fontFamily: string;
  /** In px. */
  borderRadius: number;
  /** Whether fields are filled; otherwise they are outlined. */
  outlinedFilled: boolean;
  /** The direction of writing. */
  themeDirection: 'ltr' | 'rtl';
  /** Whether the navigation stands in a drawer or in a bar. */
  menuOrientation: 'vertical' | 'horizontal';
  /** Whether a closed drawer stays as a rail. */
  miniDrawer: boolean;
  /** Whether pages keep to a width. */
  container: boolean;
}

/** What is not named here goes to the button that opens the popup. */
export interface SettingsPopupProps<Preset extends string = PresetId>
  extends
    Pick<PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'placement' | 'popup'>,
    Omit<IconButtonProps, 'label' | 'children' | 'popup'> {
  /** A setting that is not given is not offered. */
  settings: Partial<Settings<NoInfer<Preset>>>;
  /** What was changed, at once; the page behind is the preview. */
  onSettingsChange: (change: Partial<Settings<NoInfer<Preset>>>) => void;
  /** The defaults are wanted back; who owns the settings knows them. */
  onReset: () => void;
  /** The modes on offer; `system` follows the device. */
  modes?: readonly Settings['mode'][] | undefined;
  /** The presets on offer, in this order: the library's (`presetOptions`), some of them, or one's own; the page loads their sheets. */
  presets?: readonly PresetOption<Preset>[] | undefined;
  /** Faces to choose from; the page loads them. */
  fontFamilies?: readonly string[] | undefined;
  labels?: Partial<SettingsLabels<NoInfer<Preset>>> | undefined;
}

/** Smallest and largest corner radius on offer, and the step between, in px. */
const radii = { min: 0, max: 16, step: 2 };
const allModes = ['light', 'dark'] as const;
const modeIcons = { light: Sun, dark: Moon, system: Monitor };

const withIcon = (icon: ReactNode, words: string) => (
  <span data-slot="choice">
    {icon}
    {words}
  </span>
);

/** The choices of the layout are drawn as what they do; the side is where reading begins. */
const menus = (words: SettingsLabels): RadioOption[] => [
  { value: 'vertical', label: withIcon(<PanelLeft aria-hidden data-side="" />, words.vertical) },
  { value: 'horizontal', label: withIcon(<PanelTop aria-hidden />, words.horizontal) },
];

function SettingsPopupOf<Preset extends string = PresetId>({
  settings,
  onSettingsChange,
  onReset,
  modes = allModes,
  presets = presetOptions as readonly PresetOption<string>[] as readonly PresetOption<Preset>[],
  fontFamilies = ['Poppins', 'Inter', 'Roboto'],
  labels,
  open,
  defaultOpen,
  onOpenChange,
  placement,
  popup,
  ...rest
}: SettingsPopupProps<Preset>) {
  const words = wordsOf<SettingsLabels<Preset>>(englishSettingsLabels as SettingsLabels<Preset>, labels);
  return (
    <Popover
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      label={words.title}
      header
      closeButton
      labels={{ close: words.close }}
      popup={{ 'data-part': 'settings-popup', ...popup } as PopoverProps['popup']}
      trigger={
        <IconButton data-part="settings-trigger" {...rest} label={words.title}>
          <Settings2 aria-hidden />
        </IconButton>
      }
    >
      <Offered
        settings={settings}
        change={onSettingsChange}
        reset={onReset}
        modes={modes}
        presets={presets}
        fontFamilies={fontFamilies}
        words={words}
      />
    </Popover>
  );
}

/**
 * The looks of the portal: mode, colours, font, corners, fields, direction, menu, width. Every change shows at once on the page behind.
 * `data-part="settings-trigger"` on the button, `data-part="settings-popup"` on the popup. Keys: those of Popover, and of native radios, a range and
 * switches in it. Source: specification, sections 2 and 3; WAI-ARIA APG, radio group, slider and switch patterns.
 */
export const SettingsPopup = memo(SettingsPopupOf) as typeof SettingsPopupOf;

interface OfferedProps<Preset extends string> extends Required<
  Pick<SettingsPopupProps<Preset>, 'modes' | 'presets' | 'fontFamilies'>
> {
  settings: Partial<Settings<Preset>>;
  change: (change: Partial<Settings<Preset>>) => void;
  reset: () => void;
  words: SettingsLabels<Preset>;
}

/** The settings themselves; drawn only while the popup is open. */
function Offered<Preset extends string>({
  settings,
  change,
  reset,
  modes,
  presets,
  fontFamilies,
  words,
}: OfferedProps<Preset>) {
  const choice = <Key extends 'mode' | 'fontFamily' | 'themeDirection' | 'menuOrientation'>(
    key: Key,
    label: string,
    options: readonly RadioOption[],
  ) =>
    settings[key] !== undefined && (
      <RadioGroup
        label={label}
        layout="segments"
        options={options}
        value={settings[key]}
        onValueChange={(value) => change({ [key]: value })}
      />
    );
  const toggle = (key: 'outlinedFilled' | 'miniDrawer' | 'container', label: string) =>
    settings[key] !== undefined && (
      <Switch
        label={label}
        labelPlacement="start"
        checked={settings[key]}
        onCheckedChange={(on) => change({ [key]: on })}
      />
    );
  const mode = (value: Settings['mode']) => {
    const Icon = modeIcons[value];
    return { value, label: withIcon(<Icon aria-hidden />, words[value]) };
  };
  return (
    <Panel>
      <div data-slot="group">
        {choice('mode', words.mode, modes.map(mode))}
        {settings.presetColor && (
          <PresetSwatches
            options={presets}
            value={settings.presetColor}
            onValueChange={(presetColor) => change({ presetColor })}
            labels={words}
          />
        )}
      </div>
      <div data-slot="group">
        {choice(
          'fontFamily',
          words.font,
          fontFamilies.map((value) => ({ value, label: value })),
        )}
        {settings.borderRadius !== undefined && (
          <Slider
            label={words.radius}
            {...radii}
            value={settings.borderRadius}
            onValueChange={(borderRadius) => change({ borderRadius })}
            valueText={words.radiusValue}
          />
        )}
        {toggle('outlinedFilled', words.filled)}
      </div>
      <div data-slot="group">
        {choice('themeDirection', words.direction, [
          { value: 'ltr', label: words.ltr },
          { value: 'rtl', label: words.rtl },
        ])}
        {choice('menuOrientation', words.menu, menus(words))}
        <div data-slot="switches">
          {toggle('miniDrawer', words.rail)}
          {toggle('container', words.container)}
        </div>
      </div>
      <div data-slot="foot">
        <Button variant="outlined" tone="neutral" size="small" start={<RotateCcw aria-hidden />} onClick={reset}>
          {words.reset}
        </Button>
      </div>
    </Panel>
  );
}
