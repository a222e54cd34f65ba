import { ArrowBigUp, ChevronUp, Command, CornerDownLeft, Delete, Option } from 'lucide';
import { glyph } from '../../foundation/glyph.js';

/** Icons of symbols that many fonts do not contain, by symbol. */
export const keyIcons: Partial<Record<string, ReturnType<typeof glyph>>> = {
  '⌘': /* @__PURE__ */ glyph(Command),
  '⌥': /* @__PURE__ */ glyph(Option),
  '⇧': /* @__PURE__ */ glyph(ArrowBigUp),
  '⌃': /* @__PURE__ */ glyph(ChevronUp),
  '↩': /* @__PURE__ */ glyph(CornerDownLeft),
  '⌫': /* @__PURE__ */ glyph(Delete),
};
