'use client';
import { memo, useLayoutEffect, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldNotes, LabelText, useField, type FieldProps } from '../../foundation/field/field.js';
import { useNativeDefault } from '../../foundation/field/native-defaults.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { Root } from './checkbox.styles.js';

export interface CheckboxProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children'> {
  /** Neither checked nor unchecked, as for a list in which only some items are checked. */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * A yes or no choice. Key: Space toggles it (native checkbox). `data-part="checkbox"` receives class name and style,
 * with `data-invalid` and `data-disabled`; `data-part="checkbox-input"` receives the ref and all other props. Source:
 * WAI-ARIA APG, checkbox pattern.
 */
export const Checkbox = memo(function Checkbox({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  indeterminate = false,
  onCheckedChange,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const [element, setElement] = useOwnRef(ref);
  useNativeDefault(element, rest.checked);
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate; // a property without an attribute
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onCheckedChange?.(target.checked);
    target.indeterminate = indeterminate; // only the prop changes it, and the caller may refuse
  };
  return (
    <Root
      data-part="checkbox"
      data-invalid={field.invalid || undefined}
      data-disabled={rest.disabled || undefined}
      className={className}
      style={style}
    >
      <label data-slot="row">
        <input
          {...mergeProps({ onChange }, { 'data-part': 'checkbox-input', ...rest })}
          {...field.control}
          ref={setElement}
          type="checkbox"
          aria-labelledby={field.ids.label}
        />
        <span data-slot="words" id={field.ids.label} data-hidden={hideLabel || undefined}>
          <LabelText label={label} required={required} labels={labels} />
        </span>
      </label>
      <FieldNotes field={field} help={help} error={error} />
    </Root>
  );
});
