'use client';
import { memo, type ReactNode } from 'react';
import { Monitor, Moon, PanelLeft, PanelTop, RotateCcw, Settings2, Sun } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton, type IconButtonProps } from '../../inputs/icon-button/index.js';
import { RadioGroup, type RadioOption } from '../../inputs/radio-group/index.js';
import { Slider } from '../../inputs/slider/index.js';
import { Switch } from '../../inputs/switch/index.js';
import { Popover, type PopoverProps } from '../../overlays/popover/index.js';
import type { PresetId } from '../../theme/colors/preset-ids.js';
import { presetOptions, type PresetOption } from './preset-options.js';
import { PresetSwatches } from './preset-swatches.js';
import { englishSettingsLabels, type SettingsLabels } from './settings-labels.js';
import { Panel } from './settings-popup.styles.js';

/** The settings of the popup, with the names of the specification (section 3). */
export interface Settings<Preset extends string = PresetId> {
  /** Light, dark, or the device's preference. */
  mode: 'light' | 'dark' | 'system';
  /** Id of the preset. */
  presetColor: Preset;
  /** Name of a font that the page loads. */
  fontFamily: string;
  /** Corner radius in px. */
  borderRadius: number;
  /** Whether fields are filled; otherwise they are outlined. */
  outlinedFilled: boolean;
  /** Text direction. */
  themeDirection: 'ltr' | 'rtl';
  /** Whether the navigation is in a drawer or in a bar. */
  menuOrientation: 'vertical' | 'horizontal';
  /** Whether a closed drawer is shown as a rail. */
  miniDrawer: boolean;
  /** Whether the width of pages is limited. */
  container: boolean;
}

/** Other props are passed to the button that opens the popup. */
export interface SettingsPopupProps<Preset extends string = PresetId>
  extends
    Pick<PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'placement' | 'popup'>,
    Omit<IconButtonProps, 'label' | 'children' | 'popup'> {
  /** Current settings. A missing setting is not shown. */
  settings: Partial<Settings<NoInfer<Preset>>>;
  /** Called immediately with each change, so that the page serves as preview. */
  onSettingsChange: (change: Partial<Settings<NoInfer<Preset>>>) => void;
  /** Called when the user resets the settings. The caller applies the defaults. */
  onReset: () => void;
  /** Available modes. `system` follows the device's preference. */
  modes?: readonly Settings['mode'][] | undefined;
  /**
   * Available presets, in order: the library's (`presetOptions`), some of them, or custom ones. The page must load
   * their style sheets.
   */
  presets?: readonly PresetOption<Preset>[] | undefined;
  /** Available fonts. The page must load them. */
  fontFamilies?: readonly string[] | undefined;
  labels?: Partial<SettingsLabels<NoInfer<Preset>>> | undefined;
}

/** Minimum, maximum and step of the corner radius in px. */
const radii = { min: 0, max: 16, step: 2 };
const allModes = ['light', 'dark'] as const;
const modeIcons = { light: Sun, dark: Moon, system: Monitor };

const withIcon = (icon: ReactNode, text: string) => (
  <span data-slot="choice">
    {icon}
    {text}
  </span>
);

/** Icons of the layout options. The panel icon is mirrored in right-to-left text. */
const menus = (text: SettingsLabels): RadioOption[] => [
  { value: 'vertical', label: withIcon(<PanelLeft aria-hidden data-side="" />, text.vertical) },
  { value: 'horizontal', label: withIcon(<PanelTop aria-hidden />, text.horizontal) },
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
  const text = useLabels('settingsPopup', englishSettingsLabels as SettingsLabels<Preset>, labels);
  return (
    <Popover
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      placement={placement}
      label={text.title}
      header
      closeButton
      labels={{ close: text.close }}
      popup={{ 'data-part': 'settings-popup', ...popup } as PopoverProps['popup']}
      trigger={
        <IconButton data-part="settings-trigger" {...rest} label={text.title}>
          <Settings2 aria-hidden />
        </IconButton>
      }
    >
      <SettingsForm
        settings={settings}
        change={onSettingsChange}
        reset={onReset}
        modes={modes}
        presets={presets}
        fontFamilies={fontFamilies}
        text={text}
      />
    </Popover>
  );
}

/**
 * The appearance of the portal: mode, colours, font, corners, fields, direction, menu, width. Every change applies
 * immediately to the page. `data-part="settings-trigger"` on the button, `data-part="settings-popup"` on the popup.
 * Keys: those of Popover, and of the native radios, range and switches in it. Source: specification, sections 2 and 3;
 * WAI-ARIA APG, radio group, slider and switch patterns.
 */
export const SettingsPopup = memo(SettingsPopupOf) as typeof SettingsPopupOf;

interface SettingsFormProps<Preset extends string> extends Required<
  Pick<SettingsPopupProps<Preset>, 'modes' | 'presets' | 'fontFamilies'>
> {
  settings: Partial<Settings<Preset>>;
  change: (change: Partial<Settings<Preset>>) => void;
  reset: () => void;
  text: SettingsLabels<Preset>;
}

/** The settings, rendered only while the popup is open. */
function SettingsForm<Preset extends string>({
  settings,
  change,
  reset,
  modes,
  presets,
  fontFamilies,
  text,
}: SettingsFormProps<Preset>) {
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
    return { value, label: withIcon(<Icon aria-hidden />, text[value]) };
  };
  return (
    <Panel>
      <div data-slot="group">
        {choice('mode', text.mode, modes.map(mode))}
        {settings.presetColor && (
          <PresetSwatches
            options={presets}
            value={settings.presetColor}
            onValueChange={(presetColor) => change({ presetColor })}
            labels={text}
          />
        )}
      </div>
      <div data-slot="group">
        {choice(
          'fontFamily',
          text.font,
          fontFamilies.map((value) => ({ value, label: value })),
        )}
        {settings.borderRadius !== undefined && (
          <Slider
            label={text.radius}
            {...radii}
            max={Math.max(radii.max, settings.borderRadius)}
            value={settings.borderRadius}
            onValueChange={(borderRadius) => change({ borderRadius })}
            valueText={text.radiusValue}
          />
        )}
        {toggle('outlinedFilled', text.filled)}
      </div>
      <div data-slot="group">
        {choice('themeDirection', text.direction, [
          { value: 'ltr', label: text.ltr },
          { value: 'rtl', label: text.rtl },
        ])}
        {choice('menuOrientation', text.menu, menus(text))}
        <div data-slot="switches">
          {toggle('miniDrawer', text.rail)}
          {toggle('container', text.container)}
        </div>
      </div>
      <div data-slot="foot">
        <Button variant="outlined" tone="neutral" size="small" start={<RotateCcw aria-hidden />} onClick={reset}>
          {text.reset}
        </Button>
      </div>
    </Panel>
  );
}
