import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { DocsContext } from './docs-context.js';
import { globalsParam, lastGlobals } from './globals.js';

export type Story = ReturnType<DocsContextProps['storyById']>;

/** Renders a story on the docs page. */
export function InlineStory({ story }: { story: Story }) {
  const context = use(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!place.current) return undefined;
    const remove = context.renderStoryToElement(
      story,
      place.current,
      {
        showMain: () => {},
        showError: ({ title }: { title: string }) => setError(title),
        showException: ({ message }: Error) => setError(message),
      },
      { autoplay: false, forceInitialArgs: false },
    );
    return () => void remove();
  }, [context, story]);
  return (
    <div className="sb-story sb-unstyled" id={`story--${story.id}`}>
      {error && <p role="alert">{error}</p>}
      <div ref={place} className="docs-story" data-name={story.name} />
    </div>
  );
}

/** Renders a story in a document of its own. */
export function FramedStory({ story, height }: { story: Story; height: number }) {
  const { channel } = use(DocsContext);
  // With the settings of the page: the page also receives the events of the preview in the frame. After that, the frame
  // follows the page (`apply-globals.ts`).
  const [globals] = useState(() => globalsParam(lastGlobals(channel)));
  return (
    <div className="sb-story sb-unstyled docs-story" id={`story--${story.id}`}>
      <iframe src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`} title={story.name} height={height} />
    </div>
  );
}
