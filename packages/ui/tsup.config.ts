import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,keys}.{ts,tsx}', '!src/testing/**'],
  bundle: false, // one output file per module: keeps 'use client' in every file, and lets consumers tree-shake
  format: ['esm'],
  target: 'es2023',
  platform: 'browser',
  sourcemap: true,
  clean: true,
  dts: false, // TypeScript 7 has no compiler API; `tsc -b` emits the declarations next to these files
});
