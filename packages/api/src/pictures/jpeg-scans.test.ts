import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countScans } from './jpeg-scans.ts';
import { maxScans, processPicture } from './process-picture.ts';

const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const photo = () => sharp({ create: { width: 64, height: 64, channels: 3, background: 'red', noise } });

/** A picture whose last scan is repeated until it has a number of scans. */
async function withScans(count: number): Promise<Buffer> {
  const file = await photo().jpeg({ progressive: true }).toBuffer();
  const last = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const missing = count - countScans(file, maxScans);
  return Buffer.concat([file.subarray(0, -2), ...Array.from({ length: missing }, () => last), file.subarray(-2)]);
}

describe('The number of scans of a JPEG', () => {
  it('is one for a baseline file, and what cameras and editors write for a progressive one', async () => {
    expect(countScans(await photo().jpeg().toBuffer(), maxScans)).toBe(1);
    expect(countScans(await photo().jpeg({ progressive: true }).toBuffer(), maxScans)).toBe(10);
  });

  it('counts no markers in other segments or behind the picture, and skips bytes between segments', async () => {
    const file = await photo().jpeg().toBuffer();
    const scan = Buffer.from([0xff, 0xda, 0, 2]);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 10]), scan, scan]);
    const around = Buffer.concat([
      file.subarray(0, 2),
      comment,
      Buffer.from([1, 2, 0xff, 0, 0xff]),
      file.subarray(2),
      scan,
    ]);
    expect(countScans(around, maxScans)).toBe(1);
    const reserved = Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 2, 0xff, 0xff]), file.subarray(2)]);
    expect(countScans(reserved, maxScans)).toBe(1);
  });

  it('ends at the end of a file that is cut off', async () => {
    for (const bytes of [[], [0xff], [0xff, 0xda], [0xff, 0xda, 0], [0xff, 0xd8, 0xff, 0xda, 0xff, 0xff]]) {
      expect(countScans(Uint8Array.from(bytes), maxScans)).toBe(bytes.includes(0xda) ? 1 : 0);
    }
  });

  it('is limited: a picture with more is rejected before it is decoded (D.140)', async () => {
    const allowed = await withScans(maxScans);
    expect(countScans(allowed, maxScans)).toBe(maxScans);
    const complex = await withScans(400);
    expect(countScans(complex, maxScans)).toBe(maxScans + 1);
    await expect(processPicture(complex, 'photo', 'account')).rejects.toMatchObject({ code: 'picture_damaged' });
  });
});

describe('A picture that waits for others', () => {
  it('is not processed if its client is gone by then', async () => {
    const file = await photo().png().toBuffer();
    const client = { gone: false };
    const first = processPicture(file, 'photo', 'account');
    const second = processPicture(Buffer.from('a file'), 'photo', 'account', () => client.gone);
    client.gone = true;
    await expect(second).rejects.toMatchObject({ status: 408 });
    expect(await first).toBeInstanceOf(Uint8Array);
  });
});
