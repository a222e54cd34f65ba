'use client';
import { Fragment, useLayoutEffect, useMemo } from 'react';
import { rootOf } from '../focus/active-element.js';
import { ListboxGroup, ListboxRow, showOption } from './listbox-row.js';
import { longestTexts, rowsOf } from './listbox-rows.js';
import { mountedGroups } from './listbox-window.js';
import type { Option } from './option.js';
import { optionId } from './use-listbox.js';
import { useListboxWindow } from './use-listbox-window.js';

interface OptionsProps {
  /** The listbox's id. */
  id: string;
  /** The control that the list belongs to. */
  anchor: Element;
  options: readonly Option[];
  groups: readonly (readonly [group: string, members: readonly Option[]])[];
  active?: Option | undefined;
  selected: ReadonlySet<string>;
}

/** Renders every option of a list. */
export function AllOptions({ id, anchor, options, groups, active, selected }: OptionsProps) {
  const activeId = active && optionId(id, active.value);
  useLayoutEffect(() => {
    const root = rootOf(anchor);
    if (activeId) showOption(root.getElementById(id), root.getElementById(activeId));
  }, [anchor, id, activeId, options.length]);
  const rows = (members: readonly Option[]) =>
    members.map((option) => (
      <ListboxRow
        key={option.value}
        option={option}
        id={optionId(id, option.value)}
        active={option === active}
        selected={selected.has(option.value)}
      />
    ));
  return groups.map(([group, members], index) =>
    group === '' ? (
      <Fragment key="">{rows(members)}</Fragment>
    ) : (
      <ListboxGroup key={group} id={`${id}-group-${index}`} name={group}>
        {rows(members)}
      </ListboxGroup>
    ),
  );
}

/** Renders only the options of a long list that are in or near the viewport, and the active option. */
export function WindowedOptions({ id, options, groups, active, selected }: OptionsProps) {
  const list = useMemo(() => rowsOf(groups), [groups]);
  const longest = useMemo(() => longestTexts(options).join('\n'), [options]);
  const { inside, tops, mounted } = useListboxWindow(list, active ? list.rows.indexOf(active) : -1);
  const gapAfter = tops.at(-1)! - tops[(mounted.at(-1) ?? -1) + 1]!;
  return (
    <>
      <div ref={inside} data-slot="longest" data-words={longest} aria-hidden />
      {mountedGroups(list, tops, mounted).map(({ name, gap, options: members }) => {
        const rows = members.map(({ option, position, gap: gapBefore }) => (
          <Fragment key={option.value}>
            {gapBefore > 0 && <Gap height={gapBefore} />}
            <ListboxRow
              option={option}
              id={optionId(id, option.value)}
              active={option === active}
              selected={selected.has(option.value)}
              position={position}
              count={options.length}
            />
          </Fragment>
        ));
        const group = list.rows[name];
        if (typeof group !== 'string') return <Fragment key="">{rows}</Fragment>;
        const previous = list.rows[name - 1];
        return (
          <Fragment key={group}>
            {gap > 0 && <Gap height={gap} />}
            <ListboxGroup
              id={`${id}-group-${name}`}
              name={group}
              divided={typeof previous === 'object' && Boolean(previous.group)}
            >
              {rows}
            </ListboxGroup>
          </Fragment>
        );
      })}
      {gapAfter > 0 && <Gap height={gapAfter} />}
    </>
  );
}

const Gap = ({ height }: { height: number }) => <div data-slot="gap" style={{ blockSize: height }} />;
