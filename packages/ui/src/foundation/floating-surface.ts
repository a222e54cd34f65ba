import { color, size } from '../theme/tokens.js';

/** The surface of a popup. Only popups and dialogs have a shadow. */
export const floatingSurface = `
  z-index: ${size['layer-floating']};
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${size.shadow};
`;
