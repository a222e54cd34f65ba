import { themeScript } from '@attesta/ui/theme';
import { defineConfig, type Plugin } from 'vite';
import { stored } from './stored-theme.js';

/** Writes the script into the head of index.html, when Vite serves and when it builds: after `<meta charset>`, and before anything is painted. */
const noFlash: Plugin = {
  name: 'no-flash',
  transformIndexHtml: () => [{ tag: 'script', children: themeScript(stored), injectTo: 'head' }],
};

export default defineConfig({
  plugins: [noFlash],
  build: {
    // Keeps `light-dark()` as it is. Written out, as Vite does for older browsers, a dark island would stay light in a light page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      // 'use client' is for frameworks with server components; a bundle for the browser needs none.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
