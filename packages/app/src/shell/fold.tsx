import { Heading } from '@attesta/ui/display/typography';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.details`
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 4px 16px;
    align-items: center;
    padding: 18px 24px;
    border-radius: inherit;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--at-hover);
  }
  &[data-fixed] > summary {
    grid-template-columns: minmax(0, 1fr) auto;
    pointer-events: none;
  }
  & > summary > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--at-text-muted);
    transition: transform var(--at-fast);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > summary > [data-slot='note'] {
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
  @media (max-width: 599.98px) {
    & > summary {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: 16px;
    }
    & > summary > [data-slot='note'] {
      grid-row: 2;
      text-align: start;
    }
    & > [data-slot='body'] {
      padding-inline: 16px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & > summary > svg {
      transition: none;
    }
  }
`;

interface FoldProps {
  title: ReactNode;
  /** At the end of the title's line. */
  note?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Always open. */
  fixed?: boolean;
  children: ReactNode;
}

/** A sheet whose content can be folded away under its title. Source: WAI-ARIA APG, disclosure pattern (native details). */
export function Fold({ title, note, open, onOpenChange, fixed = false, children }: FoldProps) {
  return (
    <Root open={open || fixed} data-fixed={fixed || undefined} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary tabIndex={fixed ? -1 : undefined}>
        <Heading level={2} size="h4">{title}</Heading>
        {note && <bdi data-slot="note">{note}</bdi>}
        {!fixed && <ChevronDown aria-hidden />}
      </summary>
      <div data-slot="body">{children}</div>
    </Root>
  );
}
