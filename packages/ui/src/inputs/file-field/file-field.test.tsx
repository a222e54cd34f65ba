import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { recordAnnouncements } from '../../testing/announced.js';
import { walkKeys } from '../../testing/keyboard.js';
import { fileFieldKeys } from './file-field.keys.js';
import { formatSize } from './file-size.js';
import { FileField, type FileFieldProps } from './index.js';

const pdf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const names = () => [...document.querySelectorAll('[data-slot="name"]')].map((name) => name.textContent);
const problems = () => [...document.querySelectorAll('[data-slot="problem"]')].map((problem) => problem.textContent);
const inputFiles = () => [...(input().files ?? [])].map((file) => file.name);
const transferOf = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const drop = (files: File[]) =>
  input().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }));
const Example = (props: Partial<FileFieldProps>) => (
  <FileField label="Documents" name="documents" multiple {...props} />
);

describeConformance('FileField', <FileField label="Documents" />, {
  part: 'file-field-input',
  rootPart: 'file-field',
  element: HTMLInputElement,
});

describeField('FileField', <FileField label="Documents" />, {
  part: 'file-field-input',
  props: { value: 'value', defaultValue: 'data-default', onChange: 'onValueChange' },
  first: { value: [], submitted: ['[object File]'], shown: '' },
  second: { value: [pdf('a.pdf')], submitted: ['[object File]'], shown: 'a.pdf' },
  change: async () => {
    drop([pdf('a.pdf')]);
    await userEvent.hover(page.getByRole('button', { name: 'Remove a.pdf' })); // waits until it is listed
  },
  // The listed files, if a form submits them.
  shown: () => (String(inputFiles()) === String(names()) ? names().join(' ') : 'other files'),
});

