import { platform } from '@floating-ui/react';

type Offset = { x: number; y: number };
const none: Offset = { x: 0, y: 0 };

/**
 * Returns the platform of floating-ui for a popup on a page with CSS `zoom`, and the distance that its result must be
 * moved by. Without a positioned ancestor, floating-ui would take zoomed pixels for those of the popup
 * (floating-ui#3032, mended by #3492, which no release has yet). The body, which is zoomed as well, replaces the window
 * as the offset parent.
 */
export function zoomedPlatform(floating: HTMLElement): { platform: typeof platform; offset: () => Offset } {
  const zoom = floating.currentCSSZoom ?? 1;
  if (zoom === 1) return { platform, offset: () => none };
  const { body, documentElement } = document;
  const isInElement = platform.isElement(platform.getOffsetParent?.(floating));
  return {
    platform: {
      ...platform,
      getOffsetParent: (element) => {
        const parent = platform.getOffsetParent?.(element);
        return platform.isElement(parent) ? parent : body;
      },
    },
    offset: () => {
      if (isInElement) return none;
      const [inner, outer] = [body.getBoundingClientRect(), documentElement.getBoundingClientRect()];
      return { x: (inner.left - outer.left) / zoom, y: (inner.top - outer.top) / zoom };
    },
  };
}
