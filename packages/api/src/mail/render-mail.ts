import { mailLanguageOf } from './languages.ts';
import { mailTexts, type MailTemplate } from './mail-texts.ts';

/** A rendered mail, ready for delivery. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Renders a mail from its template, in the language of the account. */
export function renderMail(
  template: MailTemplate,
  { to, language, link }: { to: string; language: string; link: string },
): Mail {
  const mailLanguage = mailLanguageOf(language);
  const { subject, lines, action, closing } = mailTexts[template][mailLanguage];
  const text = [...lines, `${action}:\n${link}`, closing, 'Attesta'].join('\n\n');
  const paragraphs = (parts: readonly string[]) => parts.map((part) => `<p>${escapeHtml(part)}</p>`).join('\n');
  const button = `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1f4f6f;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>`;
  const html = `<!doctype html>
<html lang="${mailLanguage}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1c2730;max-width:34rem;margin:2rem auto;padding:0 1rem">
<h1 style="font-size:1.25rem">${escapeHtml(subject)}</h1>
${paragraphs(lines)}
${button}
<p style="font-size:0.875rem;color:#51606c;overflow-wrap:anywhere">${escapeHtml(link)}</p>
${paragraphs([closing, 'Attesta'])}
</body></html>`;
  return { to, subject, text, html };
}
