import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../display/typography/index.js';
import { color, size } from '../theme/tokens.js';
import { storyComponent, storyPerComponent, type StoryEntry } from './stories.js';

/** Components that fill a page. They are excluded, because they have their own screenshots and a level 1 heading. */
const pages = new Set(['shell/page-transition', 'shell/message-frame', 'shell/auth-frame']);
const isPage = ({ folder, meta, story }: StoryEntry) =>
  pages.has(folder) || (story.parameters?.layout ?? meta.parameters?.layout) === 'fullscreen';

/** Components that are not visible initially: the announcer never is, and the skip link appears on focus. */
const hidden = new Set(['feedback/announcer', 'navigation/skip-link']);

/** Components that need the width of the page. They are placed below the columns of the others. */
const wide = new Set([
  'data/data-grid',
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
    contain: layout; /* keeps fixed elements inside the tile */
    max-block-size: 480px;
    padding: 16px;
  }
  & [data-slot='example'] [style*='block-size']:not([style*='transform']) {
    block-size: auto !important; /* stories reserve space for an open overlay, which is closed here */
    min-block-size: 0 !important;
  }
  & [data-slot='example'] > [style*='padding'] {
    padding: 0 !important; /* the tile has padding */
  }
  & [data-slot='example'] > [style*='transform'] {
    block-size: 440px !important; /* fits the stack of snackbars into the tile */
  }
  & > section > [data-slot='tile'] > [data-slot='example'] {
    max-block-size: none;
  }
`;

interface Example {
  entry: StoryEntry;
  Story: ComponentType;
}
const examples: Example[] = storyPerComponent('Variants', 'Tones', 'Default', 'Closed', 'Sections')
  .filter((entry) => !isPage(entry) && !hidden.has(entry.folder))
  .map((entry) => ({ entry, Story: storyComponent(entry) }));
const categories = Map.groupBy(examples, ({ entry: { meta } }) => meta.title?.split('/')[0] ?? '');

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

/** One example of every component, collected from the stories. */
function EveryComponentPage() {
  return (
    <Page>
      <Heading level={1} size="h2">
        Every component
      </Heading>
      {[...categories].map(([category, all]) => (
        <section key={category}>
          <Heading level={2} size="h3">
            {category}
          </Heading>
          <div data-slot="tiles">{tiles(all.filter(({ entry }) => !isWide(entry)))}</div>
          {tiles(all.filter(({ entry }) => isWide(entry)))}
        </section>
      ))}
    </Page>
  );
}

const meta = {
  title: 'Foundations/Every component',
  component: EveryComponentPage,
  parameters: { layout: 'fullscreen', visual: { width: 1440, fullPage: true, presets: true } },
} satisfies Meta<typeof EveryComponentPage>;
export default meta;

export const EveryPart: StoryObj<typeof meta> = {};
