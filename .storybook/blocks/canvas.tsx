import { Canvas as Usual } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { usePart } from './use-part.js';

/** Parts that open over the page and take the focus: of several on one page only one could be open, so each example stands in a frame of its own. */
const floating = new Set([
  'inputs/combobox',
  'inputs/date-field',
  'inputs/select',
  'overlays/info-tip',
  'overlays/menu',
  'overlays/popover',
  'overlays/tooltip',
  'shell/account-menu',
  'shell/command-palette',
  'shell/settings-popup',
]);

/** An example of a part. */
export function Canvas(props: ComponentProps<typeof Usual>) {
  const framed = floating.has(usePart() ?? '') && !props.story;
  return <Usual {...props} {...(framed && { story: { inline: false, height: '420px' } })} />;
}
