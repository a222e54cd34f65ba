import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { listen } from '../../testing/heard.js';
import { walkKeys } from '../../testing/keyboard.js';
import { fileFieldKeys } from './file-field.keys.js';
import { writtenSize } from './file-field-labels.js';
import { FileField, type FileFieldProps } from './index.js';

const pdf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const names = () => [...document.querySelectorAll('[data-slot="name"]')].map((name) => name.textContent);
const problems = () => [...document.querySelectorAll('[data-slot="problem"]')].map((problem) => problem.textContent);
const held = () => [...(input().files ?? [])].map((file) => file.name);
const carrying = (files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};
const drop = (files: File[]) =>
  input().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(files) }));
const Example = (props: Partial<FileFieldProps>) => (
  <FileField label="Documents" name="documents" multiple {...props} />
);

describeConformance('FileField', <FileField label="Documents" />, {
  part: 'file-field-input',
  rootPart: 'file-field',
  element: HTMLInputElement,
});

describe('FileField', () => {
  it.each(fileFieldKeys)('$keys $does', async (row) => {
    await render(<Example />);
    drop([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    const first = page.getByRole('button', { name: 'Remove a.pdf' });
    await expect.element(first).toBeVisible();
    await walkKeys(row, { focusFirst: first.element() as HTMLElement });
    expect([names(), held()]).toEqual([row.left, row.left]);
    await expect.element(page.getByRole('button', { name: row.focus })).toHaveFocus();
  });

  it('takes files that are chosen, dropped and pasted, one after the other, and a form sends them all', async () => {
    const changed = vi.fn();
    await render(
      <form>
        <Example onValueChange={changed} />
      </form>,
    );
    await userEvent.upload(page.getByLabelText('Documents'), pdf('chosen.pdf'));
    await vi.waitFor(() => expect(names()).toEqual(['chosen.pdf']));
    drop([pdf('dropped.pdf')]);
    input().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: carrying([pdf('pasted.pdf')]) }));
    await vi.waitFor(() => expect(names()).toEqual(['chosen.pdf', 'dropped.pdf', 'pasted.pdf']));
    expect(
      new FormData(document.querySelector('form')!).getAll('documents').map((file) => (file as File).name),
    ).toEqual(['chosen.pdf', 'dropped.pdf', 'pasted.pdf']);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('takes further files after its owner threw, and says so to the page', async () => {
    const changed = vi.fn().mockImplementationOnce(() => {
      throw new Error('owner');
    });
    const thrown = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', thrown, { once: true });
    await render(<Example onValueChange={changed} />);
    drop([pdf('a.pdf')]);
    await vi.waitFor(() => expect(thrown).toHaveBeenCalledTimes(1));
    drop([pdf('b.pdf')]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  });

  it('refuses what it may not take, says why, and sends the rest', async () => {
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
    expect(held()).toEqual(['good.pdf', 'second.pdf']);
    expect(problems()).toEqual([
      'The content is not what the name says. Save the file again in its own format.',
      'The file is empty. Choose another one.',
      'The file is larger than 20 bytes. Choose a smaller one.',
      'This kind of file cannot be used. Choose one of .pdf.',
      'No more than 2 files can be chosen. Remove one first.',
    ]);
    const again = input().files![0]!;
    drop([again]);
    await vi.waitFor(() => expect(problems()).toEqual(['The same file was chosen already.']));
  });

  it('is invalid, and says why, as long as a file is refused', async () => {
    await render(<Example help="PDF only" />);
    const field = () => document.querySelector<HTMLElement>('[data-part="file-field"]')!;
    const described = () =>
      page
        .getByLabelText('Documents')
        .element()
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)!.textContent);
    const state = () => [input().ariaInvalid, field().dataset['invalid']];
    const refuse = async () => {
      drop([pdf('b.pdf', 'MZ')]);
      await vi.waitFor(() => expect(state()).toEqual(['true', 'true']));
    };
    expect([...state(), described()]).toEqual([null, undefined, ['PDF only']]);
    await refuse();
    expect(described()).toEqual([
      'PDF only',
      'b.pdf',
      'The content is not what the name says. Save the file again in its own format.',
    ]);
    drop([pdf('a.pdf')]);
    await vi.waitFor(() => expect([...state(), described()]).toEqual([null, undefined, ['PDF only']]));
    await refuse();
    await page.getByRole('button', { name: 'Remove b.pdf' }).click();
    expect([...state(), described()]).toEqual([null, undefined, ['PDF only']]);
  });

  it('is invalid while something went wrong with a file that was taken', async () => {
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

  it('of a single file holds the last', async () => {
    await render(<Example multiple={false} />);
    drop([pdf('a.pdf')]);
    await vi.waitFor(() => expect(held()).toEqual(['a.pdf']));
    drop([pdf('b.pdf')]);
    await vi.waitFor(() => expect(held()).toEqual(['b.pdf']));
    drop([pdf('c.pdf', 'MZ')]);
    await vi.waitFor(() => expect(problems()).toHaveLength(1));
    expect(held()).toEqual(['b.pdf']);
  });

  it('shows hostile names as they are, and never widens its place', async () => {
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

  it('announces what was taken and removed, and leads the focus back where the last file goes', async () => {
    const heard = listen();
    await render(<Example />);
    drop([pdf('a.pdf'), pdf('b.pdf', 'MZ')]);
    await vi.waitFor(() => expect(heard).toContain('polite 1 file added, 1 refused'));
    await page.getByRole('button', { name: 'Remove b.pdf' }).click();
    await page.getByRole('button', { name: 'Remove a.pdf' }).click();
    expect(document.activeElement).toBe(input());
    await vi.waitFor(() => expect(heard).toContain('polite a.pdf removed'));
  });

  it('shows how far each file is sent, and what went wrong with it', async () => {
    const heard = listen();
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
    await vi.waitFor(() => expect(heard).toContain('polite one.pdf sent'));
  });

  it("is its owner's, and the native input follows", async () => {
    function Owned() {
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
    await render(<Owned />);
    expect(held()).toEqual(['first.pdf']);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect([held(), names()]).toEqual([[], []]);
  });

  it('forgets with its form, and takes nothing while disabled', async () => {
    const { rerender } = await render(
      <form>
        <Example />
        <button type="reset">Reset</button>
      </form>,
    );
    drop([pdf('a.pdf'), pdf('b.pdf', '')]);
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    await page.getByRole('button', { name: 'Reset' }).click();
    await vi.waitFor(() => expect([names(), held()]).toEqual([[], []]));
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
    drop([pdf('b.pdf')]); // what is taken is taken in its order
    await vi.waitFor(() => expect(names()).toEqual(['b.pdf']));
  });

  it('shows where files may be dropped', async () => {
    await render(<Example />);
    const zone = () => document.querySelector<HTMLElement>('[data-slot="zone"]')!.dataset['dragging'];
    input().dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: carrying([pdf('a.pdf')]) }));
    await vi.waitFor(() => expect(zone()).toBe('true'));
    input().dispatchEvent(new DragEvent('dragleave', { bubbles: true, dataTransfer: carrying([]) }));
    await vi.waitFor(() => expect(zone()).toBeUndefined());
  });
});

describe('The size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1500, '2 kB'],
    [2_400_000, '2.4 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('%i is %s', (bytes, written) => {
    expect(writtenSize(bytes)).toBe(written);
  });
  it('is written in the language that is asked for', () => {
    expect(writtenSize(2_400_000, 'fr')).toMatch(/^2,4\sMo$/u);
  });
});
