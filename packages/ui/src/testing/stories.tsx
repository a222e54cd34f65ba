import { createElement, type ComponentType, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: unknown) => ReactNode;
type Decorator = (story: ComponentType, context: unknown) => ReactNode;

/** The screenshot parameters of a story. A story with `layout: 'fullscreen'` is captured without a margin. */
export interface ScreenshotParameters {
  layout?: string;
  visual?: {
    /** Takes no screenshots. */
    skip?: boolean;
    /** Size of the viewport in px. Default: 1024 × 768. */
    width?: number;
    height?: number;
    /** Captures the full height of the page instead of the viewport. */
    fullPage?: boolean;
    /** Additional viewport widths in px, captured in light mode, left to right. 390 is a phone. */
    widths?: readonly number[];
    /** Also captures the story in forced colours. */
    forcedColors?: boolean;
    /** Captures every preset in light and dark mode instead of the four default combinations. */
    presets?: boolean;
  };
}

interface Annotations {
  args?: Args;
  component?: ComponentType<Args>;
  render?: Render;
  decorators?: Decorator | Decorator[];
  parameters?: ScreenshotParameters & Record<string, unknown>;
  play?: unknown;
  title?: string;
}

/** A story and the defaults of its file. */
export interface StoryEntry {
  /** The folder of the component, such as `inputs/button`. */
  folder: string;
  /** The last segment of the folder, such as `button`. */
  component: string;
  /** The name of the story's export. */
  name: string;
  meta: Annotations;
  story: Annotations;
}

type StoryModule = { default: Annotations } & Record<string, Annotations>;

/** The modules of all stories by path. A glob finds them, so the checks include new components automatically. */
export const storyModules = import.meta.glob<StoryModule>(['../*/**/*.stories.tsx', '!../testing/**'], { eager: true });

export const allStories: StoryEntry[] = Object.entries(storyModules).flatMap(
  ([path, { default: meta, ...stories }]) => {
    const folder = path.replace('../', '').split('/').slice(0, -1).join('/');
    return Object.entries(stories).map(([name, story]) => ({
      folder,
      component: folder.split('/').at(-1) ?? folder,
      name,
      meta,
      story,
    }));
  },
);

/** Returns one story per component: the first of the given names that exists, otherwise its first story. */
export function storyPerComponent(...names: readonly string[]): StoryEntry[] {
  const byComponent = Map.groupBy(allStories, ({ folder }) => folder);
  return [...byComponent.values()].flatMap(
    (entries) =>
      names.map((name) => entries.find((entry) => entry.name === name)).find((entry) => entry) ?? entries.slice(0, 1),
  );
}

/** One story per component: `Default`, otherwise `Closed`, otherwise its first story. */
export const defaultStories = storyPerComponent('Default', 'Closed');

export const argsOf = ({ meta, story }: StoryEntry): Args => ({ ...meta.args, ...story.args });

/**
 * Returns a story as a plain component: its render function inside its decorators, without Storybook. It can be
 * rendered on a server and mounted repeatedly. It does not run `play`.
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
