// `npm run part -- display/timeline`: writes the files of a new part, complete enough to pass every check; what it is for, and its row in `.storybook/parts.ts`, are then yours to say.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from './entries.mjs';

const templates = join(import.meta.dirname, 'new-part');
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const today = () =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(),
  );

/**
 * Writes a part's folder under `source`, its line in the package's index, and answers the paths of the new files.
 * Throws where the name is none or the part exists; then nothing is written.
 */
export function writePart(place, source) {
  const [room, part, ...more] = (place ?? '').split('/');
  if (!rooms.includes(room) || !kebab.test(part ?? '') || more.length > 0) {
    throw new Error(
      `"${place ?? ''}" names no part. Give a room and a name in kebab-case, as display/timeline. The rooms are ${rooms.join(', ')}.`,
    );
  }
  const folder = join(source, room, part);
  if (existsSync(folder)) throw new Error(`${room}/${part} exists already. Change it, or choose another name.`);
  const Part = part.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
  const words = part.replaceAll('-', ' ');
  const names = {
    part,
    Part,
    room,
    Room: room[0].toUpperCase() + room.slice(1),
    Words: words[0].toUpperCase() + words.slice(1),
    today: today(),
  };
  const filled = (text) => text.replaceAll(/__(\w+?)__/g, (_, name) => names[name]);
  mkdirSync(folder, { recursive: true });
  const written = readdirSync(templates).map((template) => {
    const file = join(folder, filled(template.replace(/\.txt$/, '')));
    writeFileSync(file, filled(readFileSync(join(templates, template), 'utf8')));
    return file;
  });
  const index = join(source, 'index.ts');
  const line = `export * from './${room}/${part}/index.js';`;
  const lines = readFileSync(index, 'utf8').trimEnd().split('\n');
  const after = lines.findLastIndex((one) => one.includes(`'./${room}/`) && one < line);
  const at = after >= 0 ? after + 1 : lines.findIndex((one) => one.includes(`'./${room}/`));
  writeFileSync(index, `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`);
  return written;
}

if (process.argv[1]?.endsWith('new-part.mjs')) {
  const root = join(import.meta.dirname, '../../..');
  try {
    const written = writePart(process.argv[2], join(root, 'packages/ui/src'));
    console.log(
      `${written.map((file) => file.slice(root.length + 1)).join('\n')}\n\nNext: say what the part is for, give it a row in .storybook/parts.ts (its other names and its neighbours), then follow "How to add a part" in CONTRIBUTING.md. It is done when \`npm test\` is green.`,
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
