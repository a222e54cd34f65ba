'use client';
import { memo, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { useNameTip } from '../../foundation/tooltip/use-name-tip.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { mergeProps } from '../../foundation/compose.js';
import { useFormField } from '../../foundation/field/form-fields.js';
import { FormValue } from '../../foundation/field/form-value.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { pressedAfter, toggleTarget, type ToggleOrientation } from './toggle-group-state.js';
import { Root } from './toggle-group.styles.js';

export interface ToggleOption<V extends string = string> {
  /** Unique among the options. */
  value: V;
  /** One or two words. The accessible name of the toggle if labels are hidden. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** The props of a group with one or several pressed toggles. `V` is the type of the values. */
export interface ToggleGroupSharedProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** Accessible name of the group. */
  label: string;
  options: readonly ToggleOption<V>[];
  /** Keeps at least one toggle pressed. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Determines which arrow keys move the focus. */
  orientation?: ToggleOrientation | undefined;
  /** Shows only icons. Use it for icons that users know, such as bold and italic. */
  hideLabels?: boolean | undefined;
  /** Name of the pressed values in a submitted form. */
  name?: string | undefined;
}

/** A group in which at most one toggle is pressed. */
export interface SingleToggleGroupProps<V extends string = string> extends ToggleGroupSharedProps<V> {
  /** Whether several toggles can be pressed. `value` is then a list. */
  multiple?: false | undefined;
  /** Value of the pressed toggle, or null. */
  value?: NoInfer<V> | null | undefined;
  defaultValue?: NoInfer<V> | null | undefined;
  onValueChange?: ((value: NoInfer<V> | null) => void) | undefined;
}

/** A group in which any number of toggles is pressed. */
export interface MultipleToggleGroupProps<V extends string = string> extends ToggleGroupSharedProps<V> {
  /** Whether several toggles can be pressed. `value` is then a list. */
  multiple: true;
  /** Values of the pressed toggles. */
  value?: readonly NoInfer<V>[] | undefined;
  defaultValue?: readonly NoInfer<V>[] | undefined;
  onValueChange?: ((value: NoInfer<V>[]) => void) | undefined;
}

/** `multiple` determines whether `value` is one value or a list of values. */
export type ToggleGroupProps<V extends string = string> = SingleToggleGroupProps<V> | MultipleToggleGroupProps<V>;

const asList = (value: string | readonly string[] | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : typeof value === 'string' ? [value] : value;

const keepToggleFocus = keepFocus('[data-slot="toggle"]');

function ToggleGroupOf<V extends string = string>({
  label,
  options,
  multiple = false,
  value,
  defaultValue,
  onValueChange,
  required = false,
  disabled,
  size = 'medium',
  orientation = 'horizontal',
  hideLabels,
  name,
  ref,
  ...rest
}: ToggleGroupProps<V>) {
  const initial = asList(defaultValue);
  const emit = onValueChange as ((value: string | string[] | null) => void) | undefined;
  const [pressed, setPressed, reset] = useControlled<readonly string[], []>(
    value === undefined ? undefined : asList(value),
    initial,
    (next) => emit?.(multiple ? [...next] : (next[0] ?? null)),
  );
  const [root, setRoot] = useOwnRef(ref);
  useFormField(root, { onReset: reset });
  const [visited, setVisited] = useState<string>();
  const disabledOptions = options.map((option) => disabled || (option.disabled ?? false));
  const isEnabled = (index: number) => index >= 0 && !disabledOptions[index];
  /** The only toggle that Tab reaches: the last focused, else the first pressed, else the first enabled one. */
  const tabStop =
    [
      options.findIndex((option) => option.value === visited),
      options.findIndex((option, index) => pressed.includes(option.value) && isEnabled(index)),
    ].find(isEnabled) ?? disabledOptions.indexOf(false);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = toggleTarget(event.key, tabStop, disabledOptions, { orientation, rtl: isRtl(event.currentTarget) });
    if (target === null) return;
    event.currentTarget.querySelectorAll<HTMLElement>('[data-slot="toggle"]')[target]?.focus();
    event.preventDefault();
  };
  const nameTip = useNameTip(Boolean(hideLabels));
  const press = (pressedValue: string) => {
    const next = pressedAfter(pressed, pressedValue, { multiple, required });
    if (next) setPressed(next);
  };

  return (
    <Root
      {...mergeProps(mergeProps({ onKeyDown, onFocus: keepToggleFocus }, nameTip.handlers), {
        'data-part': 'toggle-group',
        ...rest,
      })}
      ref={setRoot}
      role="group"
      aria-label={label}
      data-orientation={orientation}
      data-size={size}
      data-icons={hideLabels || undefined}
      data-disabled={disabled || undefined}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          data-slot="toggle"
          aria-pressed={pressed.includes(option.value)}
          aria-label={hideLabels ? option.label : undefined}
          disabled={disabledOptions[index]}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setVisited(option.value)}
          onClick={() => press(option.value)}
        >
          {option.icon}
          {!hideLabels && <bdi>{option.label}</bdi>}
        </button>
      ))}
      {name && <FormValue name={name} values={pressed} disabled={disabled} />}
      {nameTip.tip}
    </Root>
  );
}

/**
 * Buttons that stay pressed, one or several at a time. Keys: Tab reaches one toggle, the arrow keys, Home and End move
 * between toggles, Enter and Space press. `data-part="toggle-group"`, with `data-orientation`, `data-size`,
 * `data-icons` and `data-disabled`; `data-slot="toggle"`. Source: WAI-ARIA APG, button pattern (toggle button) and
 * toolbar pattern.
 */
export const ToggleGroup = memo(ToggleGroupOf) as typeof ToggleGroupOf;
