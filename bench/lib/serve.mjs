import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** In a cross-origin isolated page, `performance.now()` has a resolution of 5 µs. */
const headers = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Serves a folder on a free local port. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () =>
      done({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }),
    );
  });
}
