'use client';
import {
  memo,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { color, size } from '../../theme/tokens.js';
import { TabContent, type TabContentProps } from './tab-content.js';
import { tabEntry, tabTarget, type TabOrientation } from './tabs-state.js';
import { strip } from './tabs.styles.js';
import { useTabInView } from './use-tab-in-view.js';

export interface Tab extends TabContentProps {
  /** Unique among the tabs. */
  value: string;
  /** Whether the tab is disabled. The arrow keys skip it. */
  disabled?: boolean | undefined;
  /** What the tab panel shows. */
  content?: ReactNode;
  /** @deprecated Use `content`. Removed in 0.3. */
  panel?: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly Tab[];
  /** Value of the active tab. The default is the first enabled tab. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: { event: Event }) => void) | undefined;
  /**
   * Automatic: the arrow keys activate tabs. Manual: Enter or Space activates the focused tab, for panels that take
   * time to load.
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** Direction of the list of tabs. It determines which arrow keys move. */
  orientation?: TabOrientation | undefined;
  /** Which panels are mounted: only the active one, every panel that has been active, or all. */
  mounted?: 'active' | 'seen' | 'all' | undefined;
}

const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  ${strip}
  & > [role='tabpanel'] {
    min-inline-size: 0;
    padding-block-start: 16px;
    border-radius: ${size['radius-small']};
  }
  &[data-orientation='vertical'] {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    column-gap: 24px;
  }
  &[data-orientation='vertical'] > [role='tabpanel'] {
    padding-block-start: 0;
  }
  &[data-orientation='vertical'] > [data-slot='strip'] {
    flex-direction: column;
    gap: 0;
    border-block-end: 0;
    border-inline-end: 1px solid ${color.line};
  }
  &[data-orientation='vertical'] [data-slot='tab'] {
    max-inline-size: none;
    border-start-end-radius: 0;
    border-end-start-radius: ${size['radius-small']};
  }
  &[data-orientation='vertical'] [data-slot='tab'] [data-slot='words'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-orientation='vertical'] [data-slot='tab'] > [data-slot='badge'] {
    margin-inline-start: auto;
  }
  &[data-orientation='vertical'] [data-slot='tab']::after {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: 2px;
    block-size: auto;
  }
`;

const keepTabFocus = keepFocus('[role="tab"]');

/** The tabs of a list, in order. */
const tabsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role="tab"]')];

/**
 * Views of one item, one at a time. Keys: arrow keys (in the reading direction), Home and End move between tabs; with
 * manual activation Enter and Space activate the focused tab. `data-part="tabs"` with `data-orientation`; `data-slot`
 * strip, tab, words, badge. Source: WAI-ARIA APG, tabs pattern.
 */
export const Tabs = memo(function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  orientation = 'horizontal',
  mounted = 'active',
  id,
  ...rest
}: TabsProps) {
  const own = useId();
  const base = id ?? own;
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useControlled<string, [{ event: Event }]>(value, defaultValue ?? '', onValueChange);
  const disabled = items.map((item) => item.disabled ?? false);
  const requested = items.findIndex((item) => item.value === chosen);
  const active = requested >= 0 ? requested : disabled.indexOf(false);
  const current = items[active]?.value;
  const [focused, setFocused] = useState<string>();
  const roving = items.findIndex((item) => item.value === focused && !item.disabled);
  const entry = roving >= 0 ? roving : tabEntry(active, disabled);

  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  if (mounted === 'seen' && current !== undefined && !seen.has(current)) setSeen(new Set([...seen, current]));
  const isMounted = (item: Tab, index: number) =>
    index === active || mounted === 'all' || (mounted === 'seen' && seen.has(item.value));
  useTabInView(list, current);

  const activate = (index: number, event: Event) => {
    const item = items[index];
    if (item && !item.disabled && item.value !== current) setChosen(item.value, { event });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsIn(event.currentTarget);
    const target = tabTarget(event.key, tabs.indexOf(event.target as HTMLElement), disabled, {
      orientation,
      rtl: isRtl(event.currentTarget),
    });
    if (target === null) return;
    event.preventDefault();
    tabs[target]?.focus();
    if (activation === 'automatic') activate(target, event.nativeEvent);
  };

  // The tab with the focus is the tab stop, however it was focused. If the active tab was removed, the tab that the focus
  // moved to replaces it.
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    // A screen reader or a script may focus the strip, which is focusable because browsers scroll it with the keys.
    if (event.target === event.currentTarget) return tabsIn(event.currentTarget)[entry]?.focus();
    keepTabFocus(event);
    const index = tabsIn(event.currentTarget).indexOf(event.target);
    setFocused(items[index]?.value);
    if (chosen !== '' && requested < 0 && activation === 'automatic') activate(index, event.nativeEvent);
  };

  return (
    <Root data-part="tabs" {...rest} id={id} data-orientation={orientation}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        aria-orientation={orientation}
        data-slot="strip"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => setFocused(undefined)}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            data-slot="tab"
            tabIndex={index === entry ? 0 : -1}
            aria-selected={index === active}
            aria-controls={isMounted(item, index) ? `${base}-panel-${index}` : undefined}
            aria-disabled={item.disabled || undefined}
            onClick={(event) => activate(index, event.nativeEvent)}
          >
            <TabContent label={item.label} icon={item.icon} badge={item.badge} />
          </button>
        ))}
      </div>
      {items.map((item, index) =>
        isMounted(item, index) ? (
          <div
            key={item.value}
            role="tabpanel"
            id={`${base}-panel-${index}`}
            aria-labelledby={`${base}-tab-${index}`}
            tabIndex={0}
            hidden={index !== active}
          >
            {item.content ?? item.panel}
          </div>
        ) : null,
      )}
    </Root>
  );
});
