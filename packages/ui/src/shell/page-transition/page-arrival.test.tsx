import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { recordAnnouncements } from '../../testing/announced.js';
import { usePageArrival } from './page-arrival.js';

/** A router layout: its links persist, the content of `main` changes. */
function Frame({ page, children = <h1>{page}</h1> }: { page: string; children?: ReactNode }) {
  usePageArrival(page);
  return (
    <>
      <a href="#next">Next</a>
      <main tabIndex={-1}>{children}</main>
    </>
  );
}

const link = () => screen.getByRole('link', { name: 'Next' }).element() as HTMLElement;
const focused = (text: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(text));
const aFewFrames = async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
};

afterEach(() => {
  document.title = '';
});

describe('usePageArrival', () => {
  it('does not move the focus on the first page, even if it renders late or after a redirect', async () => {
    const shown = await render(
      <StrictMode>
        <Frame page="/devices">
          <p>Loading</p>
        </Frame>
      </StrictMode>,
    );
    await shown.rerender(
      <StrictMode>
        <Frame page="/">
          <p>Loading</p>
        </Frame>
      </StrictMode>,
    );
    await shown.rerender(
      <StrictMode>
        <Frame page="/" />
      </StrictMode>,
    );
    await aFewFrames();
    expect(document.activeElement).toBe(document.body);
  });

  it('treats the target of an initial redirect as the first page', async () => {
    const shown = await render(
      <Frame page="/devices">
        <p>Loading</p>
      </Frame>,
    );
    await aFewFrames();
    await shown.rerender(<Frame page="/" />);
    await aFewFrames();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves the focus to the heading of the next page and announces its title', async () => {
    const announced = recordAnnouncements();
    const shown = await render(
      <StrictMode>
        <Frame page="/devices" />
      </StrictMode>,
    );
    await aFewFrames();
    link().focus();
    document.title = 'Codes · Attesta';
    await shown.rerender(
      <StrictMode>
        <Frame page="/codes" />
      </StrictMode>,
    );
    await focused('/codes');
    await vi.waitFor(() => expect(announced).toEqual(['polite Codes · Attesta']));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(link());
    expect(screen.getByRole('heading').element().hasAttribute('tabindex')).toBe(false);
  });

  it('waits for a heading that renders after loading', async () => {
    const shown = await render(<Frame page="/devices" />);
    await aFewFrames();
    link().focus();
    await shown.rerender(
      <Frame page="/codes">
        <p>Loading</p>
      </Frame>,
    );
    expect(document.activeElement).toBe(link());
    await shown.rerender(
      <Frame page="/codes">
        <h1>Codes</h1>
      </Frame>,
    );
    await focused('Codes');
  });

  it('does not move the focus after the user has interacted', async () => {
    const shown = await render(<Frame page="/devices" />);
    await aFewFrames();
    link().focus();
    await shown.rerender(
      <Frame page="/codes">
        <p>Loading</p>
      </Frame>,
    );
    await userEvent.keyboard('{Shift}');
    await shown.rerender(
      <Frame page="/codes">
        <h1>Codes</h1>
      </Frame>,
    );
    await aFewFrames();
    expect(document.activeElement).toBe(link());
  });

  it('keeps a focus set by the page, and moves it from the element of the previous page', async () => {
    const shown = await render(<Frame page="/devices" />);
    await aFewFrames();
    await shown.rerender(
      <Frame page="/edit">
        <h1>Edit device</h1>
        <input aria-label="Name" ref={(box) => box?.focus()} />
      </Frame>,
    );
    await aFewFrames();
    expect(document.activeElement?.ariaLabel).toBe('Name');
    await shown.rerender(
      <Frame page="/view">
        <h1>View device</h1>
        <input aria-label="Name" />
      </Frame>,
    );
    await focused('View device');
  });

  it('does nothing when only the query changes', async () => {
    const shown = await render(<Frame page="/devices" />);
    await aFewFrames();
    link().focus();
    await shown.rerender(
      <Frame page="/devices">
        <h1>Devices, page 2</h1>
      </Frame>,
    );
    await aFewFrames();
    expect(document.activeElement).toBe(link());
  });
});
