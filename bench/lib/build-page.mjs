// Builds one page of one adapter, in its own process: node lib/build-page.mjs <adapter> <bench|shell|react-only> <file>.
// Prints the sizes as a line of JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './root.mjs';

const [adapter, page, file] = process.argv.slice(2);
const outDir = join(root, 'dist', adapter, page);

await build({
  configFile: false,
  root: join(root, 'src'),
  base: './',
  logLevel: 'error',
  mode: 'production',
  resolve: {
    alias: { '@adapter': file },
    dedupe: ['react', 'react-dom', 'styled-components'], // the copies in this folder, for all libraries
  },
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(root, 'src', `${page}.html`) },
  },
});

const files = readdirSync(outDir, { recursive: true })
  .filter((name) => /\.(?:js|css)$/.test(name))
  .map((name) => ({ name, bytes: readFileSync(join(outDir, name)) }));
const total = (of, size) => of.reduce((sum, { bytes }) => sum + size(bytes), 0);
const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const css = files.filter(({ name }) => name.endsWith('.css'));
console.log(
  JSON.stringify({
    raw: total(files, (bytes) => bytes.length),
    gzip: total(files, gzip),
    brotli: total(files, brotli),
    cssGzip: total(css, gzip),
  }),
);
