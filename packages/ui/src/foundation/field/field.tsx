'use client';
import { useId, type ComponentPropsWithRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { isText } from '../compose.js';
import { LabelContext } from './label-context.js';
import { FieldRoot } from './field.styles.js';
import { FieldError } from './field-error.js';
import { useStyledClass } from '../styled-class.js';

/** Texts of a field other than its label. */
export interface FieldLabels {
  /** Shown after the label of a required field instead of the asterisk. */
  required?: string | undefined;
  /** Shown after the label of an optional field. Nothing is shown without it. */
  optional?: string | undefined;
}

/** The props that all fields share. */
export interface FieldProps {
  /** The accessible name of the field, shown above the control. */
  label: ReactNode;
  /** Hides the label visually, if the purpose of the field is clear without it. Screen readers still announce it. */
  hideLabel?: boolean | undefined;
  /** Describes the expected value and its format. */
  help?: ReactNode;
  /** Describes the problem and how to fix it. Marks the field as invalid and is announced to screen readers. */
  error?: ReactNode;
  /** Marks the field as invalid without an error message, for example when two fields share one message. */
  invalid?: boolean | undefined;
  /** Marks the field as required. Your form must validate it, because native validation is not used. */
  required?: boolean | undefined;
  labels?: FieldLabels | undefined;
}

interface FieldState extends Pick<FieldProps, 'help' | 'error' | 'invalid' | 'required'> {
  id?: string;
  'aria-describedby'?: string;
}

export interface Field {
  ids: Record<'control' | 'label' | 'help' | 'error', string>;
  invalid: boolean;
  /** Attributes for the element that receives focus. */
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };
}

/** Returns the ids and ARIA attributes that connect a control to its label, help and error. */
export function useField({ id, help, error, invalid, required, 'aria-describedby': external }: FieldState): Field {
  const generated = useId();
  const control = id ?? generated;
  const ids = { control, label: `${control}-label`, help: `${control}-help`, error: `${control}-error` };
  const isInvalid = Boolean(error) || Boolean(invalid);
  const described =
    error || help ? [error && ids.error, help && ids.help, external].filter(Boolean).join(' ') : external;
  return {
    ids,
    invalid: isInvalid,
    control: {
      id: control,
      'aria-describedby': described || undefined,
      'aria-invalid': isInvalid || undefined,
      'aria-required': required || undefined,
    },
  };
}

/** The content of a label. Controls in it, such as an `InfoTip`, are placed beside the label. */
export const labelContent = (label: ReactNode): ReactNode =>
  isText(label) ? label : <LabelContext value>{label}</LabelContext>;

/**
 * The text of a label with its required or optional mark. The asterisk is CSS content and hidden from screen readers,
 * so that it is not part of the accessible name: `aria-required` conveys it.
 */
export function LabelText({ label, required, labels }: Pick<FieldProps, 'label' | 'required' | 'labels'>) {
  const mark = required ? labels?.required : labels?.optional;
  return (
    <>
      {labelContent(label)}
      {mark && <span data-slot="mark"> {mark}</span>}
      {required && !mark && <span data-slot="asterisk" aria-hidden />}
    </>
  );
}

type Notes = Pick<FieldProps, 'help' | 'error'> & { field: Field };

/**
 * The error and help of a field. The live region of the error is always rendered, so that screen readers announce an
 * error when it appears. It has an id only when there is an error, because each id costs render time.
 */
const messages = ({ field, help, error }: Notes) => (
  <>
    <div data-slot="error" id={error ? field.ids.error : undefined} aria-live="polite">
      {error && <FieldError>{error}</FieldError>}
    </div>
    {help && (
      <p data-slot="help" id={field.ids.help}>
        {help}
      </p>
    )}
  </>
);

/** Error and help below a control, with `children` at the end of their line. */
export function FieldNotes({ children, ...notes }: Notes & { children?: ReactNode }) {
  return (
    <div data-slot="notes">
      <div data-slot="messages">{messages(notes)}</div>
      {children}
    </div>
  );
}

interface FieldFrameProps extends FieldProps {
  /** The value of `data-part`. */
  part: string;
  field: Field;
  /** Whether the label needs an id, because another element, such as a listbox, refers to it with `aria-labelledby`. */
  labelHasId?: boolean | undefined;
  /** Handlers of the label. */
  labelProps?: Pick<ComponentPropsWithRef<'label'>, 'onMouseDown' | 'onClick'> | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The control, and content directly below it. */
  children: ReactNode;
  /** Content at the end of the line of error and help, such as a counter. */
  aside?: ReactNode;
}

/**
 * Renders the frame that all fields share: label above, control, error and help below. A form may contain hundreds of
 * fields, so the frame renders as few elements and ids as possible, and is a hook that the field component calls
 * directly.
 */
export function useFieldFrame({
  part,
  field,
  labelHasId,
  labelProps,
  disabled,
  readOnly,
  className,
  style,
  children,
  aside,
  label,
  hideLabel,
  required,
  labels,
  help,
  error,
}: FieldFrameProps): ReactElement {
  return (
    <div
      data-part={part}
      data-invalid={field.invalid || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      className={useStyledClass(FieldRoot, className)}
      style={style}
    >
      <label
        data-slot={hideLabel ? 'hidden-label' : 'label'}
        id={labelHasId ? field.ids.label : undefined}
        htmlFor={field.ids.control}
        {...labelProps}
      >
        {required || labels ? <LabelText label={label} required={required} labels={labels} /> : labelContent(label)}
      </label>
      {children}
      {aside ? (
        <FieldNotes field={field} help={help} error={error}>
          {aside}
        </FieldNotes>
      ) : (
        messages({ field, help, error })
      )}
    </div>
  );
}

/** The same frame as a component. */
export const FieldFrame = (props: FieldFrameProps) => useFieldFrame(props);
