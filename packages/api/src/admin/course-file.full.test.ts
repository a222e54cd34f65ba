import fs from 'node:fs';
import { join } from 'node:path';
import { courseWith } from '@attesta/domain/courses/testing/course';
import { describe, expect, it } from 'vitest';
import { startedFolder, temporaryFolder } from '../testing/folder.ts';
import { run, startServer } from '../testing/process.ts';

describe('A course file', () => {
  it('is read in the process of the command, whether or not the portal runs', async () => {
    const [folder, files] = [startedFolder(), temporaryFolder()];
    const file = join(files, 'course.json');
    const write = (changes: object) => fs.writeFileSync(file, JSON.stringify({ ...courseWith(), ...changes }));
    const admin = async (...args: string[]) => {
      const program = run('admin/main.ts', { DATA_DIR: folder }, args);
      return { code: await program.ended(), output: program.output().trim() };
    };
    const server = await startServer(folder);
    write({ id: 'while-running', summary: '"\\\n'.repeat(1000).trim() });
    expect(await admin('course', 'add', file)).toEqual({ code: 0, output: 'while-running is added.' });
    server.process.kill('SIGKILL');
    await server.ended();
    write({ id: 'while-stopped' });
    expect(await admin('course', 'add', file)).toEqual({ code: 0, output: 'while-stopped is added.' });
    write({ capacity: 0 });
    expect(await admin('course', 'change', file)).toEqual({
      code: 1,
      output: 'The course cannot be used:\n  capacity is too small',
    });
    expect(await admin('course', 'add', join(files, 'absent.json'))).toEqual({
      code: 1,
      output: `There is no file ${join(files, 'absent.json')}.`,
    });
    const content = (changes: object) => JSON.stringify({ ...courseWith(), ...changes });
    const escaped = content({ id: 'escaped' }).replace('Annex', () => '\\u00e9'.repeat(3900));
    const course = Buffer.from(content({ id: 'encoded', title: 'Évaluation' }));
    for (const [bytes, output] of [
      [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), course]), 'encoded is added.'],
      [Buffer.from(escaped), 'escaped is added.'],
      [Buffer.from(`\ufeff${course.toString()}`, 'utf16le'), `The file ${file} is not UTF-8.`],
      [Buffer.from(course.toString(), 'utf16le'), `The file ${file} is not UTF-8.`],
      [Buffer.from(course.toString(), 'latin1'), `The file ${file} is not UTF-8.`],
      [Buffer.from('\u0001'.repeat(40_000)), 'The file is not valid JSON.'],
    ] as const) {
      fs.writeFileSync(file, bytes);
      expect((await admin('course', 'add', file)).output).toContain(output);
    }
    fs.writeFileSync(file, 'x'.repeat(250_000));
    expect((await admin('course', 'add', file)).output).toContain('is larger than a course can be');
    expect((await admin('course', 'add', files)).output).toBe(`${files} is not a file.`);
    expect((await admin('course', 'list')).output).toMatch(/^while-running .+\n[^]*while-stopped /m);
  });
});
