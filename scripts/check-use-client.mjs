// Every module of the library that is for clients only says so in the build too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure.mjs';

const library = join(root, 'packages/ui');
const startsWithDirective = (file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
const without = readdirSync(join(library, 'src'), { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|keys)\.|^testing/.test(file))
  .filter((file) => startsWithDirective(join(library, 'src', file)))
  .filter((file) => !startsWithDirective(join(library, 'dist', file.replace(/\.tsx?$/, '.js'))));
if (without.length > 0) {
  console.error(`The build removed 'use client' from these modules: ${without.join(', ')}`);
  process.exitCode = 1;
}
