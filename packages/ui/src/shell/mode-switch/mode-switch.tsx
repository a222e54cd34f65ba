'use client';
import { Moon, Sun } from 'lucide-react';
import { memo } from 'react';
import { IconButton, type IconButtonProps } from '../../inputs/icon-button/index.js';

export interface ModeSwitchLabels {
  toLight: string;
  toDark: string;
}

const english: ModeSwitchLabels = { toLight: 'Switch to light mode', toDark: 'Switch to dark mode' };

export interface ModeSwitchProps extends Omit<IconButtonProps, 'label' | 'children'> {
  mode: 'light' | 'dark';
  onModeChange: (mode: 'light' | 'dark') => void;
  labels?: Partial<ModeSwitchLabels>;
}

/**
 * Light or dark: a sun in dark mode, a moon in light mode; its name says what a press does.
 * `data-part="mode-switch"`. Source: specification, section 2 (header).
 */
export const ModeSwitch = memo(function ModeSwitch({ mode, onModeChange, labels, onClick, ...rest }: ModeSwitchProps) {
  const words = { ...english, ...labels };
  const dark = mode === 'dark';
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
