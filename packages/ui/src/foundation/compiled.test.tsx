import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { styled, StyleSheetManager } from 'styled-components';
import { compiled } from './compiled.js';

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
const Further = styled(Root)`
  && {
    border-radius: 7px;
  }
`;
const look = (element: Element | null | undefined) => getComputedStyle(element!);

describe('compiled', () => {
  it('writes rules as the build made them, with the class of the element for &', async () => {
    const screen = await render(
      <>
        <Root data-on="">
          <p>Text</p>
        </Root>
        <Root id="next" />
      </>,
    );
    const [first] = screen.container.children;
    expect(look(first).color).toBe('rgb(1, 2, 3)');
    expect(look(first?.querySelector('p')).color).toBe('rgb(4, 5, 6)');
    expect(look(screen.container.querySelector('#next')).color).toBe('rgb(4, 5, 6)');
  });

  it('leaves the rules of what extends it to styled-components', async () => {
    const screen = await render(
      <Further>
        <p>Text</p>
      </Further>,
    );
    expect(look(screen.container.firstElementChild)).toMatchObject({ color: 'rgb(1, 2, 3)', borderRadius: '7px' });
    expect(look(screen.container.querySelector('p')).color).toBe('rgb(4, 5, 6)');
  });

  it('shows its rules to the plugins of stylis that a page uses', async () => {
    function louder(element: { type: string; props: string | string[]; return?: string }) {
      if (element.type === 'decl' && element.props === 'color') element.return = 'color:rgb(9, 9, 9);';
    }
    const screen = await render(
      <StyleSheetManager stylisPlugins={[louder]}>
        <Root />
      </StyleSheetManager>,
    );
    expect(look(screen.container.firstElementChild).color).toBe('rgb(9, 9, 9)');
  });
});
