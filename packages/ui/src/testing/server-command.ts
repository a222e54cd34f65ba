import { createServer } from 'vite';
import react from '@vitejs/plugin-react';
import { builtLibrary } from '../../scripts/built-library.js';
import type { ServerRendered } from './server-render.js';

/** A Vitest command for browser tests: returns the markup of every story, rendered by Node. */
export async function renderStoriesOnServer({
  project,
}: {
  project: { config: { root: string } };
}): Promise<Record<string, ServerRendered>> {
  const vite = await createServer({
    configFile: false,
    root: project.config.root,
    plugins: [react(), builtLibrary()],
    appType: 'custom',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/vite-server-render',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = (await vite.ssrLoadModule('/src/testing/server-render.tsx')) as {
      renderStoriesOnServer: () => Promise<Record<string, ServerRendered>>;
    };
    return await module.renderStoriesOnServer();
  } finally {
    await vite.close();
  }
}
