import { tabTarget } from '../../navigation/tabs/tabs-state.js';

/** Returns the index of the control that a key moves to. Wraps around. Returns null for other keys. */
export const toolbarTarget = (
  key: string,
  current: number,
  count: number,
  direction: { orientation: 'horizontal' | 'vertical'; rtl: boolean },
): number | null => tabTarget(key, current, Array<boolean>(count).fill(false), direction);

/** Inputs that do not use the arrow keys themselves. */
const pressed = /^(button|checkbox|color|file|image|reset|submit)$/;

/** Whether a control uses the arrow keys itself, so that the toolbar must not handle them. */
export const keepsArrows = (control: HTMLElement): boolean =>
  control.isContentEditable ||
  control.matches('textarea, select, [role="slider"], [role="spinbutton"], [role="radio"]') ||
  (control instanceof HTMLInputElement && !pressed.test(control.type));
