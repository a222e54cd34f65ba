'use client';
import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { FieldRoot } from './field.styles.js';
import { CircleAlert } from './glyphs.js';
import { useStyledClass } from './styled-class.js';

/** Words of a field that are not its label. */
export interface FieldLabels {
  /** Stands after the label of a required field in place of the asterisk. */
  required?: string | undefined;
  /** Stands after the label of a field that may stay empty; nothing stands there without it. */
  optional?: string | undefined;
}

/** What every field has, whatever its control is. */
export interface FieldProps {
  /** Names the field; stands above the control. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place says what the field is for. */
  hideLabel?: boolean | undefined;
  /** What to enter and in which form. */
  help?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid and is announced. */
  error?: ReactNode;
  /** Marks the field as invalid without words of its own, as where two fields share one error. */
  invalid?: boolean | undefined;
  /** Says that the field must be filled. Checking it is the form's work: the browser's own bubbles are not used. */
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
  /** For the element that takes the focus. */
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };
}

/** Ids and attributes that tie a control to its label, help and error. */
export function useField({ id, help, error, invalid, required, 'aria-describedby': elsewhere }: FieldState): Field {
  const own = useId();
  const control = id ?? own;
  const ids = { control, label: `${control}-label`, help: `${control}-help`, error: `${control}-error` };
  const wrong = Boolean(error) || Boolean(invalid);
  const described =
    error || help ? [error && ids.error, help && ids.help, elsewhere].filter(Boolean).join(' ') : elsewhere;
  return {
    ids,
    invalid: wrong,
    control: {
      id: control,
      'aria-describedby': described || undefined,
      'aria-invalid': wrong || undefined,
      'aria-required': required || undefined,
    },
  };
}

/** The words of a label and their mark. The asterisk is drawn, not written: `aria-required` says it, and the name stays the label's. */
export function LabelWords({ label, required, labels }: Pick<FieldProps, 'label' | 'required' | 'labels'>) {
  const mark = required ? labels?.required : labels?.optional;
  return (
    <>
      {label}
      {mark && <span data-slot="mark"> {mark}</span>}
      {required && !mark && <span data-slot="asterisk" aria-hidden />}
    </>
  );
}

type Notes = Pick<FieldProps, 'help' | 'error'> & { field: Field };

/** The error's place is always there, so that screen readers announce what comes into it. It has an id when something refers to it: each one costs. */
const messages = ({ field, help, error }: Notes) => (
  <>
    <div data-slot="error" id={error ? field.ids.error : undefined} aria-live="polite">
      {error && (
        <p>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
    {help && (
      <p data-slot="help" id={field.ids.help}>
        {help}
      </p>
    )}
  </>
);

/** Error and help under a control, and what stands at the end of their line. */
export function FieldNotes({ children, ...notes }: Notes & { children?: ReactNode }) {
  return (
    <div data-slot="notes">
      <div data-slot="messages">{messages(notes)}</div>
      {children}
    </div>
  );
}

interface FieldFrameProps extends FieldProps {
  /** Its `data-part`. */
  part: string;
  field: Field;
  /** Something but the control is named by the label, too, as a listbox is. */
  namesMore?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The control, and what belongs right under it. */
  children: ReactNode;
  /** At the end of the line of notes, as a counter. */
  aside?: ReactNode;
}

/**
 * The frame that fields share: label above, control, error and help below. Hundreds stand in one form, so it has no element, and no id, that it can do without,
 * and is drawn by the part itself.
 */
export function useFieldFrame({
  part,
  field,
  namesMore,
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
        id={namesMore ? field.ids.label : undefined}
        htmlFor={field.ids.control}
      >
        {required || labels ? <LabelWords label={label} required={required} labels={labels} /> : label}
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

/** The same as an element, where its children are drawn first. */
export const FieldFrame = (props: FieldFrameProps) => useFieldFrame(props);
