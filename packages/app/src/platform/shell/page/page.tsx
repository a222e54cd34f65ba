import { Heading, Text } from '@attesta/ui/display/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > [data-slot='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: 16px 24px;
  }
  /* The words wrap beside the buttons. The buttons move below them only if the words would be narrower than 420 px. */
  & > [data-slot='head'] > :is([data-slot='words'], [data-slot='marked']) {
    flex: 1 1 420px;
  }
  & > [data-slot='head'] > [data-slot='words'] {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }
  & > [data-slot='head'] > [data-slot='marked'] {
    display: flex;
    gap: 20px;
    align-items: center;
    min-inline-size: 0;
  }
  & > [data-slot='head'] > [data-slot='marked'] > svg {
    inline-size: clamp(44px, 8vw, 72px);
    block-size: auto;
  }
  & > [data-slot='head'] > [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

interface PageProps {
  title: ReactNode;
  /** A large mark before the title. */
  mark?: ReactNode;
  lead?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the portal with a title, an introduction and stacked sections. */
export function Page({ title, mark, lead, actions, children }: PageProps) {
  const words = (
    <div data-slot="words">
      <Heading level={1} size="h2">
        {title}
      </Heading>
      {lead && (
        <Text tone="muted" size="large" as="div">
          {lead}
        </Text>
      )}
    </div>
  );
  return (
    <Root>
      <header data-slot="head">
        {mark ? (
          <div data-slot="marked">
            {mark}
            {words}
          </div>
        ) : (
          words
        )}
        {actions && <div data-slot="actions">{actions}</div>}
      </header>
      {children}
    </Root>
  );
}
