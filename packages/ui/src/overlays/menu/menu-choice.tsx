'use client';
import { createContext, memo, useContext, useMemo, type ReactNode } from 'react';
import { Check } from '../../foundation/glyphs.js';
import { Entry, type MenuItemProps } from './menu-item.js';

interface Choice {
  value: string;
  choose(value: string): void;
}
const ChoiceContext = createContext<Choice | null>(null);

export interface MenuRadioGroupProps {
  /** Names the group for screen readers. */
  label: string;
  /** Value of the item that is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** One choice among `MenuRadioItem`s. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const choice = useMemo(() => ({ value, choose: onValueChange }), [value, onValueChange]);
  return (
    <ChoiceContext value={choice}>
      <div role="group" aria-label={label}>
        {children}
      </div>
    </ChoiceContext>
  );
}

const mark = (checked: boolean) =>
  checked ? <Check data-slot="check" aria-hidden key="check" /> : <span data-slot="check" key="check" />;

export interface MenuRadioItemProps extends Omit<MenuItemProps, 'value' | 'role'> {
  /** What its group has when it is chosen. */
  value: string;
}

/**
 * One of several choices; the checked one has a mark, and takes the focus when the menu opens. `event.preventDefault()` in `onSelect` keeps the menu open.
 * `data-part="menu-radio-item"`.
 */
export const MenuRadioItem = memo(function MenuRadioItem({ value, onSelect, ...rest }: MenuRadioItemProps) {
  const choice = useContext(ChoiceContext);
  if (!choice)
    throw new Error('MenuRadioItem stands outside of a MenuRadioGroup, which holds what is chosen. Put it inside one.');
  const checked = choice.value === value;
  return (
    <Entry
      data-part="menu-radio-item"
      end={mark(checked)}
      {...rest}
      role="menuitemradio"
      aria-checked={checked}
      onSelect={(event) => {
        onSelect?.(event);
        choice.choose(value);
      }}
    />
  );
});

export interface MenuCheckboxItemProps extends Omit<MenuItemProps, 'role'> {
  /** Whether it is on. */
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** An entry that is on or off. `event.preventDefault()` in `onSelect` keeps the menu open. `data-part="menu-checkbox-item"`. */
export const MenuCheckboxItem = memo(function MenuCheckboxItem({
  checked,
  onCheckedChange,
  onSelect,
  ...rest
}: MenuCheckboxItemProps) {
  return (
    <Entry
      data-part="menu-checkbox-item"
      end={mark(checked)}
      {...rest}
      role="menuitemcheckbox"
      aria-checked={checked}
      onSelect={(event) => {
        onSelect?.(event);
        onCheckedChange(!checked);
      }}
    />
  );
});
