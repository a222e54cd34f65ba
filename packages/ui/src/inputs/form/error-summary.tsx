'use client';
import {
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { CircleAlert } from '../../foundation/glyphs.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { SummaryRoot } from './form.styles.js';
import { focusField } from './focus-field.js';

export interface FormError {
  /** The `id` that the field was given. */
  fieldId: string;
  /** What is wrong and what to do, as at the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What went wrong, for all of the form. */
  title: ReactNode;
  /** In the order of the fields; nothing stands there while it is empty. */
  errors: readonly FormError[];
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Which attempt to send the form this is (`submitCount` of react-hook-form). The summary takes the focus once an attempt: without it, whenever errors
   * appear where there were none, which disturbs a form that checks while one types.
   */
  attempt?: number | undefined;
}

/**
 * What is wrong in a form, at its head, with a link to each field. Takes the focus when it appears; keep it mounted, with no errors, before.
 * `data-part="error-summary"`. Source: WCAG 2.2, 3.3.1; GOV.UK Design System, error summary.
 */
export const ErrorSummary = memo(function ErrorSummary({
  title,
  errors,
  headingLevel = 2,
  attempt,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const setElement = useMemo(
    () =>
      mergeRefs(ref, (node: HTMLDivElement | null) => {
        element.current = node;
      }),
    [ref],
  );
  const seen = useRef<number | undefined>(undefined);
  const wrong = errors.length > 0;

  useEffect(() => {
    if (!wrong || (attempt !== undefined && attempt === seen.current)) return;
    seen.current = attempt;
    element.current?.focus();
  }, [wrong, attempt]);

  const follow = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault(); // else the browser goes where the address says
  };
  const Title = `h${headingLevel}` as const;
  if (!wrong) return null;
  return (
    <SummaryRoot
      data-part="error-summary"
      role="group"
      aria-labelledby={`${id}title`}
      tabIndex={-1}
      {...rest}
      ref={setElement}
    >
      <CircleAlert aria-hidden />
      <div>
        <Title id={`${id}title`}>{title}</Title>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SummaryRoot>
  );
});
