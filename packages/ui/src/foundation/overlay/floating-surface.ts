import { color, size } from '../../theme/tokens.js';
import { appears } from '../motion.js';

/** The surface of a popup, with its motion. Only popups and dialogs have a shadow. */
export const floatingSurface = `
  z-index: ${size['layer-floating']};
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${size.shadow};
  ${appears}
`;
