import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../display/typography/index.js';
import { color, size } from '../theme/tokens.js';
import { firstStories, storyComponent, type StoryEntry } from './stories.js';

/** Whole pages have pictures of their own; a page within a page would show neither well. */
const isPage = ({ meta, story }: StoryEntry) => (story.parameters?.layout ?? meta.parameters?.layout) === 'fullscreen';
/** Parts that need the width of a page; all others stand in columns. */
const wide = new Set(['display/table', 'navigation/breadcrumbs', 'navigation/nav-bar', 'navigation/stepper', 'shell/top-bar', 'inputs/form', 'navigation/pagination', 'feedback/banner']);

const Page = styled.div`
  display: grid;
  gap: 40px;
  padding: 32px;
  background: ${color.page};
  color: ${color.text};
  & > section {
    display: grid;
    gap: 16px;
  }
  & [data-slot='tiles'] {
    columns: 3 360px;
    column-gap: 20px;
  }
  & [data-slot='tile'] {
    break-inside: avoid;
    margin-block-end: 20px;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sheet};
    overflow: clip;
  }
  & [data-slot='tile'][data-wide] {
    column-span: all;
  }
  & [data-slot='tile'] > h3 {
    padding-block: 8px;
    padding-inline: 16px;
    border-block-end: 1px solid ${color.line};
    color: ${color['text-muted']};
  }
  & [data-slot='example'] {
    contain: layout; /* what is fixed to the page stays in its tile */
    padding: 16px;
  }
  & [data-slot='example'] > [style*='min-block-size'] {
    min-block-size: 0 !important; /* stories of what opens leave room for it; here it is closed */
  }
`;

function Example({ entry }: { entry: StoryEntry }) {
  const Story = useMemo(() => storyComponent(entry), [entry]);
  return (
    <div data-slot="tile" data-wide={wide.has(entry.folder) || undefined}>
      <Heading level={3} size="h6">{entry.meta.title?.split('/').at(-1)}</Heading>
      <div data-slot="example"><Story /></div>
    </div>
  );
}

const rooms = Map.groupBy(firstStories.filter((entry) => !isPage(entry)), ({ meta }) => meta.title?.split('/')[0] ?? '');

/** The whole library at a glance: one example of each part, found on disk. */
function EveryPartPage() {
  return (
    <Page>
      <Heading level={1} size="h2">Every part</Heading>
      {[...rooms].map(([room, entries]) => (
        <section key={room}>
          <Heading level={2} size="h3">{room}</Heading>
          <div data-slot="tiles">{entries.map((entry) => <Example key={entry.folder} entry={entry} />)}</div>
        </section>
      ))}
    </Page>
  );
}

const meta = { title: 'Foundations/Every part', component: EveryPartPage, parameters: { layout: 'fullscreen', visual: { width: 1440, whole: true, presets: true } } } satisfies Meta<typeof EveryPartPage>;
export default meta;

export const EveryPart: StoryObj<typeof meta> = {};
