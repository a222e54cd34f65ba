import type { ReactNode } from 'react';
import { dataThumbs } from './data.js';
import { displayThumbs } from './display.js';
import { feedbackThumbs } from './feedback.js';
import { inputsThumbs } from './inputs.js';
import { layoutThumbs } from './layout.js';
import { navigationThumbs } from './navigation.js';
import { overlaysThumbs } from './overlays.js';
import { shellThumbs } from './shell.js';

/** The preview of each component, by component folder. */
export const thumbs: Record<string, ReactNode> = {
  ...layoutThumbs,
  ...inputsThumbs,
  ...displayThumbs,
  ...dataThumbs,
  ...feedbackThumbs,
  ...overlaysThumbs,
  ...navigationThumbs,
  ...shellThumbs,
};
