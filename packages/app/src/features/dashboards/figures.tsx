import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 40px;
  margin: 0;
  & > div {
    display: flex;
    flex-direction: column-reverse;
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
`;

interface FiguresProps {
  figures: readonly { id: string; label: ReactNode; value: number }[];
}

/** The figures of a dashboard in one line that wraps. */
export function Figures({ figures }: FiguresProps) {
  const { number } = useFormats();
  return (
    <Root>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </Root>
  );
}
