import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Keeps `light-dark()` in the style sheet, so that a section can have a mode of its own.
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
