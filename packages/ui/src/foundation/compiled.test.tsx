import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { styled, StyleSheetManager } from 'styled-components';
import { compiled } from './compiled.js';

// oxfmt-ignore: the exact text that the build writes
const Root = compiled(styled.div`
  @media all {
    & {
      color: rgb(1, 2, 3);
    }
    & p,
    &[data-on] + & {
      color: rgb(4, 5, 6);
    }
  }
`);
const Extended = styled(Root)`
  && {
    border-radius: 7px;
  }
`;
const styleOf = (element: Element | null | undefined) => getComputedStyle(element!);

describe('compiled', () => {
  it('inserts the compiled rules unchanged, with the class name of the element for &', async () => {
    const screen = await render(
      <>
        <Root data-on="">
          <p>Text</p>
        </Root>
        <Root id="next" />
      </>,
    );
    const [first] = screen.container.children;
    expect(styleOf(first).color).toBe('rgb(1, 2, 3)');
    expect(styleOf(first?.querySelector('p')).color).toBe('rgb(4, 5, 6)');
    expect(styleOf(screen.container.querySelector('#next')).color).toBe('rgb(4, 5, 6)');
  });

  it('lets styled-components compile the rules of an element that extends it', async () => {
    const screen = await render(
      <Extended>
        <p>Text</p>
      </Extended>,
    );
    expect(styleOf(screen.container.firstElementChild)).toMatchObject({ color: 'rgb(1, 2, 3)', borderRadius: '7px' });
    expect(styleOf(screen.container.querySelector('p')).color).toBe('rgb(4, 5, 6)');
  });

  it('applies the stylis plugins of the page to its rules', async () => {
    function recolor(element: { type: string; props: string | string[]; return?: string }) {
      if (element.type === 'decl' && element.props === 'color') element.return = 'color:rgb(9, 9, 9);';
    }
    const screen = await render(
      <StyleSheetManager stylisPlugins={[recolor]}>
        <Root />
      </StyleSheetManager>,
    );
    expect(styleOf(screen.container.firstElementChild).color).toBe('rgb(9, 9, 9)');
  });
});
