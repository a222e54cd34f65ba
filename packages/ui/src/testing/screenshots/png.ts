import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Pixels as RGBA, row by row from the top. */
export interface Image {
  width: number;
  height: number;
  data: Uint8Array;
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** Bytes per pixel of the colour types that are read here: RGB and RGBA. */
const bytesOf: Record<number, number> = { 2: 3, 6: 4 };

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length, type and checksum. */
  framed: Buffer;
}

function chunksOf(file: Buffer): Chunk[] {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('Not a PNG file.');
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length; at += (chunks.at(-1) as Chunk).framed.length) {
    const length = file.readUInt32BE(at);
    const framed = file.subarray(at, at + length + 12);
    chunks.push({ type: framed.toString('latin1', 4, 8), data: framed.subarray(8, length + 8), framed });
  }
  return chunks;
}

const joined = (chunks: readonly Chunk[], type: string) =>
  Buffer.concat(chunks.filter((each) => each.type === type).map(({ data }) => data));

/** The value of the text chunk of a keyword. */
export function textOf(file: Buffer, keyword: string): string | undefined {
  const texts = chunksOf(file).filter(({ type }) => type === 'tEXt');
  const text = texts.map(({ data }) => data.toString('latin1')).find((each) => each.startsWith(`${keyword}\0`));
  return text?.slice(keyword.length + 1);
}

/** The chunks that the pixels are read from. */
export const pixelChunksOf = (file: Buffer): Buffer =>
  Buffer.concat(chunksOf(file).flatMap(({ type, framed }) => (type === 'IDAT' ? [framed] : [])));

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  return a <= b && a <= c ? left : b <= c ? up : upLeft;
}

/** Reverses the row filters in place; `rows` has a filter byte before each row. */
function unfilter(rows: Buffer, stride: number, bytes: number): void {
  for (let start = 0; start < rows.length; start += stride + 1) {
    const filter = rows[start];
    const above = start - stride - 1;
    if (filter === 0) continue;
    for (let at = 1; at <= stride; at++) {
      const left = at > bytes ? (rows[start + at - bytes] as number) : 0;
      const up = above >= 0 ? (rows[above + at] as number) : 0;
      const upLeft = above >= 0 && at > bytes ? (rows[above + at - bytes] as number) : 0;
      const predicted =
        filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, upLeft);
      rows[start + at] = (rows[start + at] as number) + predicted;
    }
  }
}

/** Decodes a PNG file of 8 bits per channel without interlacing, as Chromium and `writePng` write it. */
export function readPng(file: Buffer): Image {
  const chunks = chunksOf(file);
  const header = joined(chunks, 'IHDR');
  const bytes = bytesOf[header[9] ?? -1];
  if (!bytes || header[8] !== 8 || header[12] !== 0) throw new Error('A PNG format that is not read here.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const stride = width * bytes;
  const rows = inflateSync(joined(chunks, 'IDAT'));
  unfilter(rows, stride, bytes);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let row = 0, to = 0; row < height; row++) {
    let from = row * (stride + 1) + 1;
    for (let column = 0; column < width; column++, from += bytes, to += 4) {
      data[to] = rows[from] as number;
      data[to + 1] = rows[from + 1] as number;
      data[to + 2] = rows[from + 2] as number;
      if (bytes === 4) data[to + 3] = rows[from + 3] as number;
    }
  }
  return { width, height, data };
}

/**
 * Encodes opaque pixels without loss. `textOf` receives the chunks of the pixels and returns the text chunks to add, by
 * keyword.
 */
export function writePng(
  { width, height, data }: Image,
  textOf: (pixels: Buffer) => Record<string, string> = () => ({}),
): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height); // a filter byte of 0, no filter, before each row
  for (let row = 0, from = 0, to = 0; row < height; row++) {
    to++;
    for (let column = 0; column < width; column++, from += 4) {
      rows[to++] = data[from] as number;
      rows[to++] = data[from + 1] as number;
      rows[to++] = data[from + 2] as number;
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 }));
  const text = Object.entries(textOf(pixels)).map(([keyword, value]) =>
    chunk('tEXt', Buffer.from(`${keyword}\0${value}`, 'latin1')),
  );
  return Buffer.concat([signature, chunk('IHDR', header), ...text, pixels, chunk('IEND', Buffer.alloc(0))]);
}
