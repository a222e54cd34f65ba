// Generated from lucide (ISC licence, see THIRD-PARTY-NOTICES.md) by `npm run glyphs -w @attesta/ui`. Do not edit.
import type { GlyphNode } from './glyph-node.js';

export const Mail: GlyphNode = [
  ['path', { d: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7' }],
  ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
];
