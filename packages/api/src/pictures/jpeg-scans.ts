/** Bytes of markers (ITU-T T.81, table B.1), each after 0xFF. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** The first marker that libjpeg accepts outside of a scan; lower bytes are data or an error. */
const firstMarker = 0xc0;
/** Markers without content: restarts (0xD0–0xD7) and the start of the image (0xD8). */
const isBare = (marker: number) => marker >= 0xd0 && marker <= 0xd8;

/**
 * Counts the scans of a JPEG file, up to one more than `max`. A decoder passes over the whole picture once per scan, so
 * a small file with many scans takes minutes. Reads markers as libjpeg does: other bytes between two segments are
 * skipped, and the content of a segment, such as the thumbnail of a photo, is not read.
 */
export function countScans(file: Uint8Array, max: number): number {
  let scans = 0;
  let position = file.indexOf(0xff);
  while (position !== -1 && position + 1 < file.length && scans <= max) {
    const marker = file[position + 1] ?? 0;
    let next = position + 2;
    if (marker === 0xff) next = position + 1;
    else if (marker === endOfImage) return scans;
    else if (marker >= firstMarker && !isBare(marker)) {
      if (marker === startOfScan) scans += 1;
      next += ((file[next] ?? 0) << 8) | (file[next + 1] ?? 0);
    }
    position = file.indexOf(0xff, next);
  }
  return scans;
}
