import { Heading, Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Article = styled.article`
  display: grid;
  gap: 32px;
  padding-block: 48px;
  & > header,
  & > section {
    display: grid;
    gap: 8px;
  }
`;

export interface LegalSection {
  title: string;
  text: string;
}

/** Renders a legal text: title, lead, date of the text and sections. */
export function LegalText({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}) {
  const { t } = useTranslation('legal');
  return (
    <Article>
      <header>
        <Heading level={1}>{title}</Heading>
        <Text size="large">{lead}</Text>
        <Text tone="muted" size="small">
          {t('updated')}
        </Text>
      </header>
      {sections.map((section) => (
        <section key={section.title}>
          <Heading level={2} size="h3">
            {section.title}
          </Heading>
          <Text size="large">{section.text}</Text>
        </section>
      ))}
    </Article>
  );
}
