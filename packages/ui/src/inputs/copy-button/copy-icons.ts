import { Check, CircleAlert } from '../../foundation/glyphs.js';
import { glyph } from '../../foundation/glyph.js';
import { Copy as copy } from 'lucide';

export const CopyIcon = /* @__PURE__ */ glyph(copy);
export { Check as CopiedIcon, CircleAlert as FailedIcon };
