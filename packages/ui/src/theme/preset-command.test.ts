import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
/** A package as it is installed: its built modules, and its command beside them. Inside of the workspace, so that dependencies are found. */
const installed = join(packageFolder, 'node_modules/.cache/preset-command');
const command = join(installed, 'scripts/attesta-preset.mjs');

const attestaPreset = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: installed,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const preset = (name: string, content: unknown) => {
  writeFileSync(join(installed, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
};
const harbour = { name: 'Harbour Blue', primary: 230, secondary: 60, grey: 235, chroma: 0.12 };

beforeAll(() => {
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(join(installed, 'scripts'), { recursive: true });
  execFileSync('tsup', ['--out-dir', join(installed, 'dist'), '--silent'], { cwd: packageFolder });
  writeFileSync(join(installed, 'package.json'), '{ "type": "module" }');
  copyFileSync(join(packageFolder, 'scripts/attesta-preset.mjs'), command);
}, 60_000);
afterAll(() => rmSync(installed, { recursive: true, force: true }));

describe('attesta-preset, from the built package', () => {
  it('check proves a preset and names its closest pair', () => {
    const { status, stdout, stderr } = attestaPreset('check', preset('harbour.json', harbour));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^All \d{3} pairs of colours hold, in light and dark\. The closest is [\d.]+:1 where (3|4\.5):1 is needed \(.+\)\.\n$/,
    );
  });

  it('check ends with 1 and says what fails, why, and how to mend it', () => {
    const { status, stdout } = attestaPreset(
      'check',
      preset('pale.json', { ...harbour, colors: { light: { 'text-muted': '#bbb' } } }),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('light: text-muted (#bbbbbb) on page');
    expect(stdout).toContain('Make colors.light.text-muted darker, or leave it out, so that it is solved.');
    expect(stdout).toMatch(/\d+ of \d{3} pairs of colours fail\.\n$/);
  });

  it('check --json is the report', () => {
    const { status, stdout } = attestaPreset('check', preset('bad.json', { ...harbour, chroma: 2 }), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      problems: ['"chroma" is the chroma of the primary: a number from 0 to 0.25, not 2.'],
      pairs: [],
    });
  });

  it('css writes the style sheet of a proved preset, under its name or a given id', () => {
    const file = preset('harbour.json', harbour);
    expect(attestaPreset('css', file)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^\[data-preset="x-harbour-blue"\] \{\n {2}--at-page: light-dark\(/) as string,
    });
    expect(attestaPreset('css', file, '--id', 'x-sea').stdout).toContain('[data-preset="x-sea"]');
  });

  it('css writes nothing of one that is not proved', () => {
    const { status, stdout, stderr } = attestaPreset(
      'css',
      preset('pale.json', { ...harbour, colors: { light: { text: '#ccc' } } }),
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('light: text (#cccccc)');
  });

  it.each([
    ['no command', [], 'attesta-preset check my-preset.json'],
    ['another command', ['draw', 'harbour.json'], 'attesta-preset check my-preset.json'],
    ['no file', ['check'], 'attesta-preset check my-preset.json'],
    ['a file that is not there', ['check', 'absent.json'], 'absent.json could not be read'],
    ['an option that is none', ['check', 'harbour.json', '--fast'], "Unknown option '--fast'"],
    ['an id of another form', ['css', 'harbour.json', '--id', 'sea'], 'is "x-" with small letters'],
  ] as const)('ends with 2 and says what to do, given %s', (_, args, words) => {
    preset('harbour.json', harbour);
    const { status, stdout, stderr } = attestaPreset(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });

  it.each([
    [
      'a source that is none',
      { ...harbour, chroma: 2 },
      '"chroma" is the chroma of the primary: a number from 0 to 0.25, not 2.',
    ],
    ['colours that are too pale', { ...harbour, colors: { light: { text: '#ccc' } } }, 'light: text (#cccccc)'],
    ['a file that is no JSON', '{ name: Harbour }', 'wrong.json is no JSON'],
  ])('says with an id of another form what else is wrong, at once: %s', (_, content, words) => {
    const { status, stdout, stderr } = attestaPreset('css', preset('wrong.json', content), '--id', 'sea');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('is "x-" with small letters, digits and hyphens, such as "x-harbour", not "sea".');
    expect(stderr).toContain(words);
  });

  it('ends with 2 where the file is no JSON', () => {
    expect(attestaPreset('check', preset('text.json', '{ name: Harbour }'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('text.json is no JSON') as string,
    });
  });
});
