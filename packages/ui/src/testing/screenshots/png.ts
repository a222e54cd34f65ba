import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';

/** Pixels as RGBA, row by row from the top. */
export interface Image {
  width: number;
  height: number;
  data: Uint8Array;
}

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length, type and checksum. */
  framed: Buffer;
}

/** Length of the file's signature and its first chunk, IHDR, in bytes. */
const headerLength = 8 + 25;

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length; at += (chunks.at(-1) as Chunk).framed.length) {
    const framed = file.subarray(at, at + file.readUInt32BE(at) + 12);
    chunks.push({ type: framed.toString('latin1', 4, 8), data: framed.subarray(8, -4), framed });
  }
  return chunks;
}

/** The value of the text chunk of a keyword. */
export function textOf(file: Buffer, keyword: string): string | undefined {
  const texts = chunksOf(file).flatMap(({ type, data }) => (type === 'tEXt' ? [data.toString('latin1')] : []));
  return texts.find((text) => text.startsWith(`${keyword}\0`))?.slice(keyword.length + 1);
}

/** Returns the file with a text chunk after its header. pngjs does not write text chunks. */
export function withText(file: Buffer, keyword: string, text: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([file.subarray(0, headerLength), chunk, file.subarray(headerLength)]);
}

/** The chunks that the pixels are read from. */
export const pixelChunksOf = (file: Buffer): Buffer =>
  Buffer.concat(chunksOf(file).flatMap(({ type, framed }) => (type === 'IDAT' ? [framed] : [])));

export const readPng = (file: Buffer): Image => PNG.sync.read(file);

/**
 * Encodes opaque pixels without loss. Row filters are off, and zlib's default strategy replaces the run-length strategy
 * of pngjs: with them, screenshots are up to ten times larger.
 */
export function writePng({ width, height, data }: Image): Buffer {
  const image = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) });
  return PNG.sync.write(image, {
    colorType: 2,
    inputHasAlpha: true,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });
}
