import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & > [data-slot='head'] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 20px;
    gap: 4px 16px;
    align-items: center;
    padding: 18px 24px;
    border-radius: inherit;
  }
  &[data-fixed] > [data-slot='head'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &:not([data-fixed]) > [data-slot='head']:hover {
    background: var(--at-hover);
  }
  & > [data-slot='head'] > h2 {
    margin: 0;
    font-size: var(--at-h4);
    font-weight: 600;
    line-height: 1.4;
  }
  & > [data-slot='head'] button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > [data-slot='head'] button:focus-visible {
    outline: none;
  }
  /* Makes the whole head clickable. */
  & > [data-slot='head'] button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--at-radius);
  }
  & > [data-slot='head'] button:focus-visible::after {
    outline: var(--at-focus-ring);
    outline-offset: -2px;
  }
  & > [data-slot='head'] > svg {
    grid-column: -2 / -1;
    inline-size: 20px;
    block-size: 20px;
    color: var(--at-text-muted);
    transition: transform var(--at-fast);
  }
  & > [data-slot='head']:has([aria-expanded='true']) > svg {
    transform: rotate(180deg);
  }
  & > [data-slot='head'] > [data-slot='note'] {
    color: var(--at-text-muted);
    font-size: var(--at-small);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > [data-slot='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding: 4px 24px 24px;
  }
  & > [data-slot='body'][hidden] {
    display: none;
  }
  @media (max-width: 599.98px) {
    & > [data-slot='head'] {
      grid-template-columns: minmax(0, 1fr) 20px;
      padding-inline: 16px;
    }
    & > [data-slot='head'] > [data-slot='note'] {
      grid-row: 2;
      grid-column: 1;
      text-align: start;
    }
    & > [data-slot='head'] > svg {
      grid-row: 1;
    }
    & > [data-slot='body'] {
      padding-inline: 16px;
    }
  }
  @media print {
    & > [data-slot='head'] > svg {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > [data-slot='head'] > svg {
      transition: none;
    }
  }
`;

interface CollapsibleSectionProps {
  title: ReactNode;
  /** Shown at the end of the title row. */
  note?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Always open, without a button. */
  fixed?: boolean;
  children: ReactNode;
}

/** A section whose content can be collapsed below its title. Source: WAI-ARIA APG, accordion pattern. */
export function CollapsibleSection({
  title,
  note,
  open,
  onOpenChange,
  fixed = false,
  children,
}: CollapsibleSectionProps) {
  const id = useId();
  const isOpen = open || fixed;
  return (
    <Root aria-labelledby={`${id}title`} data-fixed={fixed || undefined}>
      <div data-slot="head">
        <h2 id={`${id}title`}>
          {fixed ? (
            title
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}body`}
              onClick={() => onOpenChange(!open)}
            >
              {title}
            </button>
          )}
        </h2>
        {note && <bdi data-slot="note">{note}</bdi>}
        {!fixed && <ChevronDown aria-hidden />}
      </div>
      <div data-slot="body" id={`${id}body`} hidden={!isOpen}>
        {children}
      </div>
    </Root>
  );
}
