import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../platform/i18n/formats';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 40px;
  margin: 0;
  @media (min-width: 640px) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, max-content);
    grid-auto-flow: column;
  }
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    color: var(--at-text-muted);
  }
  & dd {
    margin: 0;
    font-size: 2rem;
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  /* Rows with the number at the end, beside a figure that is larger. */
  &[data-size='small'] {
    display: block;
  }
  &[data-size='small'] > div {
    flex-direction: row;
    gap: 16px;
    align-items: baseline;
    justify-content: space-between;
    padding-block: 8px;
  }
  &[data-size='small'] > div + div {
    border-block-start: 1px solid var(--at-line);
  }
  &[data-size='small'] dd {
    font-size: var(--at-body);
    letter-spacing: 0;
  }
`;

interface FiguresProps {
  /** `small`: rows below each other instead of large numbers in a line. */
  size?: 'small';
  figures: readonly { id: string; label: ReactNode; value: number }[];
}

/** The figures of a dashboard in one line, on a narrow page in two columns; or in rows. */
export function Figures({ figures, size }: FiguresProps) {
  const { number } = useFormats();
  return (
    <Root data-size={size}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </Root>
  );
}
