// Vitest's configuration for `npm run test:mutation`: the unit tests of the domain and the portal's platform. Tests of
// features import whole pages, which is slow, and they test other code.
import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { effectorBabel } from '../packages/app/vite.config.ts';

const server = { conditions: ['@attesta/source', ...defaultServerConditions] };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: server,
  ssr: { resolve: server },
  plugins: [effectorBabel()],
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts', 'packages/app/src/{start,platform/**/*}.test.ts'],
    // Mutated code is slower, because it contains every mutant behind a condition.
    testTimeout: 120_000,
  },
});
