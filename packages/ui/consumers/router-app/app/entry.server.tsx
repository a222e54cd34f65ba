import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Renders the whole page, and returns its HTML when it is complete. */
function render(request: Request, context: EntryContext, sheet: ServerStyleSheet): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = sheet.collectStyles(<ServerRouter context={context} url={request.url} />);
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => {
        const html = new PassThrough();
        resolve(text(html));
        pipe(html);
      },
      onShellError: reject,
    });
    request.signal.addEventListener('abort', () => abort(request.signal.reason));
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const sheet = new ServerStyleSheet();
  try {
    const html = await render(request, context, sheet);
    headers.set('content-type', 'text/html; charset=utf-8');
    // The styles of the components in the head, so that the page is never shown without them.
    const page = html.replace('</head>', () => `${sheet.getStyleTags()}</head>`);
    return new Response(`<!doctype html>${page.replace(/^<!doctype html>/i, '')}`, { status, headers });
  } finally {
    sheet.seal();
  }
}
