import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { componentOf } from '../components.js';
import { CodeBlock } from './code.js';
import { DocsContext } from './docs-context.js';
import { FramedStory, InlineStory, type Story } from './story.js';

/** Components that open an overlay or move the focus, in addition to the category Overlays. */
const withOverlay = new Set([
  'inputs/combobox',
  'inputs/date-field',
  'inputs/date-range-field',
  'inputs/select',
  'shell/account-menu',
  'shell/command-palette',
  'shell/settings-popup',
]);

/**
 * Whether a story is shown in an iframe, because it opens an overlay: on one page only one could be open, and a dialog
 * would cover the page.
 */
export const isFramed = ({ title }: Story): boolean => {
  const component = componentOf(title);
  return component.startsWith('overlays/') || withOverlay.has(component);
};
const height = 420;

/** Renders its content when it is about to be visible. Each iframe loads the scripts of the preview again. */
function WhenVisible({ children }: { children: ReactNode }) {
  const [isVisible, setVisible] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setVisible(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isVisible ? children : <div ref={place} style={{ minBlockSize: height }} />;
}

/** A story, in an iframe if it opens an overlay. */
export function Stage({ story }: { story: Story }) {
  return isFramed(story) ? (
    <WhenVisible>
      <FramedStory story={story} height={height} />
    </WhenVisible>
  ) : (
    <InlineStory story={story} />
  );
}

/** The export of a story in its file. */
export type StoryExport = object;

/** Returns the code of a story as a file that can be pasted into an application (`scripts/story-code.mjs`). */
export function codeOf({ parameters }: Story): string | undefined {
  const { source } = (parameters['docs'] ?? {}) as { source?: { code?: string } };
  return source?.code;
}

/** A story as an example, with its code as a file that can be pasted into an application. */
export function Canvas({ of, sourceState = 'hidden' }: { of: StoryExport; sourceState?: 'hidden' | 'none' }) {
  const { story } = use(DocsContext).resolveOf(of, ['story']);
  const [open, setOpen] = useState(false);
  const id = useId();
  const code = sourceState === 'none' ? undefined : codeOf(story);
  return (
    <div className="sbdocs sbdocs-preview sb-unstyled">
      <Stage story={story} />
      {open && (
        <div id={id}>
          <CodeBlock code={code ?? ''} />
        </div>
      )}
      <div className="sbdocs-preview-actions">
        {code !== undefined && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide code' : 'Show code'}
          </button>
        )}
        <a href={`iframe.html?id=${story.id}&viewMode=story`} target="_blank" rel="noreferrer">
          Open alone<span className="sb-sr-only"> (in a new tab)</span>
        </a>
      </div>
    </div>
  );
}
