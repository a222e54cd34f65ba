import { inflateRawSync } from 'node:zlib';

/** Signatures of the records of a zip archive, and the length of the last one. Source: APPNOTE.TXT, sections 4.3.7 to 4.3.16. */
const [localHeader, centralHeader, endOfDirectory, endLength] = [0x04034b50, 0x02014b50, 0x06054b50, 22] as const;
const deflated = 8;

/** Returns the text of each file in a zip archive without a comment, by name. */
export function zipEntries(archive: Buffer): Map<string, string> {
  const end = archive.length - endLength;
  if (archive.readUInt32LE(end) !== endOfDirectory) throw new Error('Not a zip archive.');
  const entries = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== centralHeader) throw new Error('The directory of the archive is damaged.');
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== localHeader) throw new Error('A file of the archive is damaged.');
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength!);
    entries.set(name, (method === deflated ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return entries;
}
