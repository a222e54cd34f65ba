'use client';
import { Fragment, memo, type ComponentPropsWithRef } from 'react';
import { useStyledClass } from '../../foundation/styled-class.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishKbdLabels, type KbdLabels } from './kbd-labels.js';
import { nameOfKey, parseKeys, type KbdPlatform } from './kbd-state.js';
import { Root } from './kbd.styles.js';
import { ArrowBigUp, ChevronUp, Command, CornerDownLeft, Delete, Option } from '../../foundation/lucide/index.js';
import { glyph } from '../../foundation/glyph.js';

/** Icons of symbols that many fonts do not contain, by symbol. */
const keyIcons: Partial<Record<string, ReturnType<typeof glyph>>> = {
  '⌘': /* @__PURE__ */ glyph(Command),
  '⌥': /* @__PURE__ */ glyph(Option),
  '⇧': /* @__PURE__ */ glyph(ArrowBigUp),
  '⌃': /* @__PURE__ */ glyph(ChevronUp),
  '↩': /* @__PURE__ */ glyph(CornerDownLeft),
  '⌫': /* @__PURE__ */ glyph(Delete),
};

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
  const { separator, keys: names } = useLabels('kbd', englishKbdLabels, labels);
  const presses = parseKeys(keys).map((press) => press.map((key) => nameOfKey(key, platform, names)));
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
