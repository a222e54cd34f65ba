// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const Check: GlyphNode = [
  ['path', { d: 'M20 6 9 17l-5-5' }],
];
