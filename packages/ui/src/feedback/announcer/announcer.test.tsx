import { StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ThemeRoot } from '../../theme/index.js';
import { announce, Announcer, useAnnounce } from './index.js';

describeConformance('Announcer', <Announcer />, { part: 'announcer', element: HTMLDivElement });

interface Heard {
  text: string;
  role: string;
  lang: string;
  region: Element;
}
/** Of several modal dialogs the top-most one has the focus: in the others nothing can be focused. */
const topModal = () => document.activeElement?.closest('dialog:modal') ?? document.querySelector('dialog:modal');
const isInert = (element: Element) => Boolean(element.closest('[inert]')) || topModal()?.contains(element) === false;

/**
 * What a screen reader hears: words that are added to a live region which was there before them, where nothing makes it inert.
 * @returns what was heard, in its order
 */
function listen() {
  const heard: Heard[] = [];
  const known = new WeakMap<Element, number>();
  const awaited = new Map<string, () => void>();
  const meet = () => {
    for (const region of document.querySelectorAll('[aria-live]'))
      if (!known.has(region)) known.set(region, performance.now());
  };
  meet();
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element ? target.closest('[aria-live]') : null;
      if (!region || isInert(region) || performance.now() - (known.get(region) ?? Infinity) < 50) continue;
      for (const node of addedNodes)
        heard.push({
          text: node.textContent ?? '',
          role: region.getAttribute('role') ?? '',
          lang: (node as HTMLElement).lang,
          region,
        });
    }
    for (const { text } of heard) awaited.get(text)?.();
    meet();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  /** Words at the moment that they are heard: what awaits them goes on before any clock does. */
  const words = (text: string) => new Promise<void>((go) => void awaited.set(text, go));
  return { heard, words, texts: () => heard.map(({ text }) => text), stop: () => observer.disconnect() };
}

let ears: ReturnType<typeof listen>;
beforeEach(() => {
  ears = listen();
});
afterEach(async () => {
  const quiet = () =>
    [...document.querySelectorAll('[aria-live]')].every((region) => region.textContent === '') &&
    !document.querySelector('body > [data-part="announcer"]');
  await vi.waitUntil(quiet);
  ears.stop();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

describe('announce', () => {
  it('is heard without anything prepared, in a region that stood before the words', async () => {
    announce('3 devices found');
    await expect.poll(() => ears.texts()).toEqual(['3 devices found']);
    expect(ears.heard[0]?.role).toBe('status');
  });

  it('says everything that comes at once, in its order', async () => {
    for (const text of ['one', 'two', 'three']) announce(text);
    await expect.poll(() => ears.texts()).toEqual(['one', 'two', 'three']);
  });

  it('says the same words again when they are told again', async () => {
    announce('Saved');
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Saved', 'Saved']);
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Saved', 'Saved', 'Saved']);
  });

  it('says what is urgent as an alert, without waiting for what is not', async () => {
    announce('one');
    announce('two');
    announce('Not saved', { urgent: true });
    await vi.waitFor(() => expect(ears.texts()).toHaveLength(3));
    expect(ears.heard.find(({ text }) => text === 'Not saved')?.role).toBe('alert');
    expect(ears.texts().indexOf('Not saved')).toBeLessThan(ears.texts().indexOf('two'));
  });

  it('leaves nothing to be found once it was said', async () => {
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Saved']);
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saved'));
  });

  it('says nothing for empty words', async () => {
    announce('  ');
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Saved']);
  });

  it('says the words as they are: markup, other scripts, 10,000 characters', async () => {
    const long = 'x'.repeat(10_000);
    announce('<b>bold</b> 设备已注册 \u202Eabc');
    announce(long);
    await expect.poll(() => ears.texts()).toEqual(['<b>bold</b> 设备已注册 \u202Eabc', long]);
  });
});

describe('announce while a modal dialog is open', () => {
  const open = (place: 'append' | 'prepend' = 'append') => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>OK</button>';
    document.body[place](dialog);
    dialog.showModal();
    return dialog;
  };

  it('speaks inside of it, as the rest is inert', async () => {
    await render(<Announcer />);
    const dialog = open();
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Saved']);
    expect(dialog.contains(ears.heard[0]!.region)).toBe(true);
  });

  it('speaks inside of the top-most one', async () => {
    open();
    const second = open('prepend'); // the order of the document is not the order of opening
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Saved']);
    expect(second.contains(ears.heard[0]!.region)).toBe(true);
  });

  it('says once more what a dialog covered or took with it', async () => {
    await render(<Announcer />);
    announce('Signed in');
    await ears.words('Signed in');
    const dialog = open();
    await vi.waitFor(() => expect(ears.texts()).toEqual(['Signed in', 'Signed in']));
    expect(dialog.contains(ears.heard[1]!.region)).toBe(true);
    await vi.waitFor(() => expect(dialog.textContent).toBe('OK'));
    announce('Device saved');
    await ears.words('Device saved');
    dialog.remove();
    await vi.waitFor(() => expect(ears.texts().filter((text) => text === 'Device saved')).toHaveLength(2));
  });
});

describe('Announcer', () => {
  it('is there in what the server sends, empty', () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Announcer />);
    expect(host.querySelector('[role="status"]')?.textContent).toBe('');
    expect(host.querySelector('[role="alert"]')?.textContent).toBe('');
  });

  it('says what is told in its own theme root, in the language there', async () => {
    const screen = await render(
      <>
        <Announcer id="page" />
        <ThemeRoot mode="dark">
          <p lang="fr" id="island">
            Îlot
          </p>
          <Announcer id="island-voice" />
        </ThemeRoot>
      </>,
    );
    announce('Enregistré', { root: screen.container.querySelector('#island') });
    await expect.poll(() => ears.texts()).toEqual(['Enregistré']);
    expect(ears.heard[0]).toMatchObject({ lang: 'fr' });
    expect(ears.heard[0]!.region.parentElement!.id).toBe('island-voice');
    announce('Saved');
    await expect.poll(() => ears.texts()).toEqual(['Enregistré', 'Saved']);
    expect(ears.heard[1]!.region.parentElement!.id).toBe('page');
  });

  it('loses no words when it is taken away with words waiting', async () => {
    const screen = await render(<Announcer />);
    announce('one');
    announce('two');
    await ears.words('one');
    expect(ears.texts()).toEqual(['one']);
    await screen.unmount();
    await vi.waitFor(() => expect(ears.texts()).toContain('two'));
  });
});

describe('useAnnounce', () => {
  function Speaker() {
    const place = useRef<HTMLButtonElement>(null);
    const say = useAnnounce(place);
    return (
      <button ref={place} onClick={() => say('Copied')}>
        Copy
      </button>
    );
  }

  it('has a region ready before the words come, once in StrictMode too, and takes it away', async () => {
    const screen = await render(
      <StrictMode>
        <Speaker />
      </StrictMode>,
    );
    expect(document.querySelectorAll('[data-part="announcer"]')).toHaveLength(1);
    await screen.getByRole('button').click();
    await expect.poll(() => ears.texts()).toEqual(['Copied']);
    await screen.getByRole('button').click();
    await expect.poll(() => ears.texts()).toEqual(['Copied', 'Copied']);
    await screen.unmount();
    await vi.waitFor(() => expect(document.querySelectorAll('[data-part="announcer"]')).toHaveLength(0));
  });

  it('says what was told in the moment its component goes', async () => {
    const screen = await render(<Speaker />);
    await screen.getByRole('button').click();
    await screen.unmount();
    await expect.poll(() => ears.texts()).toEqual(['Copied']);
  });
});
