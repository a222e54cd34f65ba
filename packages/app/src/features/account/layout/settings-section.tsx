import { Card } from '@attesta/ui/display/card';
import { Heading, Text } from '@attesta/ui/display/typography';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  scroll-margin-block-start: calc(var(--at-main-top) + 8px);
  & > header {
    display: grid;
    gap: 4px;
  }
`;

/**
 * Container of the rows of a sheet, which are its children or those of a form. Its width decides whether their headings
 * are above or beside the content.
 */
export const SettingsRows = styled.div`
  container-type: inline-size;
  & > * + *,
  & [data-row] + [data-row] {
    border-block-start: 1px solid var(--at-line);
  }
`;

interface SettingsSectionProps {
  /** The anchor of the section. */
  id: string;
  title: string;
  lead?: string;
  /** Rows of the sheet. */
  children: ReactNode;
}

/** A section of a settings page: its heading and one sheet of rows. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <header>
        <Heading level={2} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        {lead && <Text tone="muted">{lead}</Text>}
      </header>
      <Card flush>
        <SettingsRows>{children}</SettingsRows>
      </Card>
    </Root>
  );
}
