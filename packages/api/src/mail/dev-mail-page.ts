import { createHash } from 'node:crypto';
import type { StoredMail } from './mail-store.ts';
import { escapeHtml } from './render-mail.ts';

const style = `
:root{color-scheme:light dark;--ink:light-dark(#1c2730,#e6edf2);--soft:light-dark(#51606c,#a7b6c2)}
:root{--line:light-dark(#d8e0e6,#33414c);--paper:light-dark(#fff,#18222a);--background:light-dark(#f3f6f8,#10181e)}
:root{--link:light-dark(#1f4f6f,#8cc4e8)}
body{margin:0;background:var(--background);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1rem 4rem}
h1{font-size:1.5rem;margin:0 0 .25rem}p{margin:0 0 .75rem}.soft{color:var(--soft);font-size:.875rem}
article{background:var(--paper);border:1px solid var(--line);border-radius:8px}
article{padding:1.25rem 1.5rem;margin-top:1.25rem}
h2{font-size:1.0625rem;margin:0 0 .25rem}.text{white-space:pre-line;overflow-wrap:anywhere}a{color:var(--link)}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The Content Security Policy of the page: only its own styles. */
export const mailPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const addressed = ({ to, at }: StoredMail) =>
  `<p class="soft">To <bdi>${escapeHtml(to)}</bdi>, ` +
  `<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>`;

const attachmentsOf = ({ id, attachments = [] }: StoredMail, path: string) =>
  attachments
    .map(({ name }) => {
      const address = `${path}/attachments/${encodeURIComponent(id)}/${encodeURIComponent(name)}`;
      return `\n<p>Attachment: <a href="${escapeHtml(address)}" download>${escapeHtml(name)}</a></p>`;
    })
    .join('');

/** Renders one mail. An unreadable file is shown without an address. */
const articleOf = (mail: StoredMail, path: string) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
${mail.to === '' ? '' : addressed(mail)}
<p class="text">${withLinks(mail.text)}</p>${attachmentsOf(mail, path)}
</article>`;

const empty = `<article>
<p>No mail yet. Mails appear here after a registration or a request for a new password; reload the page.</p>
</article>`;

/**
 * Renders the page with stored mails in the given order. Everything in a mail is shown as text.
 * @param path path of the page, for links to attachments
 */
export const mailPage = (mails: readonly StoredMail[], path: string): string => `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mail · Attesta</title><style>${style}</style></head>
<body><main>
<h1>Mail</h1>
<p class="soft">Mails that the server would have sent, newest first. Set SMTP_URL to send mails.</p>
${mails.map((mail) => articleOf(mail, path)).join('\n') || empty}
</main></body></html>`;
