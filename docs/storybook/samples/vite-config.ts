import { themeScript } from '@attesta/ui/theme';
import { defineConfig, type Plugin } from 'vite';
import { stored } from './stored-theme.js';

/** Inserts the script into the head of `index.html`, in the dev server and in the build. */
const noFlash: Plugin = {
  name: 'no-flash',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript(stored), injectTo: 'head' }],
};

export default defineConfig({
  plugins: [noFlash],
  build: {
    // Keeps `light-dark()` in the style sheet. Vite would replace it for older browsers, and a dark section of a light
    // page would stay light.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      // Only frameworks with server components need 'use client'.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
