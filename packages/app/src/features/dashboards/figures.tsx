import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../platform/i18n/formats';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0;
  & > div {
    display: flex;
    gap: 6px;
    align-items: baseline;
  }
  & dt {
    color: var(--at-text-muted);
  }
  & dd {
    margin: 0;
    font-weight: 600;
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
