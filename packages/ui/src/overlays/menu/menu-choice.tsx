'use client';
import { createContext, memo, useContext, useMemo, type ReactNode } from 'react';
import { Check } from '../../foundation/glyphs.js';
import { GroupContext } from './menu-context.js';
import { Entry, type MenuItemProps } from './menu-item.js';

interface Choice {
  value: string;
  choose(value: string): void;
}
const ChoiceContext = createContext<Choice | null>(null);

export interface MenuRadioGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** Value of the chosen item. */
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** A group of `MenuRadioItem`s, one of which is chosen. In a `MenuGroup`, that group is its name. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const isInGroup = useContext(GroupContext);
  const choice = useMemo(() => ({ value, choose: onValueChange }), [value, onValueChange]);
  return (
    <ChoiceContext value={choice}>
      {isInGroup ? (
        children
      ) : (
        <div role="group" aria-label={label}>
          {children}
        </div>
      )}
    </ChoiceContext>
  );
}

const mark = (checked: boolean) =>
  checked ? <Check data-slot="check" aria-hidden key="check" /> : <span data-slot="check" key="check" />;

export interface MenuRadioItemProps extends Omit<MenuItemProps, 'value' | 'role'> {
  /** The value of the group when this item is chosen. */
  value: string;
}

/**
 * One of several exclusive choices. The checked item has a mark and receives focus when the menu opens.
 * `event.preventDefault()` in `onSelect` keeps the menu open. `data-part="menu-radio-item"`.
 */
export const MenuRadioItem = memo(function MenuRadioItem({ value, onSelect, ...rest }: MenuRadioItemProps) {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('MenuRadioItem must be used inside a MenuRadioGroup, which provides the chosen value.');
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
  /** Whether the item is checked. */
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/**
 * An entry that can be checked. `event.preventDefault()` in `onSelect` keeps the menu open.
 * `data-part="menu-checkbox-item"`.
 */
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
