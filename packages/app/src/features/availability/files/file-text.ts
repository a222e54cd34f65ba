/** Whether a file begins like a workbook (XLSX), which is a ZIP archive. */
export const isWorkbook = (bytes: ArrayBuffer): boolean => decoded(bytes.slice(0, 4), 'latin1') === 'PK\u0003\u0004';

const decoded = (bytes: ArrayBuffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Returns the text of a file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, or the Western encoding of
 * Excel's plain CSV. Null if the file is not text.
 */
export function textOfFile(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const text = isLittle
    ? decoded(bytes, 'utf-16le')
    : isBig
      ? decoded(bytes, 'utf-16be')
      : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'));
  return text === null || text.includes('\u0000') ? null : text;
}
