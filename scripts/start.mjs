// `npm start`: installs and builds if needed, then serves the portal and the API in one process with the bundled Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, env, node, root } from './ensure.mjs';
import { whenOrphaned } from './parents.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(
  node,
  [
    '--conditions=@attesta/source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'packages/api/src/main.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the channel closes when this process ends, even if it is killed; the server then stops
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
whenOrphaned(() => server.kill());
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
