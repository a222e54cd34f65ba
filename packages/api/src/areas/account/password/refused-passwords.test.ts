import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './refused-passwords.ts';

const own = ['ana.pop@zefir.example', 'Ana', 'Pop', 'Zefir SRL'];
const problemsOf = async (passwords: readonly string[]) =>
  Promise.all(passwords.map(async (password) => `${password}: ${await passwordProblem(password, own)}`));
const all = (passwords: readonly string[], problem: string | null) =>
  passwords.map((password) => `${password}: ${problem}`);

describe('passwordProblem', () => {
  it('rejects the 49,000 most common passwords, in any letter case', async () => {
    const list = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(dictionary['passwords-common'].length).toBeGreaterThan(49_000);
    const accepted = [];
    for (const password of list) {
      if ((await passwordProblem(password.toUpperCase(), [])) === null) accepted.push(password);
    }
    expect(accepted).toEqual([]);
  });

  it('rejects a common password with digits or signs added, or letters replaced', async () => {
    const ended = ['Password2026!', 'welcome2026', 'Dragon123', 'sunshine!!!'];
    const refused = [...ended, 'p@$$w0rd', 'Pa55w0rd!', 'M1chael99', 'b4seba11'];
    expect(await problemsOf(refused)).toEqual(all(refused, 'common_password'));
  });

  it('rejects a repeated short text, a repeated common password, and a row of keys', async () => {
    const repeated = ['11111111', 'abcabcabc', '12341234', 'QwertyQwerty'];
    const refused = [...repeated, 'abcdefgh', '876543210', 'qwertzuiop', 'azertyuiop1'];
    expect(await problemsOf(refused)).toEqual(all(refused, 'common_password'));
  });

  it("rejects a password that consists of the account's own words", async () => {
    const refused = ['AnaPop2026', 'zefir.example', 'Attesta2026!', 'pop-pop-pop'];
    expect(await problemsOf(refused)).toEqual(all(refused, 'own_words'));
  });

  it('accepts other passwords', async () => {
    const sentences = ['three blue teapots', 'dragon teapot', 'Ana has three teapots', '三只蓝色的茶壶在桌子上'];
    const accepted = [...sentences, '82649173', 'xk4-Tq9!vB'];
    expect(await problemsOf(accepted)).toEqual(all(accepted, null));
  });

  it('returns quickly, even for passwords of the maximum length', async () => {
    const before = process.cpuUsage();
    const longest = ['a'.repeat(256), `${'1'.repeat(255)}a`, `${'ab'.repeat(127)}c`, `a${'\u0300'.repeat(255)}`];
    for (const password of longest) await passwordProblem(password, own);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  });
});
