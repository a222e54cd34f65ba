// `@attesta/ui/testing`: defines what jsdom lacks and no component can do without, and answers media queries. Importing it
// is the set-up.
import { defineDialog } from './dialog.js';
import { defineFiles } from './files.js';
import { defineMedia } from './media.js';

export { setMedia, setViewportWidth, type MediaFeatures } from './media.js';

// A setup file of a test runner is also loaded for tests without a DOM.
if (typeof document !== 'undefined') {
  defineMedia();
  defineDialog();
  defineFiles();
}
