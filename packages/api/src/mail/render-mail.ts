import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { colonOf, mailLanguageOf } from './languages.ts';
import type { MailText } from './texts/mail-text.ts';
import { mailTexts, type MailTemplate } from './account-templates.ts';

/** A text file attached to a mail. */
export interface MailAttachment {
  readonly name: string;
  /** With its parameters, such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly contentType: string;
  readonly content: string;
}

/** A rendered mail, ready for delivery. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

interface TextOptions {
  readonly to: string;
  readonly language: MailLanguage;
  readonly link: string;
  /** Labels and values, shown as a list after the text. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
}

/** Renders a mail from its template, in the language of the account. */
export function renderMail(
  template: MailTemplate,
  { language, ...rest }: Omit<TextOptions, 'language'> & { readonly language: string },
): Mail {
  const mailLanguage = mailLanguageOf(language);
  return renderText(mailTexts[template][mailLanguage], { ...rest, language: mailLanguage });
}

/** Renders the text of a mail as plain text and as HTML. */
export function renderText(
  { subject, lines, action, closing }: MailText,
  { to, language, link, facts = [] }: TextOptions,
): Mail {
  const list = facts.map(([label, value]) => `${label}${colonOf[language]}${value}`).join('\n');
  const text = [...lines, ...(list === '' ? [] : [list]), `${action}:\n${link}`, closing, 'Attesta'].join('\n\n');
  const paragraphs = (parts: readonly string[]) => parts.map((part) => `<p>${escapeHtml(part)}</p>`).join('\n');
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:start;vertical-align:top;padding:2px 16px 2px 0;font-weight:600">${escapeHtml(label)}</th><td style="padding:2px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  const table = rows.length === 0 ? '' : `<table style="border-collapse:collapse">\n${rows.join('\n')}\n</table>\n`;
  const button = `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1f4f6f;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1c2730;max-width:34rem;margin:2rem auto;padding:0 1rem">
<h1 style="font-size:1.25rem">${escapeHtml(subject)}</h1>
${paragraphs(lines)}
${table}${button}
<p style="font-size:0.875rem;color:#51606c;overflow-wrap:anywhere">${escapeHtml(link)}</p>
${paragraphs([closing, 'Attesta'])}
</body></html>`;
  return { to, subject, text, html };
}
