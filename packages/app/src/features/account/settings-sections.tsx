import { Heading, Text } from '@attesta/ui/display/typography';
import { Link } from '@attesta/ui/navigation/link';
import { color, from, size } from '@attesta/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Section {
  /** The anchor of the section. */
  id: string;
  title: string;
  lead: string;
  content: ReactNode;
}

/** The list of sections is beside them on wide screens, and stays in view. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  gap: 24px 48px;
  & > nav {
    display: none;
  }
  & > nav > ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
    border-inline-start: 1px solid ${color.line};
  }
  & > nav a {
    display: flex;
    align-items: center;
    min-block-size: max(36px, ${size.target});
    padding-inline: 16px;
    color: ${color['text-muted']};
    font-size: ${size.body};
    text-decoration: none;
  }
  & > nav a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  & > [data-slot='sections'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 48px;
    min-inline-size: 0;
  }
  & > [data-slot='sections'] > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    scroll-margin-block-start: calc(var(--at-main-top) + 8px);
  }
  & > [data-slot='sections'] > section > header {
    display: grid;
    gap: 4px;
  }
  ${from('lg')} {
    grid-template-columns: 180px minmax(0, 760px);
    align-items: start;
    & > nav {
      display: block;
      position: sticky;
      inset-block-start: calc(var(--at-main-top) + 8px);
    }
  }
`;

/** The sections of a settings page, each with its cards, and links to them. */
export function SettingsSections({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <Layout>
      <nav aria-label={label}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-slot="sections">
        {sections.map(({ id, title, lead, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <header>
              <Heading level={2} size="h3" id={`${id}-title`}>
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
            </header>
            {content}
          </section>
        ))}
      </div>
    </Layout>
  );
}
