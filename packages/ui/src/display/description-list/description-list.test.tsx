import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Chip } from '../chip/chip.js';
import { wordsByPosition } from '../../testing/words-by-position.js';
import { DescriptionList } from './description-list.js';

const items = [
  { term: 'Name', description: 'Retina scanner' },
  { term: 'Class', description: 'IIa' },
  { term: 'Basic UDI-DI', description: null },
];
describeConformance('DescriptionList', <DescriptionList items={items} />, {
  part: 'description-list',
  element: HTMLDivElement,
});

describe('DescriptionList', () => {
  it('associates each term with its description', async () => {
    const screen = await render(<DescriptionList items={items} />);
    expect(
      screen
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    ).toEqual(['Name', 'Class', 'Basic UDI-DI']);
    expect(
      screen
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Retina scanner', 'IIa', 'Not given']);
  });

  it('shows zero as a value', async () => {
    const screen = await render(<DescriptionList items={[{ term: 'Open questions', description: 0 }]} />);
    await expect.element(screen.getByRole('definition')).toHaveTextContent('0');
  });

  it.each([
    [720, true],
    [358, false],
  ])('at %i px shows term and description side by side: %s', async (inlineSize, beside) => {
    const screen = await render(
      <div style={{ inlineSize }}>
        <DescriptionList items={items} />
      </div>,
    );
    const top = (element: Element) => element.getBoundingClientRect().top;
    const term = screen.getByRole('term').first().element();
    const definition = screen.getByRole('definition').first().element();
    expect(top(term) === top(definition)).toBe(beside);
  });

  it('on a right-to-left page isolates text and arranges chips from the right', async () => {
    const screen = await render(
      <div dir="rtl">
        <DescriptionList
          items={[
            { term: 'Text', description: '12 Mar 2027' },
            { term: 'Element', description: <b>12 Mar 2027</b> },
            {
              term: 'Chips',
              description: (
                <div style={{ display: 'flex' }}>
                  <Chip>Open</Chip>
                  <Chip>Draft</Chip>
                </div>
              ),
            },
          ]}
        />
      </div>,
    );
    const [text, element, chips] = screen.getByRole('definition').elements();
    for (const value of [text!, element!]) expect(wordsByPosition(value)).toEqual(['12', 'Mar', '2027']);
    const [open, draft] = [...chips!.querySelectorAll('[data-part="chip"]')].map((chip) =>
      chip.getBoundingClientRect(),
    );
    expect(open!.right).toBe(chips!.getBoundingClientRect().right);
    expect(draft!.right).toBeLessThanOrEqual(open!.left);
  });
});
