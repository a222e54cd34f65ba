import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { CodeMark } from './code-mark.js';

const mark = <CodeMark code="MDA 0203" label="Devices for the heart, active and implantable" group="A1" />;
describeConformance('CodeMark', mark, { part: 'code-mark', element: HTMLSpanElement });
describeConformance('CodeMark with its label', <CodeMark code="MDA 0203" label="Active" group="A1" withLabel />, {
  part: 'code-mark',
  element: HTMLSpanElement,
});

describe('CodeMark', () => {
  it('contains code and label for screen readers', async () => {
    const { container } = await render(mark);
    expect(container.textContent).toBe('MDA 0203, Devices for the heart, active and implantable');
  });

  it('is one of several in a line, which wraps between marks', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 200 }}>
        {['MDA 0201', 'MDA 0202', 'MDA 0203'].map((code) => (
          <CodeMark key={code} code={code} label="Active" group="A1" />
        ))}
      </div>,
    );
    const tops = [...container.querySelectorAll('[data-part="code-mark"]')].map(
      (one) => one.getBoundingClientRect().top,
    );
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[0]!);
  });

  it('shows its label on focus and hides it on Escape', async () => {
    const screen = await render(mark);
    await userEvent.tab();
    await expect
      .element(screen.getByRole('tooltip'))
      .toHaveTextContent('Devices for the heart, active and implantable');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('shows its label on hover', async () => {
    const screen = await render(mark);
    await screen.getByText('MDA 0203').hover();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
  });

  it('has no tooltip and no tab stop when its label is visible', async () => {
    const screen = await render(<CodeMark code="MDA 0203" label="Active" group="A1" withLabel />);
    await expect.element(screen.getByText('Active')).toBeVisible();
    expect((screen.container.querySelector('[data-part="code-mark"]') as HTMLElement).tabIndex).toBe(-1);
  });

  it('has the same hue for every code of a group', async () => {
    const { container } = await render(
      <>
        {mark}
        <CodeMark code="MDA 0204" label="Other" group="A1" />
      </>,
    );
    const hues = [...container.querySelectorAll<HTMLElement>('[data-part="code-mark"]')].map(
      (element) => element.dataset['hue'],
    );
    expect(new Set(hues).size).toBe(1);
  });

  it('keeps its characters in order on a right-to-left page', async () => {
    const screen = await render(<div dir="rtl">{mark}</div>);
    expect(screen.getByText('MDA 0203').element().getAttribute('dir')).toBe('ltr');
  });

  it('has its label below the code if the longest word does not fit next to it', async () => {
    const tops = async (inlineSize: number) => {
      const { container } = await render(
        <div style={{ inlineSize }}>
          <CodeMark code="MDA 0203" label="Elektroenzephalographiegeräte" group="A1" withLabel />
        </div>,
      );
      return ['code', 'label'].map((slot) => container.querySelector(`[data-slot="${slot}"]`)!.getBoundingClientRect());
    };
    const [code, label] = await tops(260);
    expect(label!.top).toBeGreaterThanOrEqual(code!.bottom);
    expect(label!.height).toBeLessThan(30);
    const [wideCode, wideLabel] = await tops(600);
    expect(wideLabel!.top).toBeLessThan(wideCode!.bottom);
  });
});
