'use client';
import { createElement, type ReactNode } from 'react';
import { ChevronDown } from '../../foundation/glyphs.js';
import { useUntilFound } from './use-until-found.js';

/** Why a section opened or closed: its button was pressed, or find in page found text in it. */
export type AccordionReason = 'trigger' | 'find';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface SectionProps {
  /** Prefix of the ids of button, panel and description. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  start?: ReactNode;
  end?: ReactNode;
  headingLevel: HeadingLevel | undefined;
  disabled?: boolean | undefined;
  isOpen: boolean;
  /** Whether the panel is a landmark named by its button. */
  isRegion: boolean;
  onToggle: (reason: AccordionReason, event: Event) => void;
  children: ReactNode;
}

/** A button that shows and hides a panel. The base of accordion items and disclosures. */
export function Section({
  id,
  title,
  description,
  start,
  end,
  headingLevel,
  disabled,
  isOpen,
  isRegion,
  onToggle,
  children,
}: SectionProps) {
  const panel = useUntilFound(isOpen, (event) => {
    if (!isOpen) onToggle('find', event);
  });
  const button = (
    <button
      type="button"
      data-slot="trigger"
      id={`${id}-trigger`}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      aria-disabled={disabled || undefined}
      aria-describedby={description ? `${id}-description` : undefined}
      onClick={(event) => {
        if (!disabled) onToggle('trigger', event.nativeEvent);
      }}
    >
      {start && <span data-slot="start">{start}</span>}
      <span data-slot="words">
        <span data-slot="title">{title}</span>
        {description && (
          <span data-slot="description" id={`${id}-description`} aria-hidden>
            {description}
          </span>
        )}
      </span>
      <ChevronDown aria-hidden data-slot="chevron" />
    </button>
  );
  return (
    <>
      <div data-slot="header">
        {headingLevel ? createElement(`h${headingLevel}`, { 'data-slot': 'heading' }, button) : button}
        {end && <div data-slot="end">{end}</div>}
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        data-slot="panel"
        role={isRegion ? 'region' : undefined}
        aria-labelledby={isRegion ? `${id}-trigger` : undefined}
        hidden={!isOpen}
      >
        <div data-slot="content">{children}</div>
      </div>
    </>
  );
}
