import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { Link } from './link.js';

describeConformance('Link', <Link href="#x">Regulation (EU) 2017/745</Link>, {
  part: 'link',
  element: HTMLAnchorElement,
});

describe('Link', () => {
  it('announces that an external page opens in a new tab and sends no referrer', async () => {
    const screen = await render(
      <Link external href="https://eur-lex.example/">
        Regulation
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Regulation (opens in a new tab)' }).element();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer noopener');
  });
  it('differs from text by more than its colour', async () => {
    const screen = await render(<Link href="#x">Regulation</Link>);
    expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('underline');
  });
  it('is at least as wide as its longest word', async () => {
    const screen = await render(
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', inlineSize: 300 }}>
        <Link href="#x">Konformitätsbewertungsverfahren</Link>
        <span style={{ inlineSize: 280 }}>Annex IX</span>
      </div>,
    );
    expect(screen.getByRole('link').element().getClientRects()).toHaveLength(1);
    expect(screen.getByRole('link').element().getBoundingClientRect().height).toBeLessThan(30);
  });
});
