'use client';
import { memo, useEffect, useMemo, useRef, useState, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { FieldFrame, useField, type FieldProps } from '../../foundation/field/field.js';
import { ArrowBigUpDash, Eye, EyeOff } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { IconButton } from '../icon-button/index.js';
import { englishPasswordLabels, type PasswordFieldLabels } from './password-field-labels.js';
import { CapsLock } from './password-field.styles.js';
import { StrengthMeter, type Strength } from './strength-meter.js';

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'children'> {
  /** Strength of the password, 0 to 4, rated by the caller. Shows the meter. */
  strength?: Strength | undefined;
  labels?: PasswordFieldLabels | undefined;
}

/**
 * A password field whose value can be shown, pasted and filled by a password manager: set `autoComplete`
 * (`current-password` or `new-password`). The password is hidden when its form is submitted.
 * `data-part="password-field"` receives class name and style, `data-part="password-field-input"` the ref and all other
 * props. Source: WCAG 2.2, 3.3.8 (accessible authentication).
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
  const text = useLabels('passwordField', englishPasswordLabels, labels);
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
    // Browsers store the values of submitted text inputs as suggestions, so the password is hidden before the submit.
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, []);

  const updateCapsLock = (event: { getModifierState?: (key: string) => boolean }) =>
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const handlers = { onKeyDown: updateCapsLock, onKeyUp: updateCapsLock, onBlur: () => setCapsLock(false) };
  return (
    <FieldFrame
      part="password-field"
      {...{ field, label, hideLabel, help, error, required, labels, className, style }}
      disabled={rest.disabled}
      readOnly={rest.readOnly}
    >
      <div data-slot="control">
        <input
          {...mergeProps(handlers, {
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
            label={shown ? text.hide : text.show}
            aria-controls={field.ids.control}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </span>
      </div>
      <CapsLock role="status">
        {capsLock && (
          <span>
            <ArrowBigUpDash aria-hidden />
            {text.capsLock}
          </span>
        )}
      </CapsLock>
      {strength !== undefined && <StrengthMeter strength={strength} label={text.strength} strengths={text.strengths} />}
    </FieldFrame>
  );
});
