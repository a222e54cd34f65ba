import type {} from '@vitest/browser-playwright';
import '../theme/theme.css';
import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import './patience.js';
import { applyTheme } from '../theme/index.js';

applyTheme(document.documentElement, { preset: 'theme5', mode: 'light', dir: 'ltr', radius: 8 });
document.documentElement.lang = 'en';

// The mouse rests where the file before left it, and would hover over what is drawn there.
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
