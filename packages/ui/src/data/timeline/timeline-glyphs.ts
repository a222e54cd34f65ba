import {
  Clock as clock,
  Ellipsis as ellipsis,
  Plus as plus,
  Printer as printer,
  Redo2 as redo,
  Undo2 as undo,
  ZoomIn as zoomIn,
  ZoomOut as zoomOut,
} from '../../foundation/lucide/index.js';
import { glyph } from '../../foundation/glyph.js';

export const Clock = /* @__PURE__ */ glyph(clock);
export const Ellipsis = /* @__PURE__ */ glyph(ellipsis);
export const Plus = /* @__PURE__ */ glyph(plus);
export const Printer = /* @__PURE__ */ glyph(printer);
export const Redo = /* @__PURE__ */ glyph(redo);
export const Undo = /* @__PURE__ */ glyph(undo);
export const ZoomIn = /* @__PURE__ */ glyph(zoomIn);
export const ZoomOut = /* @__PURE__ */ glyph(zoomOut);
