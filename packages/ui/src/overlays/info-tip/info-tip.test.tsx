import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import { RadioGroup } from '../../inputs/radio-group/index.js';
import { Select } from '../../inputs/select/index.js';
import { Switch } from '../../inputs/switch/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { describeConformance } from '../../testing/conformance.js';
import { walkKeys } from '../../testing/keyboard.js';
import { InfoTip } from './info-tip.js';
import { infoTipKeys } from './info-tip.keys.js';

const ui = (
  <InfoTip label="About the risk class">
    The class decides who assesses. <a href="#rules">Rules</a>
  </InfoTip>
);
const popup = () => document.querySelector<HTMLElement>('[data-part="info-tip-popup"]');
const button = () => page.getByRole('button', { name: 'About the risk class' });

/** `describeConformance` clones its element, so this wrapper passes the props to the popup. */
const WithPopup = (props: object) => (
  <InfoTip defaultOpen label="About the risk class" popup={props}>
    Text
  </InfoTip>
);
describeConformance('InfoTip', ui, { part: 'info-tip', element: HTMLButtonElement });
describeConformance('Popup of InfoTip', <WithPopup />, { part: 'info-tip-popup', element: HTMLDivElement });

describe('InfoTip', () => {
  it.each(infoTipKeys)('$keys: $does', async (row) => {
    await render(ui);
    const trigger = button().element() as HTMLElement;
    await walkKeys(row, { focusFirst: trigger });
    expect(popup() !== null).toBe(row.open);
    expect(document.activeElement).toBe(
      { button: trigger, popup: popup(), link: document.querySelector('a') }[row.focus],
    );
  });

  it('moves focus to the popup, which has the label as name and the content as description', async () => {
    await render(ui);
    await button().click();
    expect(document.activeElement).toBe(popup());
    expect(popup()?.getAttribute('aria-label')).toBe('About the risk class');
    expect(document.getElementById(popup()!.getAttribute('aria-describedby')!)?.textContent).toContain(
      'The class decides who assesses.',
    );
  });

  it('does not open on hover, and closes on a second press', async () => {
    await render(ui);
    await button().hover();
    expect(popup()).toBeNull();
    await button().click();
    expect(popup()).not.toBeNull();
    await button().click();
    expect(popup()).toBeNull();
  });

  it('does not activate the field when used in its label', async () => {
    const changed = vi.fn<(checked: boolean) => void>();
    await render(<Checkbox label={<>Sterile {ui}</>} onCheckedChange={changed} />);
    await button().click();
    expect(popup()).not.toBeNull();
    await userEvent.click(popup()!);
    expect(popup()).not.toBeNull();
    expect(changed).not.toHaveBeenCalled();
    expect(page.getByRole('checkbox', { name: /^Sterile/ }).elements()).toHaveLength(1);
  });

  it('has a target of at least 24 px and does not increase the line height', async () => {
    await render(
      <>
        <p data-testid="plain" style={{ lineHeight: '20px' }}>
          Risk class
        </p>
        <p data-testid="with" style={{ lineHeight: '20px' }}>
          Risk class {ui}
        </p>
      </>,
    );
    const { width, height } = button().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(page.getByTestId('with').element().clientHeight).toBe(page.getByTestId('plain').element().clientHeight);
  });

  it.each([
    ['10,000 letters', 'W'.repeat(10_000)],
    ['emoji', '👩‍⚕️🏥'.repeat(300)],
    ['Arabic', 'جهاز طبي '.repeat(300)],
    ['Chinese', '用于体外诊断'.repeat(300)],
  ])('stays inside the viewport of a phone with %s', async (_, text) => {
    await page.viewport(320, 500);
    try {
      await render(<InfoTip label="About the risk class">{text}</InfoTip>);
      await button().click();
      await vi.waitFor(() => {
        const { left, right, top, bottom } = popup()!.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(500);
      });
    } finally {
      await page.viewport(1024, 768);
    }
  });
});

describe('InfoTip in the label of a field', () => {
  const tip = <InfoTip label="About the class">Text</InfoTip>;
  const label = <>Class {tip}</>;
  const options = [{ value: 'a', label: 'A' }];
  it.each([
    ['TextField', 'textbox', <TextField key="a" label={label} />],
    ['required TextField', 'textbox', <TextField key="b" label={label} required />],
    ['Select', 'combobox', <Select key="c" label={label} options={options} />],
    ['RadioGroup', 'radiogroup', <RadioGroup key="d" label={label} options={options} />],
    ['CheckboxGroup', 'group', <CheckboxGroup key="e" label={label} options={options} />],
    ['Checkbox', 'checkbox', <Checkbox key="f" label={label} />],
    ['Switch', 'switch', <Switch key="g" label={label} />],
  ])('is beside the label and not part of the name: %s', async (_, role, field) => {
    await render(field);
    const button = page.getByRole('button', { name: 'About the class', exact: true });
    await expect.element(button).toBeVisible();
    expect(button.element().closest('label, legend')).toBeNull();
    await expect.element(page.getByRole(role, { name: 'Class', exact: true })).toBeVisible();
    await button.click();
    await expect.element(page.getByRole('dialog', { name: 'About the class' })).toHaveFocus();
  });

  it('is on the line of the label', async () => {
    await render(<TextField label={label} />);
    const button = page.getByRole('button', { name: 'About the class' });
    await expect.element(button).toBeVisible();
    const [text, mark] = [document.querySelector('label')!, button.element()].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(mark!.top).toBeLessThan(text!.bottom);
    expect(mark!.left).toBeGreaterThanOrEqual(text!.right);
  });
});
