'use client';
import { Fragment, memo, type ComponentPropsWithRef } from 'react';
import { useStyledClass } from '../../foundation/styled-class.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { nameOfKey, parseKeys, type KbdPlatform, type KeyName } from './kbd-state.js';
import { keyIcons } from './key-icons.js';
import { Root } from './kbd.styles.js';

export interface KbdLabels {
  /** Between two keys that are pressed one after the other. */
  separator?: string | undefined;
  /** Texts and spoken names of keys, such as `{ Control: { text: 'Strg', spoken: 'Steuerung' } }`. */
  keys?: Partial<Record<string, KeyName>> | undefined;
}

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /**
   * The keys, named as in `KeyboardEvent.key`: `Mod+K` for keys pressed together, `G H` for keys pressed one after the
   * other. `Mod` is Command on Apple devices and Control elsewhere; `Plus` is the plus key.
   */
  keys: string;
  /** The platform of the user. Pass it from the server or after hydration; the component does not detect it. */
  platform?: KbdPlatform | undefined;
  labels?: KbdLabels | undefined;
}

/**
 * Keys that the user presses. Symbols such as ⌘ are hidden from screen readers, which read the names of the keys
 * instead. Always left to right. `data-part="kbd"`, with `data-platform`; `data-slot` keys, key,
 * separator.
 */
export const Kbd = memo(function Kbd({ keys, platform = 'other', labels, className, ...rest }: KbdProps) {
  const presses = parseKeys(keys).map((press) => press.map((key) => nameOfKey(key, platform, labels?.keys)));
  const separator = labels?.separator ?? 'then';
  const spoken = presses.map((press) => press.map((key) => key.spoken).join(' ')).join(`, ${separator} `);
  return (
    <kbd data-part="kbd" {...rest} className={useStyledClass(Root, className)} data-platform={platform}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <bdi data-slot="keys" dir="ltr" aria-hidden>
        {presses.map((press, index) => (
          <Fragment key={index}>
            {index > 0 && <span data-slot="separator">{separator}</span>}
            {press.map((key, at) => {
              const Icon = keyIcons[key.text];
              return (
                <kbd key={at} data-slot="key">
                  {Icon ? <Icon aria-hidden data-symbol={key.text} /> : key.text}
                </kbd>
              );
            })}
          </Fragment>
        ))}
      </bdi>
    </kbd>
  );
});
