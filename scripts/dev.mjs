// `npm run dev`: restarts the server and reloads the portal when their sources change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, env, node, root } from './ensure.mjs';

ensureInstalled();
// Vite serves the portal on its own port. PORTAL_ORIGIN makes the links in mails point to it.
const run = (args, cwd = root) =>
  spawn(node, args, { cwd, env: { PORTAL_ORIGIN: 'http://127.0.0.1:4301', ...env }, stdio: 'inherit' });
const children = [
  run([
    '--watch',
    '--conditions=@attesta/source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'packages/api/src/main.ts'),
  ]),
  run([join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1'], join(root, 'packages/app')),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
