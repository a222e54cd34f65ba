import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from '../apply-globals.js';
import { globalChoices } from '../global-choices.js';

type Channel = DocsContextProps['channel'];

/** Returns the current settings of the toolbar. */
export function lastGlobals(channel: Channel): Globals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals?: Globals }[];
  return event?.globals ?? {};
}

/** Returns the settings of the toolbar in the format of an address. */
export const globalsParam = (globals: Globals): string =>
  Object.keys(globalChoices)
    .flatMap((name) => (typeof globals[name] === 'string' ? [`${name}:${globals[name]}`] : []))
    .join(';');
