import { describe, expect, it } from 'vitest';
import { textOfFile } from './file-text';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes).buffer;

describe('the text of a file (D.536)', () => {
  it.each([
    ['UTF-8', bytesOf(0xc3, 0xa9, 0x31), 'é1'],
    ['UTF-8 with a byte order mark', bytesOf(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'é'],
    ['UTF-16, little endian', bytesOf(0xff, 0xfe, 0xe9, 0x00, 0x31, 0x00), 'é1'],
    ['UTF-16, big endian', bytesOf(0xfe, 0xff, 0x00, 0xe9, 0x00, 0x31), 'é1'],
    ['Windows-1252', bytesOf(0xe9, 0x80), 'é€'],
    ['nothing', bytesOf(), ''],
  ])('in %s is read', (_, bytes, text) => {
    expect(textOfFile(bytes)).toBe(text);
  });

  it.each([
    ['a workbook', bytesOf(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00)],
    ['UTF-16 that ends within a character', bytesOf(0xff, 0xfe, 0xe9)],
  ])('that is %s is refused', (_, bytes) => {
    expect(textOfFile(bytes)).toBeNull();
  });
});
