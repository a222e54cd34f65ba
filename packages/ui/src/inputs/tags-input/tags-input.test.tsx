import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { describeField } from '../../testing/field-conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { TagsInput, type TagsInputProps } from './index.js';
import { tagsInputKeys } from './tags-input.keys.js';

const Example = (props: Partial<TagsInputProps>) => <TagsInput label="Keywords" {...props} />;
const input = () => page.getByRole('textbox', { name: 'Keywords' }).element() as HTMLInputElement;
const shown = () => [...document.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent);
const formValues = () => new FormData(document.querySelector('form') ?? undefined).getAll('tags');
const type = async (keys: string) => {
  input().focus();
  await userEvent.keyboard(keys);
};
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  input().focus();
  input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describeConformance('TagsInput', <Example defaultValue={['storm']} />, {
  part: 'tags-input-field',
  rootPart: 'tags-input',
  element: HTMLInputElement,
});

const withoutMark = (tag: string) => (tag.includes('!') ? 'Leave out the mark' : undefined);
describeField('TagsInput', <TagsInput label="Words" validate={withoutMark} />, {
  part: 'tags-input-field',
  first: { value: [], submitted: [], shown: '' },
  second: { value: ['red'], submitted: ['red'], shown: 'red' },
  text: 'red',
  unreadable: 'red!',
  shown: (root) => [...root.querySelectorAll('[data-part="chip"]')].map((chip) => chip.textContent).join(' '),
});

describe('TagsInput', () => {
  it.each(tagsInputKeys)('$keys: $does', async (row) => {
    const onValueChange = vi.fn();
    await render(<Example defaultValue={['storm', 'hail']} onValueChange={onValueChange} />);
    await walkKeys(row, { focusFirst: input() });
    expect(shown()).toEqual(row.tags);
    expect(onValueChange.mock.calls).toEqual([[row.tags]]);
    expect(input().value).toBe('');
  });

  it('splits pasted lines with any separators, and ends a tag at a separator of an input method', async () => {
    await render(<Example separators={[';']} />);
    paste('one\ntwo\r\nthree');
    await vi.waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));
    await userEvent.fill(input(), '丁；');
    await vi.waitFor(() => expect(shown()).toEqual(['one', 'two', 'three', '丁']));
    Reflect.set(HTMLInputElement.prototype, 'value', '戊；', input());
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '；' }));
    await vi.waitFor(() => expect(shown()).toEqual(['one', 'two', 'three', '丁', '戊']));
  });

  it('adds the remaining text when the focus leaves the field', async () => {
    await render(
      <>
        <Example />
        <button type="button">Next</button>
      </>,
    );
    await type('storm');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(shown()).toEqual(['storm']);
  });

  it('splits pasted text at separators and line breaks, and inserts it at the caret', async () => {
    const onValueChange = vi.fn();
    await render(<Example onValueChange={onValueChange} />);
    await type('ro');
    paste('of; storm\nhail\twater');
    await vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([[['roof', 'storm', 'hail', 'water']]]));
  });

  it('keeps rejected tags in the field and explains the first one', async () => {
    const onValueChange = vi.fn();
    await render(
      <Example
        defaultValue={['Storm']}
        max={2}
        validate={(tag) => (tag.length > 4 ? undefined : `${tag} is too short`)}
        onValueChange={onValueChange}
      />,
    );
    paste('Storm, roof, water, chimney');
    await vi.waitFor(() => expect(onValueChange.mock.calls).toEqual([[['Storm', 'water']]]));
    expect(input().value).toBe('Storm, roof, chimney');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await expect.element(page.getByText('“Storm” is in the list already')).toBeVisible();
    input().blur();
    expect(input().value).toBe('Storm, roof, chimney');
    await page.getByRole('textbox').fill('roof');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await type('{Enter}');
    await expect.element(page.getByText('roof is too short')).toBeVisible();
  });

  it('explains that no more tags can be added, and shows the number', async () => {
    await render(<Example defaultValue={['storm', 'hail']} max={2} />);
    await expect.element(page.getByText('2 of 2')).toBeVisible();
    await type('flood{Enter}');
    await expect.element(page.getByText('Enter at most 2. Remove one to add another')).toBeVisible();
    expect(shown()).toEqual(['storm', 'hail']);
    await page.getByRole('button', { name: 'Remove hail' }).click();
    expect(page.getByText('Enter at most 2. Remove one to add another').query()).toBeNull();
  });

  it('announces added and removed tags', async () => {
    await render(<Example labels={{ added: (tags) => `${tags} ajouté`, removed: (tag) => `${tag} retiré` }} />);
    await type('storm,');
    await expect.element(page.getByRole('status')).toHaveTextContent('storm ajouté');
    await type('{Backspace}');
    await expect.element(page.getByRole('status')).toHaveTextContent('storm retiré');
  });

  it('does not change a controlled value by itself, or while it is read-only', async () => {
    const onValueChange = vi.fn();
    const screen = await render(<Example value={['storm']} onValueChange={onValueChange} />);
    await type('hail{Enter}');
    expect(shown()).toEqual(['storm']);
    expect(onValueChange).toHaveBeenCalledTimes(1);
    await screen.rerender(<Example value={['storm']} readOnly onValueChange={onValueChange} />);
    await type('{Backspace}');
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('is submitted and reset with a native form; Enter adds a tag first', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Example name="tags" defaultValue={['storm']} />
        <button type="submit">Save</button>
        <button type="reset">Reset</button>
      </form>,
    );
    await type('hail{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(formValues()).toEqual(['storm', 'hail']);
    await type('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(formValues()).toEqual(['storm']);
  });

  it('works with a Controller of react-hook-form: focuses a missing value', async () => {
    const onValid = vi.fn();
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { tags: [] as string[] } });
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <Controller
            control={control}
            name="tags"
            rules={{ validate: (tags) => tags.length > 0 || 'Enter a keyword' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Example {...field} onValueChange={onChange} error={fieldState.error?.message} />
            )}
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    await render(<Form />);
    await page.getByRole('button', { name: 'Save' }).click();
    await vi.waitFor(() => expect(document.activeElement).toBe(input()));
    await userEvent.keyboard('storm{Enter}{Enter}');
    await vi.waitFor(() => expect(onValid.mock.lastCall?.[0]).toEqual({ tags: ['storm'] }));
  });
});
