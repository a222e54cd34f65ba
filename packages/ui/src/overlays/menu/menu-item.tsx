'use client';
import { Check } from 'lucide-react';
import { createContext, createElement, memo, useContext, useId, useMemo, type ComponentPropsWithRef, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { composed } from '../../foundation/compose.js';
import { useMenu } from './menu-context.js';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'button'>, 'onSelect' | 'disabled'> {
  /** Runs when the entry is chosen; `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: MouseEvent) => void;
  /** It can be heard but not chosen. */
  disabled?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  tone?: 'default' | 'error';
  /** A link instead of a button: `render={<a href="/" />}`. */
  render?: ReactElement;
}

const followPointer = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
};

/** A command of a menu. `data-part="menu-item"`. */
export const MenuItem = memo(function MenuItem({ onSelect, disabled, start, end, tone, render, children, onClick, role = 'menuitem', ...rest }: MenuItemProps) {
  const menu = useMenu('MenuItem');
  const { as = 'button', ...props } = composed(render, {
    'data-part': 'menu-item',
    type: render ? undefined : ('button' as const),
    ...rest,
    role,
    tabIndex: -1,
    'data-tone': tone,
    'aria-disabled': disabled || undefined,
    onPointerMove: followPointer,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (disabled) return event.preventDefault();
      onClick?.(event);
      const before = event.defaultPrevented;
      onSelect?.(event);
      if (before || !event.defaultPrevented) menu.close('item', event.nativeEvent);
    },
  });
  return createElement(as, props, start, <span data-slot="label" key="label">{children}</span>, end);
});

/** Entries that belong together, under a heading that is read with them. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} data-slot="group-label">{label}</div>
      {children}
    </div>
  );
}

export const MenuSeparator = () => <hr />;

interface Choice {
  value: string;
  choose(value: string): void;
}
const ChoiceContext = createContext<Choice | null>(null);

export interface MenuRadioGroupProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** One choice among `MenuRadioItem`s. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const choice = useMemo(() => ({ value, choose: onValueChange }), [value, onValueChange]);
  return (
    <ChoiceContext value={choice}>
      <div role="group" aria-label={label}>{children}</div>
    </ChoiceContext>
  );
}

const mark = (checked: boolean) => (checked ? <Check data-slot="check" aria-hidden key="check" /> : <span data-slot="check" key="check" />);

export interface MenuRadioItemProps extends Omit<MenuItemProps, 'value' | 'role'> {
  value: string;
}

/** One of several choices; the checked one has a mark, and takes the focus when the menu opens. `data-part="menu-radio-item"`. */
export const MenuRadioItem = memo(function MenuRadioItem({ value, onSelect, ...rest }: MenuRadioItemProps) {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('MenuRadioItem stands outside of a MenuRadioGroup, which holds what is chosen. Put it inside one.');
  const checked = choice.value === value;
  return (
    <MenuItem
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
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** An entry that is on or off. `data-part="menu-checkbox-item"`. */
export const MenuCheckboxItem = memo(function MenuCheckboxItem({ checked, onCheckedChange, onSelect, ...rest }: MenuCheckboxItemProps) {
  return (
    <MenuItem
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
