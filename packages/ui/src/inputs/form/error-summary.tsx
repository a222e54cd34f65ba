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
import { isFocused, rootOf } from '../../foundation/focus/active-element.js';
import { reveal } from '../../foundation/focus/reveal.js';
import { scrollIntoView } from '../../foundation/environment/scroll-into-view.js';
import { CircleAlert } from '../../foundation/glyphs.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { SummaryRoot } from './form.styles.js';

const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * Focuses the field with this id; in a radio group the chosen radio, otherwise the first. Opens what hides it: a closed
 * accordion item, tab panel, `details` or other collapsed section. Returns whether the field has the focus.
 */
function focusField(link: Element, id: string): boolean {
  const field = rootOf(link).getElementById(id);
  if (!field) return false;
  const target = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(focusable));
  if (!target || !reveal(target)) return false;
  // Scrolls the field with its label into view.
  scrollIntoView(target.closest('[data-part]:has([data-slot="label"])') ?? target);
  target.focus({ preventScroll: true });
  return isFocused(target);
}

export interface FormError {
  /** The `id` of the field. */
  fieldId: string;
  /** The error message of the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Heading of the summary. */
  title: ReactNode;
  /** Errors in the order of the fields. If empty, nothing is rendered. */
  errors: readonly FormError[];
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Number of submit attempts, such as `submitCount` of react-hook-form. The summary receives the focus once per
   * attempt. Without `attempt`, it receives the focus whenever the first error appears, which interrupts users if the
   * form validates while they type.
   */
  attempt?: number | undefined;
}

/**
 * The errors of a form with a link to each field, shown above the form. Receives the focus when errors appear; keep it
 * mounted without errors before. `data-part="error-summary"`. Source: WCAG 2.2, 3.3.1; GOV.UK Design System, error
 * summary.
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
  const focusedAttempt = useRef<number | undefined>(undefined);
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (!hasErrors || (attempt !== undefined && attempt === focusedAttempt.current)) return;
    focusedAttempt.current = attempt;
    element.current?.focus();
  }, [hasErrors, attempt]);

  const onLinkClick = (event: MouseEvent<HTMLElement>, fieldId: string) => {
    if (focusField(event.currentTarget, fieldId)) event.preventDefault(); // otherwise the browser follows the link
  };
  const Title = `h${headingLevel}` as const;
  if (!hasErrors) return null;
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
              <a href={`#${fieldId}`} onClick={(event) => onLinkClick(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SummaryRoot>
  );
});
