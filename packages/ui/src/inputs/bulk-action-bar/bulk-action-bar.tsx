'use client';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { announce, mountRegion } from '../../foundation/announce.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishBulkLabels, type BulkActionBarLabels } from './bulk-action-bar-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Button } from '../button/index.js';
import { Root } from './bulk-action-bar.styles.js';
import { createFocusReturn } from '../../foundation/focus/focus-return.js';

export interface BulkActionBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Number of selected rows. The bar is shown if it is greater than 0. */
  count: number;
  /** Number of rows that can be selected. */
  total?: number | undefined;
  /** The actions: up to three small buttons, further ones in a menu. */
  children: ReactNode;
  /** Called when the user presses "Clear selection". The caller clears the selection. */
  onClear: (details: { event: Event }) => void;
  /** Called when the user presses "Select all". The button is shown if `total` is greater than `count`. */
  onSelectAll?: ((details: { event: Event }) => void) | undefined;
  /** Turns off the announcements, if the list announces its selection itself. */
  silent?: boolean | undefined;
  labels?: Partial<BulkActionBarLabels> | undefined;
}

/**
 * The actions for the selected rows of a list. Place it directly after the list: it sticks to the bottom of the window
 * while the list is in view, and never covers the last row. It appears with the first selected row, is announced, and
 * does not move the focus. When it disappears with the focus, the focus returns to the element that had it before, or
 * to the next row if an action removed that element. `data-part="bulk-action-bar"`; `data-slot` selection, count,
 * actions. Source: WAI-ARIA APG, region landmark; WCAG 2.2, 2.4.3, 2.4.11 and 4.1.3.
 */
export const BulkActionBar = memo(function BulkActionBar({
  count,
  silent = false,
  labels,
  ...rest
}: BulkActionBarProps) {
  const { selected, hint } = useLabels('bulkActionBar', englishBulkLabels, labels);
  const isShown = count > 0;
  // A filter can hide selected items: "30 of 5" would be wrong.
  const total = rest.total !== undefined && rest.total >= count ? rest.total : undefined;
  const text = isShown ? selected(count, total) : '';
  const bar = useRef<HTMLElement | null>(null);
  const shownBefore = useRef(isShown);
  useEffect(() => (silent ? undefined : mountRegion(bar.current)), [silent]);
  const announced = useRef(text);
  useEffect(() => {
    if (text === announced.current) return;
    announced.current = text;
    if (!silent && text) announce(shownBefore.current ? text : `${text}. ${hint}`, { root: bar.current, source: bar });
    shownBefore.current = text !== '';
  }, [text, hint, silent]);
  return isShown ? <ShownBar {...rest} count={count} labels={labels} barRef={bar} text={text} /> : null;
});

const keepButtonFocus = keepFocus('button');

interface ShownBarProps extends Omit<BulkActionBarProps, 'silent'> {
  barRef: RefObject<HTMLElement | null>;
  text: string;
}

function ShownBar({
  count,
  total,
  children,
  onClear,
  onSelectAll,
  labels,
  barRef,
  text,
  ref,
  className,
  ...rest
}: ShownBarProps) {
  const { region, selectAll, clear } = useLabels('bulkActionBar', englishBulkLabels, labels);
  const [returnFocus] = useState(createFocusReturn);
  const setElement = useMemo(
    () =>
      mergeRefs<HTMLElement>(ref, (element) => {
        barRef.current = element;
        returnFocus(element);
      }),
    [ref, barRef, returnFocus],
  );
  return (
    <section
      data-part="bulk-action-bar"
      aria-label={region}
      {...rest}
      ref={setElement}
      className={useStyledClass(Root, className)}
    >
      <div data-slot="selection" onFocus={keepButtonFocus}>
        <p data-slot="count">{text}</p>
        {onSelectAll && total !== undefined && total > count && (
          <Button
            size="small"
            variant="text"
            tone="neutral"
            onClick={(event) => onSelectAll({ event: event.nativeEvent })}
          >
            {selectAll(total)}
          </Button>
        )}
        <Button size="small" variant="text" tone="neutral" onClick={(event) => onClear({ event: event.nativeEvent })}>
          {clear}
        </Button>
      </div>
      <div data-slot="actions">{children}</div>
    </section>
  );
}
