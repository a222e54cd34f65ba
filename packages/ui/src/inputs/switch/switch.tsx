'use client';
import { memo, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { labelContent, LabelText, useField, type FieldProps } from '../../foundation/field/field.js';
import { useNativeDefault } from '../../foundation/field/native-defaults.js';
import { CircleAlert } from '../../foundation/glyphs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { useOwnRef } from '../../foundation/use-own-ref.js';
import { Root } from './switch.styles.js';

export interface SwitchProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'role' | 'children'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  size?: 'small' | 'medium' | undefined;
  /**
   * Side of the switch on which its label is. With `start`, the switch is at the end of the row, as in a list of
   * settings.
   */
  labelPlacement?: 'start' | 'end' | undefined;
}

/**
 * A setting that is on or off and takes effect immediately. Key: Space toggles it (native checkbox).
 * `data-part="switch"` receives class name and style, with `data-size`, `data-label`, `data-invalid` and
 * `data-disabled`; `data-part="switch-input"` receives the ref and all other props. Source: WAI-ARIA APG, switch
 * pattern.
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
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const [element, setElement] = useOwnRef(ref);
  useNativeDefault(element, rest.checked);
  const hasNotes = Boolean(help) || Boolean(error);
  const labelText =
    required || labels ? <LabelText label={label} required={required} labels={labels} /> : labelContent(label);
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
        ref={setElement}
        id={id}
        type="checkbox"
        role="switch"
        // Help and error are inside the label too, but must not be part of the accessible name.
        aria-labelledby={hasNotes ? field.ids.label : rest['aria-labelledby']}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {hasNotes || hideLabel ? (
        <span id={field.ids.label} data-slot={hideLabel ? 'hidden-label' : undefined}>
          {labelText}
        </span>
      ) : (
        labelText
      )}
      {hasNotes && (
        <span data-slot="notes">
          {error && (
            <span data-slot="error" id={field.ids.error} role="alert">
              <CircleAlert aria-hidden />
              <span data-slot="text">{error}</span>
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
