'use client';
import { memo, useEffect, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldLabels, type FieldProps } from '../../foundation/field.js';
import { ArrowBigUpDash, Eye, EyeOff } from '../../foundation/glyphs.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { IconButton } from '../icon-button/index.js';
import { CapsLock } from './password-field.styles.js';
import { StrengthMeter, type Strength } from './strength-meter.js';

export interface PasswordFieldLabels extends FieldLabels {
  /** Name of the button that shows the password. */
  show?: string | undefined;
  /** Name of the button that hides the password. */
  hide?: string | undefined;
  /** Shown while Caps Lock is on. */
  capsLock?: string | undefined;
  /** Names the meter. */
  strength?: string | undefined;
  /** The meter's five words, from the weakest on. */
  strengths?: readonly [string, string, string, string, string] | undefined;
}

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children'> {
  /** How strong the password is, 0 to 4, as the caller's rules judge it; shows the meter. */
  strength?: Strength | undefined;
  labels?: PasswordFieldLabels | undefined;
}

/**
 * A password that can be shown, pasted and filled by a password manager: give `autoComplete` (`current-password`, `new-password`).
 * It hides itself again when its form is sent. `data-part="password-field"` takes class name and style, `data-part="password-field-input"` the ref
 * and every other prop. Source: WCAG 2.2, 3.3.8 (accessible authentication).
 */
export const PasswordField = memo(function PasswordField({
  label,
  hideLabel,
  help,
  error,
  invalid,
  required,
  labels,
  strength,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: PasswordFieldProps) {
  const field = useField({ id, help, error, invalid, required, 'aria-describedby': describedBy });
  const element = useRef<HTMLInputElement>(null);
  const setElement = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLInputElement | null) => {
        element.current = node;
      }),
    [ref],
  );
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  useEffect(() => {
    const form = element.current?.form;
    // A browser that sees plain text being sent would offer it again as an ordinary suggestion.
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);

  const watchKeys = (event: { getModifierState?: (key: string) => boolean }) =>
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const own = { onKeyDown: watchKeys, onKeyUp: watchKeys, onBlur: () => setCapsLock(false) };
  return (
    <FieldFrame
      part="password-field"
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <div data-slot="control">
        <input
          {...mergeProps(own, {
            'data-part': 'password-field-input',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            ...rest,
          })}
          {...field.control}
          ref={setElement}
          type={shown ? 'text' : 'password'}
        />
        <span data-slot="end">
          <IconButton
            size="small"
            label={shown ? (labels?.hide ?? 'Hide password') : (labels?.show ?? 'Show password')}
            aria-controls={field.ids.control}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </span>
      </div>
      <CapsLock>
        {capsLock && (
          <span>
            <ArrowBigUpDash aria-hidden />
            {labels?.capsLock ?? 'Caps lock is on'}
          </span>
        )}
      </CapsLock>
      {strength !== undefined && (
        <StrengthMeter strength={strength} label={labels?.strength} words={labels?.strengths} />
      )}
    </FieldFrame>
  );
});
