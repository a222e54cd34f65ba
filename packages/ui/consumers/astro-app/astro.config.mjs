import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  devToolbar: { enabled: false },
  integrations: [react()],
  // Keeps `light-dark()` in the style sheet, so that a section can have a mode of its own.
  vite: { build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] } },
});
