'use client';
import { memo } from 'react';
import { Moon, Sun } from '../../foundation/glyphs.js';
import { useMedia } from '../../foundation/use-media.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishModeSwitchLabels, type ModeSwitchLabels } from './mode-switch-labels.js';
import { IconButton, type IconButtonProps } from '../../inputs/icon-button/index.js';

export interface ModeSwitchProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** The selected mode. `system` follows the device's preference. */
  mode: 'light' | 'dark' | 'system';
  /** Called with the opposite of the effective mode. The caller applies and stores it. */
  onModeChange: (mode: 'light' | 'dark') => void;
  labels?: Partial<ModeSwitchLabels> | undefined;
}

/**
 * Switches between light and dark: a sun in dark mode, a moon in light mode. Its name states the effect of a click.
 * `data-part="mode-switch"`. Source: specification, section 2 (header).
 */
export const ModeSwitch = memo(function ModeSwitch({ mode, onModeChange, labels, onClick, ...rest }: ModeSwitchProps) {
  const text = useLabels('modeSwitch', englishModeSwitchLabels, labels);
  const systemDark = useMedia('(prefers-color-scheme: dark)') === true;
  const dark = mode === 'system' ? systemDark : mode === 'dark';
  return (
    <IconButton
      data-part="mode-switch"
      {...rest}
      label={dark ? text.toLight : text.toDark}
      onClick={(event) => {
        onClick?.(event);
        onModeChange(dark ? 'light' : 'dark');
      }}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
});