describe('FileField', () => {
  it.each(fileFieldKeys)('$keys: $does', async (row) => {
    await render(<Example />);
    drop([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    const first = page.getByRole('button', { name: 'Remove a.pdf' });
    await expect.element(first).toBeVisible();
    await walkKeys(row, { focusFirst: first.element() as HTMLElement });
    expect([names(), inputFiles()]).toEqual([row.remaining, row.remaining]);
    await expect.element(page.getByRole('button', { name: row.focus })).toHaveFocus();
  });

  it('adds files that are chosen, dropped and pasted, and submits them with a form', async () => {
    const onValueChange = vi.fn();
    await render(
      <form>
        <Example onValueChange={onValueChange} />
      </form>,
    );
    await userEvent.upload(page.getByLabelText('Documents'), pdf('chosen.pdf'));
    await vi.waitFor(() => expect(names()).toEqual(['chosen.pdf']));
    drop([pdf('dropped.pdf')]);
    input().dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, clipboardData: transferOf([pdf('pasted.pdf')]) }),
    );
    await vi.waitFor(() => expect(names()).toEqual(['chosen.pdf', 'dropped.pdf', 'pasted.pdf']));
    expect(
      new FormData(document.querySelector('form')!).getAll('documents').map((file) => (file as File).name),
    ).toEqual(['chosen.pdf', 'dropped.pdf', 'pasted.pdf']);
    expect(onValueChange).toHaveBeenCalledTimes(3);
  });

  it('reports an error thrown by onValueChange, and still accepts further files', async () => {
    const onValueChange = vi.fn().mockImplementationOnce(() => {
      throw new Error('thrown by onValueChange');
    });
    const onError = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', onError, { once: true });
    await render(<Example onValueChange={onValueChange} />);
    drop([pdf('a.pdf')]);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    drop([pdf('b.pdf')]);
    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(2));
  });

  it('rejects invalid files with a reason, and submits the others', async () => {
    await render(<Example accept=".pdf" maxSize={20} maxCount={2} />);
    drop([
      pdf('good.pdf'),
      pdf('program.pdf', 'MZ'),
      pdf('empty.pdf', ''),
      pdf('large.pdf', `%PDF-${'x'.repeat(50)}`),
      new File(['x'], 'notes.txt'),
      pdf('second.pdf'),
      pdf('third.pdf'),
    ]);
    await vi.waitFor(() => expect(names()).toHaveLength(7));
    expect(inputFiles()).toEqual(['good.pdf', 'second.pdf']);
    expect(problems()).toEqual([
      'The content does not match the file extension. Save the file again in the right format.',
      'The file is empty. Choose another one.',
      'The file is larger than 20 bytes. Choose a smaller one.',
      'This kind of file cannot be used. Choose one of .pdf.',
      'No more than 2 files can be chosen. Remove one first.',
    ]);
    const again = input().files![0]!;
    drop([again]);
    await vi.waitFor(() => expect(problems()).toEqual(['The same file was chosen already.']));
  });

  it('is invalid and describes the reason while a file is rejected', async () => {
    await render(<Example help="PDF only" />);
    const field = () => document.querySelector<HTMLElement>('[data-part="file-field"]')!;
    const descriptions = () =>
      page
        .getByLabelText('Documents')
        .element()
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent);
    const state = () => [input().ariaInvalid, field().dataset['invalid']];
    const dropRejected = async () => {
      drop([pdf('b.pdf', 'MZ')]);
      await vi.waitFor(() => expect(state()).toEqual(['true', 'true']));
    };
    expect([...state(), descriptions()]).toEqual([null, undefined, ['PDF only']]);
    await dropRejected();
    expect(descriptions()).toEqual([
      'PDF only',
      'b.pdf',
      'The content does not match the file extension. Save the file again in the right format.',
    ]);
    drop([pdf('a.pdf')]);
    await vi.waitFor(() => expect([...state(), descriptions()]).toEqual([null, undefined, ['PDF only']]));
    await dropRejected();
    await page.getByRole('button', { name: 'Remove b.pdf' }).click();
    expect([...state(), descriptions()]).toEqual([null, undefined, ['PDF only']]);
  });

  it('is invalid while an accepted file has an error', async () => {
    const one = pdf('one.pdf');
    const { rerender } = await render(
      <Example value={[one]} fileErrors={new Map([[one, 'The connection was lost']])} />,
    );
    await expect
      .element(page.getByLabelText('Documents'))
      .toHaveAccessibleDescription('one.pdf The connection was lost');
    expect(input().ariaInvalid).toBe('true');
    await rerender(<Example value={[one]} />);
    expect(input().ariaInvalid).toBeNull();
  });

  it('replaces the previous file without multiple, unless the new file is rejected', async () => {
    await render(<Example multiple={false} />);
    drop([pdf('a.pdf')]);
    await vi.waitFor(() => expect(inputFiles()).toEqual(['a.pdf']));
    drop([pdf('b.pdf')]);
    await vi.waitFor(() => expect(inputFiles()).toEqual(['b.pdf']));
    drop([pdf('c.pdf', 'MZ')]);
    await vi.waitFor(() => expect(problems()).toHaveLength(1));
    expect(inputFiles()).toEqual(['b.pdf']);
  });

  it('shows long and unusual names without overflow', async () => {
    await render(
      <div style={{ inlineSize: 240 }}>
        <Example />
      </div>,
    );
    drop([pdf('annex\u202Efdp.pdf'), pdf(`${'x'.repeat(10_000)}.pdf`), pdf('💥تقرير技术.pdf')]);
    await vi.waitFor(() => expect(names()).toHaveLength(3));
    expect(names()[0]).toBe('annexfdp.pdf');
    expect(names()[1]).toHaveLength(255);
    expect(document.querySelector('[data-part="file-field"]')!.scrollWidth).toBeLessThanOrEqual(240);
  });

  it('announces added and removed files, and returns the focus to the field after the last one', async () => {
    const announced = recordAnnouncements();
    await render(<Example />);
    drop([pdf('a.pdf'), pdf('b.pdf', 'MZ')]);
    await vi.waitFor(() => expect(announced).toContain('polite 1 file added, 1 refused'));
    await page.getByRole('button', { name: 'Remove b.pdf' }).click();
    await page.getByRole('button', { name: 'Remove a.pdf' }).click();
    expect(document.activeElement).toBe(input());
    await vi.waitFor(() => expect(announced).toContain('polite a.pdf removed'));
  });

  it('shows the progress and the error of each file', async () => {
    const announced = recordAnnouncements();
    const [one, two] = [pdf('one.pdf'), pdf('two.pdf')];
    const { rerender } = await render(
      <Example
        value={[one, two]}
        progress={new Map([[one, 0.4]])}
        fileErrors={new Map([[two, 'Refused by the server']])}
      />,
    );
    expect(page.getByRole('progressbar', { name: 'Sending one.pdf' }).element().getAttribute('aria-valuenow')).toBe(
      '0.4',
    );
    expect(problems()).toEqual(['Refused by the server']);
    await rerender(<Example value={[one, two]} progress={new Map([[one, 1]])} />);
    await vi.waitFor(() => expect(announced).toContain('polite one.pdf sent'));
  });

  it('can be controlled, and updates the native input', async () => {
    function Controlled() {
      const [files, setFiles] = useState<readonly File[]>([pdf('first.pdf')]);
      return (
        <>
          <Example value={files} onValueChange={setFiles} />
          <button type="button" onClick={() => setFiles([])}>
            Clear
          </button>
        </>
      );
    }
    await render(<Controlled />);
    expect(inputFiles()).toEqual(['first.pdf']);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect([inputFiles(), names()]).toEqual([[], []]);
  });

  it('rejects a dropped folder and a file that cannot be read', async () => {
    await render(<Example accept=".pdf" />);
    const dataTransfer = transferOf([new File(['x'], 'Annexes'), pdf('a.pdf')]);
    const [folder, file] = dataTransfer.items;
    // A test cannot drop a real folder: Chromium lists it as a file of 4 kB, with an entry that is a directory.
    const items = [folder, file].map((item, index) => ({
      kind: 'file',
      getAsFile: () => item?.getAsFile() ?? null,
      webkitGetAsEntry: () => ({ isDirectory: index === 0 }),
    }));
    Object.defineProperty(dataTransfer, 'items', { value: items });
    input().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await vi.waitFor(() => expect(problems()).toEqual(['A folder cannot be used. Choose the files in it.']));
    expect(inputFiles()).toEqual(['a.pdf']);
    const unreadable = pdf('moved.pdf');
    vi.spyOn(unreadable, 'slice').mockImplementation(() => {
      throw new DOMException('moved', 'NotFoundError');
    });
    const moved = new DataTransfer();
    Object.defineProperty(moved, 'files', { value: [unreadable] });
    input().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: moved }));
    await vi.waitFor(() => expect(problems()).toEqual(['The file cannot be read. Choose it again.']));
    expect(inputFiles()).toEqual(['a.pdf']);
  });

  it('takes no dropped files in a disabled fieldset', async () => {
    const inFieldset = (disabled: boolean) => (
      <fieldset disabled={disabled}>
        <Example />
      </fieldset>
    );
    const { rerender } = await render(inFieldset(true));
    drop([pdf('a.pdf')]);
    await rerender(inFieldset(false));
    drop([pdf('b.pdf')]); // files are added in order, so a.pdf would be listed first if it were accepted
    await vi.waitFor(() => expect(names()).toEqual(['b.pdf']));
  });

  it('is cleared when its form is reset, and ignores files while disabled', async () => {
    const { rerender } = await render(
      <form>
        <Example />
        <button type="reset">Reset</button>
      </form>,
    );
    drop([pdf('a.pdf'), pdf('b.pdf', '')]);
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    await page.getByRole('button', { name: 'Reset' }).click();
    await vi.waitFor(() => expect([names(), inputFiles()]).toEqual([[], []]));
    await rerender(
      <form>
        <Example disabled />
      </form>,
    );
    drop([pdf('a.pdf')]);
    await rerender(
      <form>
        <Example />
      </form>,
    );
    drop([pdf('b.pdf')]); // files are added in order, so a.pdf would be listed first if it were accepted
    await vi.waitFor(() => expect(names()).toEqual(['b.pdf']));
  });

  it('highlights the drop zone while files are dragged over it', async () => {
    await render(<Example />);
    const zone = () => document.querySelector<HTMLElement>('[data-slot="zone"]')!.dataset['dragging'];
    input().dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: transferOf([pdf('a.pdf')]) }));
    await vi.waitFor(() => expect(zone()).toBe('true'));
    input().dispatchEvent(new DragEvent('dragleave', { bubbles: true, dataTransfer: transferOf([]) }));
    await vi.waitFor(() => expect(zone()).toBeUndefined());
  });
});

describe('formatSize', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1500, '2 kB'],
    [2_400_000, '2.4 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('formats %i as %s', (bytes, text) => {
    expect(formatSize(bytes, 'en')).toBe(text);
  });
  it('uses the given locale', () => {
    expect(formatSize(2_400_000, 'fr')).toMatch(/^2,4\sMo$/u);
  });
});
