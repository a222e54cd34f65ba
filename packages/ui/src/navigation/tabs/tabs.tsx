'use client';
import { memo, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
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
  /** It cannot be chosen; the focus passes it by. */
  disabled?: boolean | undefined;
  /** What it shows. */
  panel: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the list of tabs. */
  label: string;
  items: readonly Tab[];
  /** The active tab's value; without one the first that is not disabled begins. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string, details: { event: Event }) => void) | undefined;
  /** Automatic shows a tab as the arrows reach it; manual waits for Enter or Space, for panels that take time to appear. */
  activation?: 'automatic' | 'manual' | undefined;
  /** Which way the strip runs; the arrows that move along it follow. */
  orientation?: TabOrientation | undefined;
  /** Which panels stay mounted: the active one only, those that were seen, or all from the beginning. */
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
  &[data-orientation='vertical'] [data-slot='words'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-orientation='vertical'] [data-slot='badge'] {
    margin-inline-start: auto;
  }
  &[data-orientation='vertical'] [data-slot='tab']::after {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: 2px;
    block-size: auto;
  }
`;

/** Tabs of a list in order, without those of another list inside a panel. */
const tabsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role="tab"]')];

/**
 * Panels of one thing, one at a time. Keys: arrows (right to left as well), Home and End go from tab to tab; with manual activation Enter and Space show
 * one. `data-part="tabs"` with `data-orientation`; `data-slot` strip, tab, words, badge. Source: WAI-ARIA APG, tabs pattern.
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
  const wanted = items.findIndex((item) => item.value === chosen);
  const active = wanted >= 0 ? wanted : disabled.indexOf(false);
  const current = items[active]?.value;
  const entry = tabEntry(active, disabled);

  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  if (mounted === 'seen' && current !== undefined && !seen.has(current)) setSeen(new Set([...seen, current]));
  const isMounted = (item: Tab, index: number) =>
    index === active || mounted === 'all' || (mounted === 'seen' && seen.has(item.value));
  useTabInView(list, current);

  const choose = (index: number, event: Event) => {
    const item = items[index];
    if (item && !item.disabled && item.value !== current) setChosen(item.value, { event });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = tabsIn(event.currentTarget);
    const target = tabTarget(event.key, tabs.indexOf(event.target as HTMLElement), disabled, {
      orientation,
      rtl: isRtl(event.currentTarget),
    });
    if (target === null) return;
    event.preventDefault();
    tabs[target]?.focus();
    if (activation === 'automatic') choose(target, event.nativeEvent);
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
            onClick={(event) => choose(index, event.nativeEvent)}
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
            {item.panel}
          </div>
        ) : null,
      )}
    </Root>
  );
});
