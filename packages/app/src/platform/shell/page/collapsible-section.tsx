import { Disclosure } from '@attesta/ui/display/accordion';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & > [data-part='disclosure'] > [data-slot='header'] [data-slot='trigger'] {
    padding: 18px 24px;
    border-radius: inherit;
    font-size: var(--at-h4);
    font-weight: 600;
    line-height: 1.4;
  }
  & > [data-part='disclosure'] > [data-slot='header'] > [data-slot='end'] {
    padding-inline-end: 16px;
    pointer-events: none; /* the note is above the button, which covers the row */
  }
  & > [data-part='disclosure'] > [data-slot='header'] [data-slot='chevron'] {
    margin-inline-end: 0;
  }
  & > [data-part='disclosure'] > [data-slot='panel'] > [data-slot='content'] {
    max-inline-size: none;
    padding: 4px 24px 24px;
  }
  & [data-slot='note'] {
    color: var(--at-text-muted);
    font-size: var(--at-small);
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 18px 24px;
  }
  & > [data-slot='head'] > h2 {
    margin: 0;
    font-size: var(--at-h4);
    font-weight: 600;
    line-height: 1.4;
  }
  & > [data-slot='body'] {
    padding: 4px 24px 24px;
  }
  @media (width < 37.5rem) {
    & > [data-slot='head'],
    & > [data-part='disclosure'] > [data-slot='header'] [data-slot='trigger'] {
      padding-inline: 16px;
    }
    & > [data-slot='body'],
    & > [data-part='disclosure'] > [data-slot='panel'] > [data-slot='content'] {
      padding-inline: 16px;
    }
    & > [data-part='disclosure'] > [data-slot='header'] > [data-slot='end'] {
      padding-inline: 16px;
    }
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
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

/** A section whose content can be collapsed below its title: a disclosure in a frame. */
export function CollapsibleSection({
  title,
  note,
  open,
  onOpenChange,
  fixed = false,
  children,
}: CollapsibleSectionProps) {
  const id = useId();
  const end = note && <bdi data-slot="note">{note}</bdi>;
  const content = <Content>{children}</Content>;
  return fixed ? (
    <Root aria-labelledby={`${id}-title`}>
      <div data-slot="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {end}
      </div>
      <div data-slot="body">{content}</div>
    </Root>
  ) : (
    <Root aria-labelledby={`${id}-trigger`}>
      <Disclosure
        id={id}
        title={title}
        end={end}
        headingLevel={2}
        open={open}
        onOpenChange={(next) => onOpenChange(next)}
      >
        {content}
      </Disclosure>
    </Root>
  );
}
