import '@fontsource-variable/noto-sans-sc/index.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Text } from '../../display/typography/index.js';
import { ThemeRoot } from './theme-root.js';

/** Draws a character in a font stack. */
function drawn(character: string, fontFamily: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
  const context = canvas.getContext('2d')!;
  context.font = `500 32px ${fontFamily}`;
  context.fillText(character, 4, 32);
  return canvas.toDataURL();
}

it.each([undefined, 'Inter'])(
  'displays characters that the font %s lacks in the font of --at-font-fallback',
  async (fontFamily) => {
    const chinese = "'Noto Sans SC Variable'";
    document.documentElement.style.setProperty('--at-font-fallback', chinese);
    const { getByText } = await render(
      <ThemeRoot preset="default" fontFamily={fontFamily}>
        <Text>登录</Text>
      </ThemeRoot>,
    );
    const { fontFamily: stack } = getComputedStyle(getByText('登录').element());
    document.documentElement.style.removeProperty('--at-font-fallback');
    await document.fonts.load(`500 32px ${chinese}`, '登录');
    expect(drawn('登', stack)).toBe(drawn('登', chinese));
    expect(drawn('登', stack)).not.toBe(drawn('录', stack));
  },
);

it('names no Chinese font by default', () => {
  const { fontFamily } = getComputedStyle(document.body);
  expect(fontFamily).not.toContain('Noto');
});
