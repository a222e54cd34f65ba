'use client';
import { memo, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { LabelWords, useField, type FieldProps } from '../../foundation/field.js';
import { CircleAlert } from '../../foundation/glyphs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Root } from './switch.styles.js';

export interface SwitchProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'role' | 'children'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  size?: 'small' | 'medium' | undefined;
  /** On which side of the switch its label stands. At the start, the switch goes to the end of the row, as in a list of settings. */
  labelPlacement?: 'start' | 'end' | undefined;
}

/**
 * A setting that is on or off and takes effect at once. Key: Space turns it over (native check box). `data-part="switch"` takes class name and style,
 * with `data-size`, `data-label`, `data-invalid` and `data-disabled`; `data-part="switch-input"` takes the ref and every other prop.
 * Source: WAI-ARIA APG, switch pattern.
 */
export const Switch = memo(function Switch({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  size = 'medium',
  labelPlacement = 'end',
  onCheckedChange,
  onChange,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const noted = Boolean(help) || Boolean(error);
  const words = required || labels ? <LabelWords label={label} required={required} labels={labels} /> : label;
  return (
    <label
      data-part="switch"
      data-size={size}
      data-label={hideLabel ? 'hidden' : labelPlacement}
      data-invalid={field.invalid || undefined}
      data-disabled={rest.disabled || undefined}
      className={useStyledClass(Root, className)}
      style={style}
    >
      <input
        data-part="switch-input"
        {...rest}
        {...field.control}
        id={id}
        type="checkbox"
        role="switch"
        // Help and error stand in the label too, but describe the switch and do not name it.
        aria-labelledby={noted ? field.ids.label : rest['aria-labelledby']}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {noted || hideLabel ? (
        <span id={field.ids.label} data-slot={hideLabel ? 'hidden-label' : undefined}>
          {words}
        </span>
      ) : (
        words
      )}
      {noted && (
        <span data-slot="notes">
          {error && (
            <span data-slot="error" id={field.ids.error} role="alert">
              <CircleAlert aria-hidden />
              <span>{error}</span>
            </span>
          )}
          {help && (
            <span data-slot="help" id={field.ids.help}>
              {help}
            </span>
          )}
        </span>
      )}
    </label>
  );
});
