import { useEffect, useRef, useState, type RefObject } from 'react';
import { frameOf, hrefOf, parseAddress, type Address } from './address.js';

interface Channel {
  emit: (event: string, payload: object) => void;
}
/** The document in the frame: Storybook's preview, which has the same origin. */
type PreviewWindow = Window & { __STORYBOOK_PREVIEW__?: { channel: Channel } };

/** An event of the preview, as it sends it to the page around it. */
interface PreviewEvent {
  type: string;
  args: unknown[];
}
function eventOf({ data }: MessageEvent): PreviewEvent | undefined {
  if (typeof data !== 'string' || !data.includes('"storybook-channel"')) return undefined;
  return (JSON.parse(data) as { event?: PreviewEvent }).event;
}

interface FrameProps {
  address: Address;
  globals: Address['globals'];
  onGo: (next: Partial<Address>, hash?: string) => void;
  /** Called when the user presses the shortcut of the search inside the frame. */
  onSearch: () => void;
}

const isSearchKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/**
 * Shows the page of the address in a frame. The document is loaded once; after that the preview changes the page and
 * the settings itself.
 */
export function useFrame({ address, globals, onGo, onSearch }: FrameProps): {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => frameOf({ ...address, globals }));
  const [ready, setReady] = useState(false);
  const { view, id } = address;
  const path = `${view}/${id}`;
  const settings = JSON.stringify(globals);
  /** What the frame shows: at first the address in `src`. */
  const shown = useRef({ path, settings });
  const channelOf = () => (frame.current?.contentWindow as PreviewWindow | null)?.__STORYBOOK_PREVIEW__?.channel;

  useEffect(() => {
    const channel = ready ? channelOf() : undefined;
    if (!channel) return;
    if (shown.current.settings !== settings) channel.emit('updateGlobals', { globals: JSON.parse(settings) as object });
    if (shown.current.path !== path) channel.emit('setCurrentStory', { storyId: id, viewMode: view });
    shown.current = { path, settings };
  }, [view, id, path, settings, ready]);

  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const inside = frame.current?.contentWindow;
      const event = message.source === inside ? eventOf(message) : undefined;
      // The preview has selected its first page, so it listens to events.
      if (event?.type === 'currentStoryWasSet') setReady(true);
      if (event?.type !== 'navigateUrl') return;
      const { search, hash } = new URL(String(event.args[0]), location.href);
      if (!search.includes('path=')) return;
      const { view: nextView, id: nextId } = parseAddress(search);
      onGo({ view: nextView, id: nextId }, hash);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onGo]);

  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (!ready || !inside) return undefined;
    const search = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      onSearch();
    };
    inside.addEventListener('keydown', search);
    return () => inside.removeEventListener('keydown', search);
  }, [ready, onSearch]);
  return { frame, src };
}

/** Returns the address of the current page in Storybook itself, with its panels for controls and actions. */
export const workshopOf = (address: Address): string => `workshop.html${hrefOf(address)}`;
