import { StrictMode, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listen } from '../../testing/heard.js';
import { usePageArrival } from './page-arrival.js';

/** A router's frame: its links stay, what is in `main` changes. */
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
const focused = (words: string) => vi.waitFor(() => expect(document.activeElement?.textContent).toBe(words));
const aFewFrames = async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
};

afterEach(() => {
  document.title = '';
});

describe('usePageArrival', () => {
  it('leaves the focus alone at the first page, also where that is shown late or after a way round', async () => {
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

  it('takes the page that a first address leads on to for the first one', async () => {
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

  it('brings the focus to the heading of the next page, and says its title', async () => {
    const heard = listen();
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
    await vi.waitFor(() => expect(heard).toEqual(['polite Codes · Attesta']));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(link());
    expect(screen.getByRole('heading').element().hasAttribute('tabindex')).toBe(false);
  });

  it('waits for a heading that comes with what is read', async () => {
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

  it('does not take the focus back from a reader who went on meanwhile', async () => {
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

  it('leaves the focus where the page put it, and takes it from what was left behind', async () => {
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

  it('stays while only the query changes', async () => {
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
