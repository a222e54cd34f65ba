import { createElement, type ComponentType, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: unknown) => ReactNode;
type Decorator = (story: ComponentType, context: unknown) => ReactNode;

/** What a story may ask of its pictures; a `layout: 'fullscreen'` has no margin. */
export interface PictureParameters {
  layout?: string;
  visual?: {
    /** Not pictured at all. */
    skip?: boolean;
    /** Viewport in px, where 1024 × 768 does not suit. */
    width?: number;
    height?: number;
    /** As tall as the page is, instead of its first screen. */
    whole?: boolean;
    /** Further widths in px to be pictured at, light and left to right; 390 is a phone. */
    widths?: readonly number[];
    /** Pictured under forced colours too. */
    forcedColors?: boolean;
    /** Pictured in every preset, light and dark, instead of in the four usual combinations. */
    presets?: boolean;
  };
}

interface Annotations {
  args?: Args;
  component?: ComponentType<Args>;
  render?: Render;
  decorators?: Decorator | Decorator[];
  parameters?: PictureParameters & Record<string, unknown>;
  play?: unknown;
  title?: string;
}

/** One story of one part, as its file writes it. */
export interface StoryEntry {
  /** Where it stands: `inputs/button`. */
  folder: string;
  /** Name of the part's folder. */
  part: string;
  /** Name of the story's export. */
  name: string;
  meta: Annotations;
  story: Annotations;
}

type StoryModule = { default: Annotations } & Record<string, Annotations>;

/** The stories' modules by their paths, found on disk, so that a new part is proved without being named anywhere. */
export const storyModules = import.meta.glob<StoryModule>(['../*/**/*.stories.tsx', '!../testing/**'], { eager: true });

export const allStories: StoryEntry[] = Object.entries(storyModules).flatMap(
  ([path, { default: meta, ...stories }]) => {
    const folder = path.replace('../', '').split('/').slice(0, -1).join('/');
    return Object.entries(stories).map(([name, story]) => ({
      folder,
      part: folder.split('/').at(-1) ?? folder,
      name,
      meta,
      story,
    }));
  },
);

/** One story of each part: the first of the names that it has, else any. */
export function storyOfEach(...names: readonly string[]): StoryEntry[] {
  const parts = Map.groupBy(allStories, ({ folder }) => folder);
  return [...parts.values()].flatMap(
    (entries) =>
      names.map((name) => entries.find((entry) => entry.name === name)).find((entry) => entry) ?? entries.slice(0, 1),
  );
}

/** Each part as it is without options; what opens is closed. */
export const usualStories = storyOfEach('Default', 'Closed');

export const argsOf = ({ meta, story }: StoryEntry): Args => ({ ...meta.args, ...story.args });

/**
 * A story as a plain component: its render function in its decorators, without Storybook around it. So it also renders on a server and mounts a thousand
 * times; what `play` does is not part of it.
 */
export function storyComponent(entry: StoryEntry, args: Args = argsOf(entry)): ComponentType {
  const { meta, story } = entry;
  const context = { args, globals: {}, parameters: { ...meta.parameters, ...story.parameters }, viewMode: 'story' };
  const render = story.render ?? meta.render;
  const Rendered: ComponentType = render
    ? () => render(args, context)
    : () => meta.component && createElement(meta.component, args);
  return [story.decorators ?? [], meta.decorators ?? []]
    .flat()
    .reduce<ComponentType>((Inner, decorate) => () => decorate(Inner, context), Rendered);
}
