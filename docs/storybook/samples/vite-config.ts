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
    rolldownOptions: {
      // 'use client' is for frameworks with server components; a bundle for the browser needs it not.
      onLog: (level, log, print) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
      },
    },
  },
});
