import { ArrowDown as arrowDown, ArrowUp as arrowUp, ChevronsUpDown as chevronsUpDown } from 'lucide';
import { glyph } from '../../foundation/glyph.js';

/** The icons of a sortable column, which differ in shape by direction. */
export const sortGlyphs = {
  ascending: /* @__PURE__ */ glyph(arrowUp),
  descending: /* @__PURE__ */ glyph(arrowDown),
  none: /* @__PURE__ */ glyph(chevronsUpDown),
};
