import { StrictMode, useRef } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../testing/conformance.js';
import { ThemeRoot } from '../../theme/index.js';
import { announce, Announcer, useAnnounce } from './index.js';

describeConformance('Announcer', <Announcer />, { part: 'announcer', element: HTMLDivElement });

interface Announcement {
  text: string;
  role: string;
  lang: string;
  region: Element;
}
/** The topmost modal dialog: the one with the focus, because all others are inert. */
const topModal = () => document.activeElement?.closest('dialog:modal') ?? document.querySelector('dialog:modal');
const isInert = (element: Element) => Boolean(element.closest('[inert]')) || topModal()?.contains(element) === false;

/**
 * Records what a screen reader announces: text that is added to a live region that existed before and is not inert.
 * @returns the announcements in order
 */
function recordAnnouncements() {
  const announced: Announcement[] = [];
  const known = new WeakMap<Element, number>();
  const awaited = new Map<string, () => void>();
  const findRegions = () => {
    for (const region of document.querySelectorAll('[aria-live]'))
      if (!known.has(region)) known.set(region, performance.now());
  };
  findRegions();
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element ? target.closest('[aria-live]') : null;
      if (!region || isInert(region) || performance.now() - (known.get(region) ?? Infinity) < 50) continue;
      for (const node of addedNodes)
        announced.push({
          text: node.textContent ?? '',
          role: region.getAttribute('role') ?? '',
          lang: (node as HTMLElement).lang,
          region,
        });
    }
    for (const { text } of announced) awaited.get(text)?.();
    findRegions();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  /** Resolves when the text is announced, before any timer can fire. */
  const announcement = (text: string) => new Promise<void>((resolve) => void awaited.set(text, resolve));
  return { announced, announcement, texts: () => announced.map(({ text }) => text), stop: () => observer.disconnect() };
}

let recorder: ReturnType<typeof recordAnnouncements>;
beforeEach(() => {
  recorder = recordAnnouncements();
});
afterEach(async () => {
  const allEmpty = () =>
    [...document.querySelectorAll('[aria-live]')].every((region) => region.textContent === '') &&
    !document.querySelector('body > [data-part="announcer"]');
  await vi.waitUntil(allEmpty);
  recorder.stop();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
});

describe('announce', () => {
  it('works without an Announcer, in a region that existed before the text', async () => {
    announce('3 devices found');
    await expect.poll(() => recorder.texts()).toEqual(['3 devices found']);
    expect(recorder.announced[0]?.role).toBe('status');
  });

  it('announces several messages in order', async () => {
    for (const text of ['one', 'two', 'three']) announce(text);
    await expect.poll(() => recorder.texts()).toEqual(['one', 'two', 'three']);
  });

  it('announces a repeated message again', async () => {
    announce('Saved');
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Saved', 'Saved']);
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Saved', 'Saved', 'Saved']);
  });

  it('announces an urgent message as an alert, without waiting for others', async () => {
    announce('one');
    announce('two');
    announce('Not saved', { urgent: true });
    await vi.waitFor(() => expect(recorder.texts()).toHaveLength(3));
    expect(recorder.announced.find(({ text }) => text === 'Not saved')?.role).toBe('alert');
    expect(recorder.texts().indexOf('Not saved')).toBeLessThan(recorder.texts().indexOf('two'));
  });

  it('removes a message after it was announced', async () => {
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Saved']);
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saved'));
  });

  it('ignores an empty message', async () => {
    announce('  ');
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Saved']);
  });

  it('announces the text as it is: markup, other scripts, 10,000 characters', async () => {
    const long = 'x'.repeat(10_000);
    announce('<b>bold</b> 设备已注册 \u202Eabc');
    announce(long);
    await expect.poll(() => recorder.texts()).toEqual(['<b>bold</b> 设备已注册 \u202Eabc', long]);
  });
});

