import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/failure.ts';
import type { Portal } from '../portal.ts';
import type { KeptLetter } from './kept.ts';
import { escapeHtml } from './letter.ts';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.*|cf-connecting-ip|true-client-ip)$/;

/**
 * Whether the request comes from this very machine and no proxy: reset links stand in these mails. A foreign Host would be
 * another site's page that had its name point here.
 */
function isFromThisMachine({ raw }: FastifyRequest): boolean {
  return (
    loopbackAddress.test(raw.socket.remoteAddress ?? '') &&
    loopbackHost.test(raw.headers.host ?? '') &&
    !Object.keys(raw.headers).some((header) => forwarding.test(header))
  );
}

/** `/dev/mail` and `/dev/mail.json`: the mails that were kept. Absent in production and where mails go out by SMTP. */
export function devMailRoutes(app: FastifyInstance, { settings, mailer }: Portal): void {
  const { kept } = mailer;
  if (settings.production || !kept) return;
  const options = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => {
      if (!isFromThisMachine(request)) throw notFound('page');
    },
  };
  app.get('/dev/mail.json', options, async (_request, reply) => {
    const letters = await kept.list();
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify({ mails: letters }));
  });
  app.get('/dev/mail', options, async (_request, reply) => {
    const page = pageOf(await kept.list());
    return reply.header('cache-control', 'no-store').header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(page);
  });
}

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1c2730,#e6edf2);--soft:light-dark(#51606c,#a7b6c2);--line:light-dark(#d8e0e6,#33414c);--paper:light-dark(#fff,#18222a);--ground:light-dark(#f3f6f8,#10181e);--link:light-dark(#1f4f6f,#8cc4e8)}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1rem 4rem}
h1{font-size:1.5rem;margin:0 0 .25rem}p{margin:0 0 .75rem}.soft{color:var(--soft);font-size:.875rem}
article{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:1.25rem 1.5rem;margin-top:1.25rem}
h2{font-size:1.0625rem;margin:0 0 .25rem}.text{white-space:pre-line;overflow-wrap:anywhere}a{color:var(--link)}
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const withLinks = (text: string) => escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const articleOf = ({ at, to, subject, text }: KeptLetter) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="soft">To <bdi>${escapeHtml(to)}</bdi>, <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p class="text">${withLinks(text)}</p>
</article>`;

const pageOf = (letters: readonly KeptLetter[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mail · Attesta</title><style>${style}</style></head>
<body><main>
<h1>Mail</h1>
<p class="soft">Mails the server would have sent, newest first. Set SMTP_URL to send them.</p>
${letters.map(articleOf).join('\n') || '<article><p>No mail yet. It appears here after a registration or a request for a new password; load the page again.</p></article>'}
</main></body></html>`;
