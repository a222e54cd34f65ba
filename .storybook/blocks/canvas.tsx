import { Canvas as StorybookCanvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useComponent } from './use-component.js';

/**
 * Components that open an overlay or move the focus. Their examples are rendered in separate iframes, because on one
 * page only one of them could be open.
 */
const withOverlay = new Set([
  'inputs/combobox',
  'inputs/date-field',
  'inputs/date-range-field',
  'inputs/select',
  'overlays/info-tip',
  'overlays/menu',
  'overlays/popover',
  'overlays/tooltip',
  'shell/account-menu',
  'shell/command-palette',
  'shell/settings-popup',
]);

/** Renders an example of a component. */
export function Canvas(props: ComponentProps<typeof StorybookCanvas>) {
  const framed = withOverlay.has(useComponent() ?? '') && !props.story;
  return <StorybookCanvas {...props} {...(framed && { story: { inline: false, height: '420px' } })} />;
}
