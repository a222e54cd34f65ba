// What the package is made of, found on disk: its rooms, the parts in them, and the entry points by which others import them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../src');

export const rooms = ['inputs', 'display', 'feedback', 'overlays', 'navigation', 'shell'];
/** `inputs/button` and so on. */
export const parts = rooms.flatMap((room) =>
  readdirSync(join(source, room))
    .map((part) => `${room}/${part}`)
    .filter((part) => existsSync(join(source, part, 'index.ts'))),
);
/** Entry points of the theme and the parts. */
export const entries = ['theme', ...parts].sort();
