// A minimal server: renders the page to a string with its styles and a nonce, and serves the files that Vite built.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './dist/server/page.js';

const assets = join(import.meta.dirname, 'dist/client/assets');
const names = readdirSync(assets);
const script = names.find((name) => name.endsWith('.js'));
const theme = names.find((name) => name.endsWith('.css'));

function pageWith(nonce) {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const body = renderToString(sheet.collectStyles(createElement(Page)));
    return `<!doctype html>
<html lang="en" dir="ltr" data-preset="theme2" data-mode="light">
<head><meta charset="utf-8"><title>Devices</title><meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">window.__webpack_nonce__ = '${nonce}'</script>
<link rel="stylesheet" href="/assets/${theme}">${sheet.getStyleTags()}</head>
<body><div id="root">${body}</div><script type="module" src="/assets/${script}"></script></body>
</html>`;
  } finally {
    sheet.seal();
  }
}

const server = createServer((request, response) => {
  const asset = names.find((name) => request.url === `/assets/${name}`);
  if (asset) {
    response.setHeader('content-type', asset.endsWith('.css') ? 'text/css' : 'text/javascript');
    return response.end(readFileSync(join(assets, asset)));
  }
  const nonce = randomBytes(16).toString('base64');
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; connect-src 'self'`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(pageWith(nonce));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
