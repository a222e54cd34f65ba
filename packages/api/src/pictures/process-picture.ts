import { maxPicturePixels, pictureSizes, type PictureKind } from '@attesta/domain/account/profile/pictures';
import sharp, { type Sharp } from 'sharp';
import { FairQueue } from '../http/fair-queue.ts';
import { disconnected, Failure } from '../http/failure.ts';
import { countScans } from './jpeg-scans.ts';

/** Only the decoders of the accepted types can run, so the content decides the type, never a header or a file name. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
// Pictures are processed once, so nothing is cached. One thread per picture leaves the others to passwords and files.
sharp.cache(false);
sharp.concurrency(1);

const acceptedFormats: readonly string[] = ['png', 'jpeg', 'webp'];
/** How a file of an accepted type begins, in hexadecimal digits. Distinguishes a damaged file from one of another type. */
const signature = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;
const signatureBytes = 12;
const timeoutSeconds = 10;
/** Encoders write about ten scans of a progressive JPEG. libvips does not observe its time limit between scans. */
export const maxScans = 30;
const quality = 85;

const wrongType = () => new Failure(400, 'picture_type', 'The file must be a PNG, JPEG or WebP picture.');
const tooLarge = () =>
  new Failure(400, 'picture_too_large', 'The picture has more than 25 million pixels. Upload a smaller version.');
const damaged = () => new Failure(400, 'picture_damaged', 'The picture cannot be read. Save it again, or use another.');

const decode = (content: Uint8Array) =>
  sharp(content, { limitInputPixels: maxPicturePixels, failOn: 'warning', pages: 1 }).timeout({
    seconds: timeoutSeconds,
  });

/**
 * Reads the format and the size from the header of the file.
 * @throws Failure 400 `picture_type`, `picture_too_large` or `picture_damaged`
 */
async function check(content: Uint8Array): Promise<void> {
  const metadata = await Promise.resolve(content)
    .then((file) => sharp(file, { limitInputPixels: false }).metadata())
    .catch(() => null); // An empty or unknown file.
  if (metadata === null || !acceptedFormats.includes(metadata.format)) {
    const start = Buffer.from(content.subarray(0, signatureBytes)).toString('hex');
    throw signature.test(start) ? damaged() : wrongType();
  }
  if (metadata.format === 'jpeg' && countScans(content, maxScans) > maxScans) throw damaged();
  const { width, height, pageHeight = height } = metadata;
  if (width * pageHeight > maxPicturePixels) throw tooLarge();
}

const resized = (picture: Sharp, kind: PictureKind) =>
  picture.resize({
    ...pictureSizes[kind],
    fit: kind === 'photo' ? 'cover' : 'inside',
    withoutEnlargement: kind === 'logo',
  });

/** Pictures are processed one after another, so that the memory for their pixels is bounded. */
const queue = new FairQueue();

/**
 * Converts an uploaded picture to WebP in the size in which it is shown. Only the pixels are kept: the orientation is
 * applied, an animation becomes its first frame, and metadata such as the place of a photo and content hidden behind
 * the picture are removed. Accounts take turns, so that the uploads of one do not delay all others.
 * @param isGone whether the client has disconnected; its picture is then skipped
 * @throws Failure 400 `picture_type`, `picture_too_large` or `picture_damaged`, 408 for a skipped picture
 */
export function processPicture(
  content: Uint8Array,
  kind: PictureKind,
  accountId: string,
  isGone: () => boolean = () => false,
): Promise<Uint8Array> {
  return queue.run(accountId, async () => {
    if (isGone()) throw disconnected();
    await check(content);
    const picture = resized(decode(content).autoOrient(), kind).webp({ quality });
    return picture.toBuffer().catch((): never => {
      throw damaged();
    });
  });
}
