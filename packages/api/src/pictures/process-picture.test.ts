import { maxPictureBytes } from '@attesta/domain/account/profile/pictures';
import sharp, { type Create } from 'sharp';
import { describe, expect, it } from 'vitest';
import { processPicture } from './process-picture.ts';

const canvas = (width: number, height: number, more: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#c81e1e', ...more } });
const noise = { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } };

/** The code with which a file is rejected, or `accepted`. */
const codeOf = (file: Uint8Array) =>
  processPicture(file, 'photo', 'account').then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code,
  );

describe('An uploaded picture', () => {
  it('keeps its pixels only: the orientation is applied, and the place and the camera are removed (D.140)', async () => {
    // The right half is blue. Orientation 6 turns the picture clockwise, so that blue is at the bottom.
    const blue = { create: { width: 400, height: 800, channels: 3 as const, background: '#0000ff' } };
    const photo = await canvas(800, 800)
      .composite([{ input: blue, left: 400, top: 0 }])
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '44/1 26/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer);
    const result = await processPicture(photo, 'photo', 'account');
    const { format, width, height, exif, orientation } = await sharp(result).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 256, height: 256 });
    const pixels = await sharp(result).raw().toBuffer();
    const colourAt = (x: number, y: number) => [...pixels.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)];
    expect(colourAt(128, 20)[0]).toBeGreaterThan(150);
    expect(colourAt(128, 235)[2]).toBeGreaterThan(200);
  });

  it('of another type is rejected (D.140)', async () => {
    const files = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      tiff: Buffer.concat([Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]), Buffer.alloc(200)]),
      heic: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]),
      avif: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif'), Buffer.alloc(400)]),
      pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
      text: Buffer.from('a picture'),
      riff: Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt '),
      nothing: Buffer.alloc(0),
    };
    for (const [name, file] of Object.entries(files))
      expect([name, await codeOf(file)]).toEqual([name, 'picture_type']);
  });

  it('that is cut off is rejected (D.140)', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const file = await canvas(600, 600, noise).toFormat(format).toBuffer();
      expect([format, await codeOf(file)]).toEqual([format, 'accepted']);
      expect([format, await codeOf(file.subarray(0, file.length / 2))]).toEqual([format, 'picture_damaged']);
    }
  });

  it('with too many pixels is rejected before it is decoded (D.140)', async () => {
    const bomb = await canvas(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(maxPictureBytes);
    const before = process.memoryUsage.rss();
    expect(await codeOf(bomb)).toBe('picture_too_large');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  it('with other content behind it is stored without that content', async () => {
    const hidden = Buffer.from('<script>alert("hidden")</script>PK\u0003\u0004');
    const polyglot = Buffer.concat([await canvas(300, 200).jpeg().toBuffer(), hidden]);
    expect(Buffer.from(await processPicture(polyglot, 'photo', 'account')).includes('<script>')).toBe(false);
  });

  it('that is animated is stored as its first frame', async () => {
    const blue = { create: { width: 64, height: 64, channels: 3 as const, background: '#0000ff' } };
    const frames = [await canvas(64, 64).png().toBuffer(), await sharp(blue).png().toBuffer()];
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true, loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { pages = 1, width, height } = await sharp(await processPicture(animation, 'photo', 'account')).metadata();
    expect({ pages, width, height }).toEqual({ pages: 1, width: 256, height: 256 });
  });

  it('does not block the event loop while it is processed', async () => {
    const photo = await canvas(4000, 4000).jpeg().toBuffer();
    let rounds = 0;
    let next = setImmediate(function count() {
      rounds += 1;
      next = setImmediate(count);
    });
    await processPicture(photo, 'photo', 'account');
    clearImmediate(next);
    // Rounds of the event loop, not time: a blocked loop has one or two, a free one has thousands.
    expect(rounds).toBeGreaterThan(50);
  });
});
