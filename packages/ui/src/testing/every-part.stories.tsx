import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../display/typography/index.js';
import { color, size } from '../theme/tokens.js';
import { storyComponent, storyOfEach, type StoryEntry } from './stories.js';

/** Whole pages have pictures of their own; a page within a page, with its own first heading, would show neither well. */
const pages = new Set(['shell/page-transition', 'shell/message-frame', 'shell/auth-frame']);
const isPage = ({ folder, meta, story }: StoryEntry) =>
  pages.has(folder) || (story.parameters?.layout ?? meta.parameters?.layout) === 'fullscreen';

/** Nothing of these is seen on a page that is only looked at: one is for screen readers, the other comes with the first Tab. */
const unseen = new Set(['feedback/announcer', 'navigation/skip-link']);

/** Parts that need the width of a page; they stand below the columns of the others. */
const wide = new Set([
  'display/table',
  'inputs/form',
  'navigation/breadcrumbs',
  'navigation/pagination',
  'navigation/stepper',
  'navigation/tabs',
  'feedback/banner',
]);
const isWide = ({ folder }: StoryEntry) => wide.has(folder);

const Page = styled.div`
  display: grid;
  gap: 40px;
  padding: 32px;
  background: ${color.page};
  color: ${color.text};
  & > section {
    display: grid;
    gap: 12px;
  }
  & [data-slot='tiles'] {
    columns: 4 280px;
    column-gap: 16px;
  }
  & [data-slot='tile'] {
    break-inside: avoid;
    margin-block-end: 16px;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sheet};
    overflow: clip;
  }
  & [data-slot='tile'] > h3 {
    padding-block: 8px;
    padding-inline: 16px;
    border-block-end: 1px solid ${color.line};
    color: ${color['text-muted']};
  }
  & [data-slot='example'] {
    contain: layout; /* what is fixed to the page stays in its tile */
    max-block-size: 480px;
    padding: 16px;
  }
  & [data-slot='example'] [style*='block-size']:not([style*='transform']) {
    block-size: auto !important; /* stories of what opens leave room for it; here it is closed */
    min-block-size: 0 !important;
  }
  & [data-slot='example'] > [style*='padding'] {
    padding: 0 !important; /* the tile has its own */
  }
  & [data-slot='example'] > [style*='transform'] {
    block-size: 440px !important; /* the whole stack of notices in the width of a tile */
  }
  & > section > [data-slot='tile'] > [data-slot='example'] {
    max-block-size: none;
  }
`;

interface Example {
  entry: StoryEntry;
  Story: ComponentType;
}
const examples: Example[] = storyOfEach('Variants', 'Tones', 'Default', 'Closed', 'Sections')
  .filter((entry) => !isPage(entry) && !unseen.has(entry.folder))
  .map((entry) => ({ entry, Story: storyComponent(entry) }));
const rooms = Map.groupBy(examples, ({ entry: { meta } }) => meta.title?.split('/')[0] ?? '');

const tiles = (some: readonly Example[]) =>
  some.map(({ entry, Story }) => (
    <div key={entry.folder} data-slot="tile">
      <Heading level={3} size="h6">
        {entry.meta.title?.split('/').at(-1)}
      </Heading>
      <div data-slot="example">
        <Story />
      </div>
    </div>
  ));

/** The whole library at a glance: one example of each part, found on disk. */
function EveryPartPage() {
  return (
    <Page>
      <Heading level={1} size="h2">
        Every part
      </Heading>
      {[...rooms].map(([room, all]) => (
        <section key={room}>
          <Heading level={2} size="h3">
            {room}
          </Heading>
          <div data-slot="tiles">{tiles(all.filter(({ entry }) => !isWide(entry)))}</div>
          {tiles(all.filter(({ entry }) => isWide(entry)))}
        </section>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Foundations/Every part',
  component: EveryPartPage,
  parameters: { layout: 'fullscreen', visual: { width: 1440, whole: true, presets: true } },
} satisfies Meta<typeof EveryPartPage>;
export default meta;

export const EveryPart: StoryObj<typeof meta> = {};
