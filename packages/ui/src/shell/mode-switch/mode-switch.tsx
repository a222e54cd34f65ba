'use client';
import { memo } from 'react';
import { Moon, Sun } from '../../foundation/glyphs.js';
import { useMedia } from '../../foundation/use-media.js';
import { wordsOf } from '../../foundation/words.js';
import { IconButton, type IconButtonProps } from '../../inputs/icon-button/index.js';

export interface ModeSwitchLabels {
  /** Name of the button in dark mode. */
  toLight: string;
  /** Name of the button in light mode. */
  toDark: string;
}

const english: ModeSwitchLabels = { toLight: 'Switch to light mode', toDark: 'Switch to dark mode' };

export interface ModeSwitchProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** The mode that is chosen; `system` shows what the reader's system asks for, and follows it. */
  mode: 'light' | 'dark' | 'system';
  /** The opposite of what is in effect is wanted; who owns the theme applies and keeps it. */
  onModeChange: (mode: 'light' | 'dark') => void;
  labels?: Partial<ModeSwitchLabels> | undefined;
}

/**
 * Light or dark: a sun in dark mode, a moon in light mode; its name says what a press does.
 * `data-part="mode-switch"`. Source: specification, section 2 (header).
 */
export const ModeSwitch = memo(function ModeSwitch({ mode, onModeChange, labels, onClick, ...rest }: ModeSwitchProps) {
  const words = wordsOf(english, labels);
  const systemDark = useMedia('(prefers-color-scheme: dark)') === true;
  const dark = mode === 'system' ? systemDark : mode === 'dark';
  return (
    <IconButton
      data-part="mode-switch"
      {...rest}
      label={dark ? words.toLight : words.toDark}
      onClick={(event) => {
        onClick?.(event);
        onModeChange(dark ? 'light' : 'dark');
      }}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
});
