import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { Stepper } from './stepper.js';
import { stepperKeys } from './stepper.keys.js';

const steps = [
  { id: 'device', label: 'Device' },
  { id: 'class', label: 'Class', description: 'Annex VIII' },
  { id: 'codes', label: 'Codes' },
  { id: 'check', label: 'Check' },
];
describeConformance('Stepper', <Stepper steps={steps} active={1} />, { part: 'stepper', element: HTMLDivElement });

describe('Stepper', () => {
  it('announces each step with its position and state', async () => {
    const screen = await render(<Stepper steps={steps} active={2} />);
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      'Device, 1 of 4, completed',
      'Class, 2 of 4, completedAnnex VIII',
      '3Codes, 3 of 4, current',
      '4Check, 4 of 4, not started',
    ]);
  });

  it('marks one step as current, and none when all are done', async () => {
    const { container, rerender } = await render(<Stepper steps={steps} active={1} />);
    expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    await rerender(<Stepper steps={steps} active={4} />);
    expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-state="done"]')).toHaveLength(4);
  });

  it('marks a step that needs attention in its text, not only by colour', async () => {
    const screen = await render(<Stepper steps={[{ ...steps[0]!, failed: true }, ...steps.slice(1)]} active={2} />);
    await expect.element(screen.getByText(', 1 of 4, needs attention')).toBeInTheDocument();
  });

  it.each(stepperKeys)('$keys: $does', async (row) => {
    const chosen = vi.fn<(id: string) => void>();
    const screen = await render(<Stepper steps={steps} active={2} onStepSelect={(id) => chosen(id)} />);
    expect(screen.getByRole('button').elements()).toHaveLength(2);
    await walkKeys(row, { focusFirst: screen.getByRole('button', { name: /^Class/ }).element() as HTMLElement });
    expect(chosen.mock.calls).toEqual([['class']]);
  });

  it.each([
    [800, 'flat'],
    [358, 'upright'],
  ])('at %i px it is %s, by CSS only', async (inlineSize, how) => {
    const screen = await render(
      <div style={{ inlineSize }}>
        <Stepper steps={steps} active={1} />
      </div>,
    );
    const [first, second] = screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect());
    expect(first!.top === second!.top).toBe(how === 'flat');
  });

  it('uses the given translations', async () => {
    const labels = {
      steps: 'Étapes',
      done: 'terminée',
      position: (position: number, count: number, state: string) => `étape ${position} sur ${count}, ${state}`,
    };
    const screen = await render(<Stepper steps={steps} active={1} labels={labels} />);
    await expect.element(screen.getByText(', étape 1 sur 4, terminée')).toBeInTheDocument();
    await expect.element(screen.getByRole('list', { name: 'Étapes' })).toBeVisible();
  });
});
