// Runs the commands of the stages. Whatever ends this process also ends what they have started: see `leash.mjs`.
import { spawn } from 'node:child_process';
import { env, onLeash, root } from '../ensure.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Runs a command. Resolves with its exit code and its output once it has ended. */
export function run(command, args, more = {}) {
  return new Promise((resolve) => {
    let output = '';
    const options = { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(...onLeash(command, args), options);
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (status) => {
      running.delete(child);
      resolve({ status: status ?? 1, output });
    });
  });
}

/** Ends all commands, and resolves when they have ended. */
export const endAll = () =>
  Promise.all(
    [...running].map((child) => {
      child.kill();
      return new Promise((ended) => child.once('close', ended));
    }),
  );
