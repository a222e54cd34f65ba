import { wcagContrast } from 'culori';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { chipKeys, selectableChipKeys } from './chip.keys.js';
import { presetIds, ThemeRoot } from '../../theme/index.js';
import { Chip, SelectableChip } from './index.js';

describeConformance(
  'Chip',
  <Chip tone="success" shape="solid">
    Certified
  </Chip>,
  { part: 'chip', element: HTMLSpanElement },
);
describeConformance('Removable chip', <Chip onRemove={() => undefined}>MDA 0203</Chip>, {
  part: 'chip',
  element: HTMLSpanElement,
});
describeConformance('SelectableChip', <SelectableChip>Class III</SelectableChip>, {
  part: 'chip',
  element: HTMLButtonElement,
});

describe('Chip', () => {
  it.each(chipKeys)('$keys: $does', async (row) => {
    const removed = vi.fn<() => void>();
    const screen = await render(<Chip onRemove={removed}>MDA 0203</Chip>);
    await walkKeys(row, { focusFirst: screen.getByRole('button').element() as HTMLElement });
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it.each(['light', 'dark'] as const)(
    'has a visible border when neutral and inside a hovered row, which has the same background: %s',
    async (mode) => {
      const screen = await render(
        presetIds.map((preset) => (
          <ThemeRoot key={preset} preset={preset} mode={mode}>
            <Chip>Draft</Chip>
          </ThemeRoot>
        )),
      );
      const edges = screen
        .getByText('Draft')
        .elements()
        .map((words) => {
          const { borderBlockStartColor, backgroundColor } = getComputedStyle(words.closest('[data-part="chip"]')!);
          return wcagContrast(borderBlockStartColor, backgroundColor);
        });
      expect(edges).toHaveLength(presetIds.length);
      expect(edges.filter((edge) => edge < 1.15)).toEqual([]);
    },
  );

  it('includes its text in the name of its remove button', async () => {
    const screen = await render(
      <Chip onRemove={() => undefined} removeLabel="Retirer">
        MDA 0203
      </Chip>,
    );
    await expect.element(screen.getByRole('button', { name: 'Retirer MDA 0203' })).toBeVisible();
  });

  it('has no button when it is not removable', async () => {
    const screen = await render(<Chip>Draft</Chip>);
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  it('shows each state in a distinct shape, regardless of its colour', async () => {
    const { container } = await render(
      <>
        {(['outline', 'dashed', 'half', 'solid'] as const).map((shape) => (
          <Chip key={shape} shape={shape}>
            State
          </Chip>
        ))}
      </>,
    );
    const forms = [...container.querySelectorAll<HTMLElement>('[data-slot="mark"]')].map((mark) => {
      const style = getComputedStyle(mark);
      return `${style.borderTopStyle} ${style.borderTopWidth} ${style.borderInlineStartWidth}`; // survives forced colours
    });
    expect(new Set(forms).size).toBe(4);
  });

  it('shows the full text as a title only when it is truncated', async () => {
    const screen = await render(
      <>
        <span style={{ display: 'block', inlineSize: 120 }}>
          <Chip>Software for the analysis of images of the retina</Chip>
        </span>
        <Chip>Short</Chip>
      </>,
    );
    const long = screen.getByText(/Software/);
    await long.hover();
    expect(long.element().getAttribute('title')).toBe('Software for the analysis of images of the retina');
    await screen.getByText('Short').hover();
    expect(screen.getByText('Short').element().getAttribute('title')).toBeFalsy();
  });

  it('has a remove button of at least 24 px', async () => {
    const screen = await render(<Chip onRemove={() => undefined}>MDA 0203</Chip>);
    expect((screen.getByRole('button').element() as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(24);
  });
});

describe('SelectableChip', () => {
  it.each(selectableChipKeys)('$keys: $does', async (row) => {
    const changed = vi.fn<(selected: boolean) => void>();
    const screen = await render(<SelectableChip onSelectedChange={changed}>Class III</SelectableChip>);
    const chip = screen.getByRole('button', { name: 'Class III' });
    await walkKeys(row, { focusFirst: chip.element() as HTMLElement });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    await walkKeys(row, { focusFirst: chip.element() as HTMLElement });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'false');
    expect(changed.mock.calls.map(([selected]) => selected)).toEqual([true, false]);
  });

  it('can be controlled, and does not change when `onClick` prevents the default', async () => {
    const screen = await render(
      <>
        <SelectableChip selected>Owned</SelectableChip>
        <SelectableChip onClick={(event) => event.preventDefault()}>Kept</SelectableChip>
      </>,
    );
    for (const name of ['Owned', 'Kept']) await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByRole('button', { name: 'Owned' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByRole('button', { name: 'Kept' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the selection by a tick, not only by colour', async () => {
    const { container } = await render(
      <>
        <SelectableChip>Off</SelectableChip>
        <SelectableChip defaultSelected>On</SelectableChip>
      </>,
    );
    expect([...container.querySelectorAll('button')].map((chip) => chip.querySelectorAll('svg').length)).toEqual([
      0, 1,
    ]);
  });

  it('truncates text that does not fit and is at least 24 px high', async () => {
    const { container } = await render(
      <div style={{ inlineSize: 160 }}>
        <SelectableChip>{'x'.repeat(10_000)}</SelectableChip>
      </div>,
    );
    const chip = container.querySelector('button')!;
    expect(chip.offsetWidth).toBeLessThanOrEqual(160);
    expect(chip.offsetHeight).toBeGreaterThanOrEqual(24);
  });
});
