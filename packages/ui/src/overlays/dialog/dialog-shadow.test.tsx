import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Button } from '../../inputs/button/index.js';
import { SkipLink } from '../../navigation/skip-link/index.js';
import { Dialog } from './index.js';

// covers D.668
/** Renders an application whose dialog has no trigger into a shadow root. */
function App() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SkipLink href="#main">To the content</SkipLink>
      <main id="main" tabIndex={-1}>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <Dialog title="Delete the device?" open={open} onOpenChange={setOpen} />
      </main>
    </>
  );
}

it('A dialog without a trigger, and the target of a skip link, are found in the shadow root of the application', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  flushSync(() => root.render(<App />));
  shadow.querySelector<HTMLElement>('[data-part="skip-link"]')!.click();
  expect(shadow.activeElement?.id).toBe('main');
  const button = shadow.querySelector('button')!;
  button.focus();
  button.click();
  await vi.waitFor(() => expect(shadow.querySelector('dialog:modal')).not.toBeNull());
  expect(document.querySelector('dialog')).toBeNull();
  flushSync(() => root.unmount());
  host.remove();
});