describe('announce while a modal dialog is open', () => {
  const open = (method: 'append' | 'prepend' = 'append') => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>OK</button>';
    document.body[method](dialog);
    dialog.showModal();
    return dialog;
  };

  it('announces inside the dialog, because everything else is inert', async () => {
    await render(<Announcer />);
    const dialog = open();
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Saved']);
    expect(dialog.contains(recorder.announced[0]!.region)).toBe(true);
  });

  it('announces inside the topmost dialog', async () => {
    open();
    const second = open('prepend'); // document order differs from the order of opening
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Saved']);
    expect(second.contains(recorder.announced[0]!.region)).toBe(true);
  });

  it('repeats a message that was lost because a dialog opened or closed', async () => {
    await render(<Announcer />);
    announce('Signed in');
    await recorder.announcement('Signed in');
    const dialog = open();
    await vi.waitFor(() => expect(recorder.texts()).toEqual(['Signed in', 'Signed in']));
    expect(dialog.contains(recorder.announced[1]!.region)).toBe(true);
    await vi.waitFor(() => expect(dialog.textContent).toBe('OK'));
    announce('Device saved');
    await recorder.announcement('Device saved');
    dialog.remove();
    await vi.waitFor(() => expect(recorder.texts().filter((text) => text === 'Device saved')).toHaveLength(2));
  });
});

describe('Announcer', () => {
  it('is part of the server-rendered page, empty', () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Announcer />);
    expect(host.querySelector('[role="status"]')?.textContent).toBe('');
    expect(host.querySelector('[role="alert"]')?.textContent).toBe('');
  });

  it('announces messages from its theme root, in the language of that root', async () => {
    const screen = await render(
      <>
        <Announcer id="page" />
        <ThemeRoot mode="dark">
          <p lang="fr" id="island">
            Îlot
          </p>
          <Announcer id="island-announcer" />
        </ThemeRoot>
      </>,
    );
    announce('Enregistré', { root: screen.container.querySelector('#island') });
    await expect.poll(() => recorder.texts()).toEqual(['Enregistré']);
    expect(recorder.announced[0]).toMatchObject({ lang: 'fr' });
    expect(recorder.announced[0]!.region.parentElement!.id).toBe('island-announcer');
    announce('Saved');
    await expect.poll(() => recorder.texts()).toEqual(['Enregistré', 'Saved']);
    expect(recorder.announced[1]!.region.parentElement!.id).toBe('page');
  });

  it('announces queued messages even if it is unmounted', async () => {
    const screen = await render(<Announcer />);
    announce('one');
    announce('two');
    await recorder.announcement('one');
    expect(recorder.texts()).toEqual(['one']);
    await screen.unmount();
    await vi.waitFor(() => expect(recorder.texts()).toContain('two'));
  });
});

describe('useAnnounce', () => {
  function Example() {
    const ref = useRef<HTMLButtonElement>(null);
    const announceHere = useAnnounce(ref);
    return (
      <button ref={ref} onClick={() => announceHere('Copied')}>
        Copy
      </button>
    );
  }

  it('mounts one region before the first message, also in StrictMode, and removes it on unmount', async () => {
    const screen = await render(
      <StrictMode>
        <Example />
      </StrictMode>,
    );
    expect(document.querySelectorAll('[data-part="announcer"]')).toHaveLength(1);
    await screen.getByRole('button').click();
    await expect.poll(() => recorder.texts()).toEqual(['Copied']);
    await screen.getByRole('button').click();
    await expect.poll(() => recorder.texts()).toEqual(['Copied', 'Copied']);
    await screen.unmount();
    await vi.waitFor(() => expect(document.querySelectorAll('[data-part="announcer"]')).toHaveLength(0));
  });

  it('announces a message that is passed just before the component unmounts', async () => {
    const screen = await render(<Example />);
    await screen.getByRole('button').click();
    await screen.unmount();
    await expect.poll(() => recorder.texts()).toEqual(['Copied']);
  });
});
