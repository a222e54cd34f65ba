import { Heading, Text } from '@attesta/ui/display/typography';
import { color } from '@attesta/ui/theme';
import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 48px;
  padding: 24px;
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    align-content: start;
    justify-items: start;
  }
  & > header > [data-slot='status'] {
    margin-block-start: 8px;
  }
  & > [data-slot='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    align-content: start;
    min-inline-size: 0;
    max-inline-size: 640px;
  }
  & > [data-slot='content']:focus:not(:focus-visible) {
    outline: none;
  }
  @container (inline-size >= 40rem) {
    &:not([data-wide]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
  &[data-wide] {
    padding-block-end: 0;
  }
  &[data-wide] > header {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  &[data-wide] > header > :not([data-slot='status']) {
    grid-column: 1;
  }
  &[data-wide] > header > [data-slot='status'] {
    grid-area: 1 / 2 / 3;
    margin: 0;
  }
  &[data-wide] > [data-slot='content'] {
    max-inline-size: none;
    margin-inline: -24px;
    border-block-start: 1px solid ${color.line};
  }
`;

interface SettingsRowProps {
  title: string;
  lead?: ReactNode;
  /** The state of the setting, or an action for all of it, in the heading. */
  status?: ReactNode;
  /** Whether the content has the whole width, below the heading, such as a table. */
  wide?: boolean;
  /** Set for a single control that repeats the title: the content has no `role=group`. */
  single?: boolean;
  /** The content, which receives the focus when a control in it is removed. */
  contentRef?: Ref<HTMLDivElement>;
  /** Level of the heading: 3 in a section, 2 on a page without sections. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** One setting of a sheet: its heading at the inline start, its fields at the inline end; below each other on phones. */
export function SettingsRow({
  title,
  lead,
  status,
  wide,
  single,
  contentRef,
  headingLevel = 3,
  children,
}: SettingsRowProps) {
  const id = useId();
  return (
    <Root data-row data-wide={wide || undefined}>
      <header>
        <Heading level={headingLevel} size="h4" id={id}>
          {title}
        </Heading>
        {lead && (
          <Text size="small" tone="muted">
            {lead}
          </Text>
        )}
        {status && <div data-slot="status">{status}</div>}
      </header>
      <div
        ref={contentRef}
        data-slot="content"
        {...(!single && { role: 'group', 'aria-labelledby': id })}
        tabIndex={contentRef ? -1 : undefined}
      >
        {children}
      </div>
    </Root>
  );
}
