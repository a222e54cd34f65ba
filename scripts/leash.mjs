// Runs a command in a process group of its own: `node scripts/leash.mjs vitest run`. When this process is asked to end,
// or its parent has ended, it ends the whole group, so that no browser and no server is left.
import { spawn } from 'node:child_process';
import { whenOrphaned } from './parents.mjs';

/** How long the group may take to end by itself. */
const graceMs = 5_000;

const [command, ...args] = process.argv.slice(2);
const isGroup = process.platform !== 'win32';
const child = spawn(command, args, { stdio: 'inherit', detached: isGroup });
const signal = (name) => {
  if (child.pid === undefined) return;
  try {
    process.kill(isGroup ? -child.pid : child.pid, name);
  } catch {
    // it has ended
  }
};

function end() {
  signal('SIGTERM');
  setTimeout(() => signal('SIGKILL'), graceMs);
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, end);
whenOrphaned(end, { withShell: false });

child.on('error', (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code) => {
  signal('SIGKILL'); // what the command started and left behind
  process.exit(code ?? 1);
});
