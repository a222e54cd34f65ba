import { Readable, type PassThrough } from 'node:stream';
import type { MailLanguage } from '@attesta/domain/account/profile/preferences';
import { ZipFile } from 'yazl';
import { isList, type collectData, type ExportedData } from './collect.ts';
import { renderHtml } from './render-html.ts';

/** Yields the data as JSON in chunks, so that the server responds to other requests in between. */
async function* renderJson(data: ExportedData): AsyncGenerator<string> {
  let separator = '{\n';
  for (const [name, content] of Object.entries(data)) {
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ',\n';
    if (!isList(content)) {
      yield JSON.stringify(content, null, 2);
      continue;
    }
    let before = '[\n';
    for await (const entry of content) {
      yield before + JSON.stringify(entry, null, 2);
      before = ',\n';
    }
    yield before === '[\n' ? '[]' : ']';
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
 * Returns a zip archive that is written while it is read, so that the data of a large account is never in memory as a
 * whole. The stream fails if a file cannot be rendered; yazl does not pass on the errors of the streams that it reads.
 */
export function archiveOf({ data, files }: Awaited<ReturnType<typeof collectData>>, language: MailLanguage): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream as PassThrough;
  const html = Readable.from(renderHtml(data, language), { objectMode: false });
  const json = Readable.from(renderJson(data), { objectMode: false });
  for (const source of [html, json]) {
    source.on('error', (error) => archive.destroy(error));
    archive.once('close', () => source.destroy());
  }
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.addReadStream(html, 'attesta-my-data.html');
  zip.addReadStream(json, 'attesta-my-data.json');
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return archive;
}
