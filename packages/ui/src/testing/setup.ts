import type {} from '@vitest/browser-playwright';
import '../theme/theme.css';
import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import './wait-timeout.js';
import { applyTheme } from '../theme/index.js';

applyTheme(document.documentElement, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
document.documentElement.lang = 'en';

// Moves the mouse pointer out of the page. It keeps its position between test files and could hover over an element.
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});

// Otherwise, the first popup of a file would be at its place only some frames after it opens.
beforeAll(async () => (await import('../foundation/overlay/load-position.js')).loadPosition());
