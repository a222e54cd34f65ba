import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { ZipFile } from 'yazl';
import type { collectData, ExportedData } from './collect.ts';
import { renderHtml } from './render-html.ts';

/** Yields the data as JSON in chunks, so that the server responds to other requests in between. */
function* renderJson(data: ExportedData): Generator<string> {
  let separator = '{\n';
  for (const [name, content] of Object.entries(data)) {
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ',\n';
    if (!Array.isArray(content)) {
      yield JSON.stringify(content, null, 2);
      continue;
    }
    yield '[';
    for (const [index, entry] of content.entries()) yield (index > 0 ? ',\n' : '\n') + JSON.stringify(entry, null, 2);
    yield ']';
  }
  yield '\n}\n';
}

const readme = `Attesta: my data

attesta-my-data.html  everything that is stored about your account, to read and to print
attesta-my-data.json  the same data, for other programs. Times are in UTC (ISO 8601), amounts in cents of a euro
photo.webp, logo.webp the pictures that you uploaded, if any

"Not included" at the end of both files lists what is left out, with the reason.
`;

/**
 * Writes the data into a zip archive.
 * @throws if a file cannot be rendered; yazl does not pass on the errors of the streams that it reads
 */
export async function archiveOf(
  { data, files }: Awaited<ReturnType<typeof collectData>>,
  language: MailLanguage,
): Promise<Uint8Array> {
  const zip = new ZipFile();
  const html = Readable.from(renderHtml(data, language), { objectMode: false });
  const json = Readable.from(renderJson(data), { objectMode: false });
  const failed = new Promise<never>((_resolve, reject) => {
    for (const source of [html, json, zip, zip.outputStream]) source.on('error', reject);
  });
  zip.addReadStream(html, 'attesta-my-data.html');
  zip.addReadStream(json, 'attesta-my-data.json');
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return Promise.race([buffer(zip.outputStream), failed]);
}
