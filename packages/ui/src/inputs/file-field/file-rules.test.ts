import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile, isAccepted, safeFileName, sniffedKind } from './file-rules.js';

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(
    values.flatMap((value) =>
      typeof value === 'number' ? [value] : Array.from(value).map((letter) => letter.codePointAt(0)!),
    ),
  );
const pdf = bytes('%PDF-1.7');
const png = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 0);
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0);
const zip = bytes('PK', 3, 4, 20);
/** Text of any code points, including unassigned ones. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));
const program = bytes('MZ', 0x90);
const file = (name: string, size = 100, type = '') => ({ name, size, type });

describe('sniffedKind', () => {
  it('detects the file type by the first bytes', () => {
    expect([pdf, png, jpeg, zip, program, bytes(), bytes('%PDF')].map(sniffedKind)).toEqual([
      'pdf',
      'png',
      'jpeg',
      'zip',
      null,
      null,
      null,
    ]);
    expect(sniffedKind(bytes('\n\r junk before ', '%PDF-1.4'))).toBe('pdf');
    expect(sniffedKind(new Uint8Array([...new Uint8Array(2000), ...pdf]))).toBeNull();
  });

  it('does not depend on the following bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(pdf, png, jpeg, zip), fc.uint8Array({ maxLength: 50 }), (head, rest) => {
        expect(sniffedKind(new Uint8Array([...head, ...rest]))).toBe(sniffedKind(head));
      }),
    );
  });
});

describe('checkFile', () => {
  it.each([
    ['report.pdf', program, 'content-mismatch'],
    ['report.PDF', png, 'content-mismatch'],
    ['photo.jpg', png, 'content-mismatch'],
    ['letter.docx', pdf, 'content-mismatch'],
    ['report.pdf', pdf, null],
    ['photo.jpeg', jpeg, null],
    ['letter.docx', zip, null],
    ['notes.txt', bytes('hello'), null],
  ])('compares the content with the extension of %s: %#', (name, head, problem) => {
    expect(checkFile(file(name), head, {})).toBe(problem);
  });

  it('rejects files that are empty, too large, or not accepted', () => {
    expect(checkFile(file('a.pdf', 0), bytes(), {})).toBe('empty');
    expect(checkFile(file('Annexes', 4096), null, {})).toBe('unreadable');
    expect(checkFile(file('a.pdf', 101), pdf, { maxSize: 100 })).toBe('too-large');
    expect(checkFile(file('a.pdf', 100), pdf, { maxSize: 100 })).toBeNull();
    expect(checkFile(file('a.exe'), program, { accept: '.pdf' })).toBe('not-accepted');
  });
});

describe('isAccepted', () => {
  it.each([
    ['', 'a.exe', '', true],
    ['.pdf, .docx', 'A.PDF', '', true],
    ['.pdf', 'a.pdf.exe', 'application/pdf', false],
    ['image/*', 'a.png', 'image/png', true],
    ['image/*', 'a.png', 'imagery/png', false],
    ['application/pdf', 'x', 'application/pdf', true],
    ['application/pdf', 'x', '', false],
    ['*/*', 'x', '', false],
  ])('accept %j, file %s of type %j: %s', (accept, name, type, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

describe('safeFileName', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\report.pdf', 'report.pdf'],
    ['annex\u202Efdp.exe', 'annexfdp.exe'],
    ['a\u0000b\u001F.pdf', 'ab.pdf'],
    ['zero\u200Bwidth.pdf', 'zerowidth.pdf'],
    ['..', 'file'],
    ['', 'file'],
    ['///', 'file'],
    ['.htaccess', 'htaccess'],
    ['a  b\n.pdf ', 'a b.pdf'],
    ['what?.pdf', 'what_.pdf'],
    ['técnico.pdf', 'técnico.pdf'],
    ['技术文件.pdf', '技术文件.pdf'],
    ['تقرير.pdf', 'تقرير.pdf'],
    ['\uD800.pdf', 'pdf'],
  ])('converts %j to %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it('keeps the extension of a long name', () => {
    expect(safeFileName(`${'x'.repeat(10_000)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
    expect(Array.from(safeFileName('👩‍🔬'.repeat(400))).length).toBeLessThanOrEqual(255);
  });

  it('returns a safe name for any input, and does not change a safe name', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}/\\<>:"|?*]|^[ .]|^$/u);
        expect(Array.from(safe).length).toBeLessThanOrEqual(255);
        expect(safeFileName(safe)).toBe(safe);
      }),
    );
  });
});
