import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Accordion, Disclosure } from '../../display/accordion/index.js';
import { Tabs } from '../../navigation/tabs/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { TextField } from '../text-field/index.js';
import { errorSummaryKeys } from './form.keys.js';
import { ErrorSummary, FormSection } from './index.js';

const errors = [
  { fieldId: 'name', message: 'Enter the trade name' },
  { fieldId: 'place', message: 'Choose a place of use' },
];
const places = [
  { value: 'pharmacy', label: 'Pharmacy' },
  { value: 'hospital', label: 'Hospital' },
];

describeConformance('ErrorSummary', <ErrorSummary title="There is a problem" errors={errors} />, {
  part: 'error-summary',
  element: HTMLDivElement,
});
describeConformance('FormSection', <FormSection title="Identity">Fields</FormSection>, {
  part: 'form-section',
  element: HTMLElement,
});

function Form({ countAttempts = false }: { countAttempts?: boolean }) {
  const [attempt, setAttempt] = useState(0);
  const [invalid, setInvalid] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        setInvalid(true);
      }}
    >
      <ErrorSummary
        title="Two fields need attention"
        errors={invalid ? errors : []}
        attempt={countAttempts ? attempt : undefined}
      />
      <TextField id="name" label="Trade name" onChange={(event) => setInvalid(event.target.value === '')} />
      <RadioGroup id="place" label="Place of use" options={places} />
      <button type="submit">Save</button>
    </form>
  );
}
const summary = () => page.getByRole('group', { name: 'Two fields need attention' });
const save = () => page.getByRole('button', { name: 'Save' }).click();

describe('ErrorSummary', () => {
  it('receives the focus when it appears, and is labelled by its title', async () => {
    await render(<Form />);
    expect(summary().query()).toBeNull();
    await save();
    await expect.element(summary()).toHaveFocus();
  });

  it.each(errorSummaryKeys)('$keys: $does', async (row) => {
    await render(<Form />);
    await save();
    await walkKeys(row, { focusFirst: summary().element() as HTMLElement });
    const focused = document.activeElement as HTMLInputElement;
    expect(focused.labels?.[0]?.textContent).toBe(row.field);
  });

  const field = <TextField id="hidden" label="Intended purpose" />;
  const Collapsed = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} aria-controls="own" onClick={() => setOpen(true)}>
          More
        </button>
        <div id="own" hidden={!isOpen}>
          {field}
        </div>
      </>
    );
  };
  const tabs = [
    { value: 'identity', label: 'Identity', content: 'Name' },
    { value: 'purpose', label: 'Purpose', content: field },
  ];
  it.each([
    ['accordion item', <Accordion key="a" items={[{ value: 'purpose', title: 'Purpose', content: field }]} />],
    [
      'disclosure',
      <Disclosure key="b" title="Purpose">
        {field}
      </Disclosure>,
    ],
    ['tab panel', <Tabs key="c" label="Device" mounted="all" items={tabs} />],
    [
      'tab panel with manual activation',
      <Tabs key="d" label="Device" mounted="all" activation="manual" items={tabs} />,
    ],
    [
      'details',
      <details key="e">
        <summary>Purpose</summary>
        {field}
      </details>,
    ],
    ['section of the application', <Collapsed key="f" />],
    [
      'accordion item in details',
      <details key="g">
        <summary>Device</summary>
        <Accordion items={[{ value: 'purpose', title: 'Purpose', content: field }]} />
      </details>,
    ],
  ])('opens a closed %s and focuses the field in it', async (_, around) => {
    await render(
      <>
        <ErrorSummary title="A problem" errors={[{ fieldId: 'hidden', message: 'Enter the purpose' }]} />
        {around}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Enter the purpose' }));
    await expect.element(page.getByRole('textbox', { name: 'Intended purpose' })).toHaveFocus();
    expect(location.hash).toBe('');
  });

  it('leaves the link to the browser if the field cannot be shown', async () => {
    await render(
      <>
        <ErrorSummary title="A problem" errors={[{ fieldId: 'hidden', message: 'Enter the purpose' }]} />
        <Accordion items={[{ value: 'purpose', title: 'Purpose', content: field, disabled: true }]} />
      </>,
    );
    const followed = vi.fn((event: Event) => {
      const { defaultPrevented } = event;
      event.preventDefault();
      return defaultPrevented;
    });
    addEventListener('click', followed, { once: true });
    await userEvent.click(page.getByRole('link', { name: 'Enter the purpose' }));
    expect(followed).toHaveReturnedWith(false);
  });

  it('receives the focus once per attempt, and never while the user types', async () => {
    await render(<Form countAttempts />);
    await save();
    await expect.element(summary()).toHaveFocus();
    const name = page.getByRole('textbox', { name: 'Trade name' });
    await name.fill('Neo');
    expect(summary().query()).toBeNull();
    await name.fill('');
    await expect.element(summary()).toBeVisible();
    await expect.element(name).toHaveFocus();
    await save();
    await expect.element(summary()).toHaveFocus();
  });
});

describe('FormSection', () => {
  it('is a region labelled by its heading', async () => {
    await render(
      <FormSection title="Identity" description="As on the label" headingLevel={3}>
        <TextField label="Trade name" />
      </FormSection>,
    );
    await expect.element(page.getByRole('region', { name: 'Identity' }).getByRole('textbox')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: 'Identity' })).toBeVisible();
  });

  it('shows a multiline field in a separate row, so that there is no empty area below other fields', async () => {
    const screen = await render(
      <FormSection title="Identity" columns={2} style={{ inlineSize: 700 }}>
        <TextField label="Trade name" />
        <TextField label="Model" />
        <TextField label="Number" />
        <TextField label="Notes" multiline rows={6} />
      </FormSection>,
    );
    const [name, model, number, notes] = ['Trade name', 'Model', 'Number', 'Notes'].map((label) =>
      screen.getByLabelText(label).element().closest('[data-part="text-field"]')!.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect, DOMRect];
    expect([model.top, notes.left, notes.right]).toEqual([name.top, name.left, model.right]);
    expect(notes.top).toBeGreaterThan(number.bottom);
    expect(notes.top - number.bottom).toBe(number.top - name.bottom);
  });

  it('has two columns only if it is wide enough', async () => {
    const fields = (width: number) => (
      <div style={{ inlineSize: width }}>
        <FormSection title="Identity" columns={2}>
          <TextField label="Trade name" />
          <TextField label="Model" />
          <TextField label="Notes" data-span="all" />
        </FormSection>
      </div>
    );
    const screen = await render(fields(700));
    const top = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect().top;
    const width = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect().width;
    expect(top('Model')).toBe(top('Trade name'));
    expect(width('Notes')).toBeGreaterThan(2 * width('Model'));
    await screen.rerender(fields(400));
    expect(top('Model')).toBeGreaterThan(top('Trade name'));
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Trade name' })).toHaveFocus();
  });
});
