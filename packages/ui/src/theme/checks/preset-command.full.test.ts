import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
/**
 * A folder with the built modules and the command. It is inside the workspace, so that its dependencies are resolved.
 */
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
  it('from prints a preset made from one colour that check accepts', () => {
    const { status, stdout, stderr } = attestaPreset('from', '#7a1f3d', '--name', 'Claret');
    expect(status).toBe(0);
    expect(stderr).toMatch(/your colour\.\nAll \d{3} colour pairs pass/);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'Claret' });
    expect(attestaPreset('check', preset('claret.json', stdout)).status).toBe(0);
    expect(attestaPreset('from', 'claret')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: '"claret" is not a CSS colour.\n',
    });
  });

  it('check validates a preset and reports the pair with the lowest margin', () => {
    const { status, stdout, stderr } = attestaPreset('check', preset('harbour.json', harbour));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^All \d{3} colour pairs pass in light and dark mode\. The lowest margin is [\d.]+:1, where (3|4\.5):1 is required \(.+\)\.\n$/,
    );
  });

  it('check exits with 1 and reports what fails, why, and how to fix it', () => {
    const { status, stdout } = attestaPreset(
      'check',
      preset('pale.json', { ...harbour, colors: { light: { 'text-muted': '#bbb' } } }),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('light: text-muted (#bbbbbb) on page');
    expect(stdout).toContain('Make colors.light.text-muted darker, or omit it so that it is computed.');
    expect(stdout).toMatch(/\d+ of \d{3} colour pairs fail\.\n$/);
  });

  it('check --json prints the report', () => {
    const { status, stdout } = attestaPreset('check', preset('bad.json', { ...harbour, chroma: 2 }), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      problems: ['"chroma" is the chroma of the primary: a number from 0 to 0.25, not 2.'],
      pairs: [],
    });
  });

  it('css prints the style sheet of a valid preset, with an id from its name or a given id', () => {
    const file = preset('harbour.json', harbour);
    expect(attestaPreset('css', file)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^@layer attesta \{\n {2}\[data-preset="x-harbour-blue"\] \{\n {4}--at-page: light-dark\(/,
      ) as string,
    });
    expect(attestaPreset('css', file, '--id', 'x-sea').stdout).toContain('[data-preset="x-sea"]');
  });

  it('css prints no style sheet for an invalid preset', () => {
    const { status, stdout, stderr } = attestaPreset(
      'css',
      preset('pale.json', { ...harbour, colors: { light: { text: '#ccc' } } }),
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('light: text (#cccccc)');
  });

  it.each([
    ['no command', [], 'attesta-preset check my-preset.json'],
    ['an unknown command', ['draw', 'harbour.json'], 'attesta-preset check my-preset.json'],
    ['no file', ['check'], 'attesta-preset check my-preset.json'],
    ['a missing file', ['check', 'absent.json'], 'absent.json could not be read'],
    ['an unknown option', ['check', 'harbour.json', '--fast'], "Unknown option '--fast'"],
    ['an invalid id', ['css', 'harbour.json', '--id', 'sea'], 'must be "x-" followed by lowercase letters'],
  ] as const)('exits with 2 and explains what to do, given %s', (_, args, message) => {
    preset('harbour.json', harbour);
    const { status, stdout, stderr } = attestaPreset(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it.each([
    [
      'an invalid source',
      { ...harbour, chroma: 2 },
      '"chroma" is the chroma of the primary: a number from 0 to 0.25, not 2.',
    ],
    ['colours that are too pale', { ...harbour, colors: { light: { text: '#ccc' } } }, 'light: text (#cccccc)'],
    ['a file that is not JSON', '{ name: Harbour }', 'wrong.json is not valid JSON'],
  ])('reports an invalid id together with all other problems: %s', (_, content, message) => {
    const { status, stdout, stderr } = attestaPreset('css', preset('wrong.json', content), '--id', 'sea');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      'must be "x-" followed by lowercase letters, digits and hyphens, such as "x-harbour", not "sea".',
    );
    expect(stderr).toContain(message);
  });

  it('exits with 2 if the file is not JSON', () => {
    expect(attestaPreset('check', preset('text.json', '{ name: Harbour }'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('text.json is not valid JSON') as string,
    });
  });
});
