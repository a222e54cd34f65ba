'use client';
import { useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Chip } from '../../display/chip/index.js';
import type { Option } from '../../foundation/listbox/option.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block: 8px 0;
  margin-inline: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  /* What is chosen is shown in full. */
  & > li > [data-part='chip'] > [data-slot='label'] {
    padding-block: 2px;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

interface ChosenChipsProps {
  options: readonly Option[];
  label: string;
  removeLabel?: string | undefined;
  /** Hides the remove buttons. */
  readOnly?: boolean | undefined;
  input: RefObject<HTMLInputElement | null>;
  onRemove: (option: Option) => void;
}

/**
 * The chosen options below the control, so that Tab reaches the input first and the control keeps its height. After a
 * chip is removed, the focus moves to the next chip, or to the input after the last one.
 */
export function ChosenChips({ options, label, removeLabel, readOnly, input, onRemove }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    const option = options[index];
    if (option) onRemove(option);
  };
  return (
    <List ref={list} data-slot="chips" aria-label={label}>
      {options.map((option, index) => (
        <li key={option.value}>
          <Chip removeLabel={removeLabel} onRemove={readOnly ? undefined : () => remove(index)}>
            {option.chipContent ?? option.label}
          </Chip>
        </li>
      ))}
    </List>
  );
}
