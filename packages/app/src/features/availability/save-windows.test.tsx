import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sent, type Respond } from '../../testing/portal-page';
import english from '../../platform/i18n/en/availability.json';
import { windowWith } from '../../testing/availability-window';
import { bodyHost, openWindows } from './testing/open-windows';
import {
  words,
  call,
  table,
  main,
  openButton,
  inPanel,
  row,
  status,
  isSaved,
  changes,
  textOf,
  shows,
  changePlaces,
} from './testing/windows-page';

/** The call that reads windows. */
const list = 'GET /api/availability';

/** Whether the browser would ask before the page closes. */
function asksBeforeUnload() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('changes of windows', () => {
  it('say that they are on their way, and the browser asks before it closes the page meanwhile', async () => {
    let answer: (() => void) | undefined;
    const host = bodyHost(windowWith());
    const save = host[call] as Respond;
    host[call] = (request) => new Promise((resolve) => (answer = () => resolve(save(request))));
    await openWindows(host, table);
    await isSaved();
    expect(asksBeforeUnload()).toBe(false);
    await changePlaces('5');
    await expect.element(status).toHaveTextContent(words.state.saving);
    await vi.waitFor(() => expect(answer).toBeDefined());
    expect(asksBeforeUnload()).toBe(true);
    answer!();
    await isSaved();
    await vi.waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it('that could not be sent stay, and are sent again or undone (D.535)', async () => {
    const host = bodyHost(windowWith());
    const save = host[call]!;
    host[call] = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
    await openWindows(host, table);
    await changePlaces('5');
    const alert = main.getByRole('alert').filter({ hasText: words.failed });
    await expect.element(alert).toBeVisible();
    await expect.element(status).toHaveTextContent(words.state.waiting);
    await shows('MDA 0203', '0 of 5');
    host[call] = save;
    await alert.getByRole('button', { name: words.retry }).click();
    await isSaved();
    await expect.element(alert).not.toBeInTheDocument();
    host[call] = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
    await changePlaces('7');
    await alert.getByRole('button', { name: words.discard }).click();
    await shows('MDA 0203', '0 of 5');
    await isSaved();
  });

  it('stay when a response arrives that the server read before the change (D.260, D.535)', async () => {
    const host = bodyHost(windowWith());
    const [read, save] = [host[list] as Respond, host[call] as Respond];
    let reads = 0;
    const late = Promise.withResolvers<void>();
    host[list] = async (request) => {
      const response = await read(request);
      reads += 1;
      if (reads > 1) await late.promise;
      if (reads > 2) await new Promise(() => undefined);
      return response;
    };
    await openWindows(host, table, true);
    await changePlaces('5');
    await isSaved();
    await vi.waitFor(() => expect(reads).toBe(2));
    host[call] = (request) => {
      setTimeout(late.resolve, 20); // after the response of this change, before the next read
      return save(request);
    };
    await changePlaces('7');
    await vi.waitFor(() => expect(reads).toBe(3));
    await shows('MDA 0203', '0 of 7');
    await isSaved();
  });

  it('that someone else changed meanwhile are compared; either state is kept (D.531, D.535)', async () => {
    const host = bodyHost(windowWith());
    const save = host[call]!;
    const conflict: Respond = ({ body }) => {
      const [yours] = (body as { changes: unknown[] }).changes;
      const stored = windowWith({ slots: 9, version: 7 });
      return { status: 409, body: { code: 'conflict', message: 'Changed.', conflicts: [{ stored, yours }] } };
    };
    host[call] = conflict;
    await openWindows(host, table);
    await changePlaces('5');
    const dialog = page.getByRole('dialog', { name: words.conflict.title });
    await expect.element(dialog.getByRole('row', { name: `${words.places} 5 9` })).toBeVisible();
    await dialog.getByRole('button', { name: words.conflict.takeTheirs }).click();
    await shows('MDA 0203', '0 of 9');
    await isSaved();
    expect(sent(call)).toHaveLength(1);
    await changePlaces('6');
    await expect.element(dialog).toBeVisible();
    host[call] = save;
    await dialog.getByRole('button', { name: words.conflict.keepMine }).click();
    await isSaved();
    expect(changes().at(-1)).toMatchObject({ id: 'w1', version: 7, window: { slots: 6 } });
  });

  it('that close windows with taken places are confirmed first, or undone', async () => {
    const host = bodyHost(windowWith({ reserved: 1 }));
    const save = host[call] as Respond;
    host[call] = (request) =>
      (request.body as { reservationsConfirmed: boolean }).reservationsConfirmed
        ? save(request)
        : {
            status: 409,
            body: { code: 'refused', message: 'No.', problems: [{ id: 'w1', problem: 'has_reservations' }] },
          };
    await openWindows(host, table);
    const dialog = page.getByRole('dialog', { name: words.reservations.title });
    const remove = async () => {
      await openButton().click();
      await inPanel(words.delete).click();
      await expect.poll(() => textOf(dialog.getByRole('listitem'))).toMatch(/^MDA 0203, .+Places are taken/);
    };
    await remove();
    await dialog.getByRole('button', { name: words.discard }).click();
    await expect.element(row('MDA 0203')).toBeVisible();
    await remove();
    await dialog.getByRole('button', { name: words.reservations.confirm }).click();
    await expect.element(row('MDA 0203')).not.toBeInTheDocument();
    await isSaved();
    expect(sent(call)).toHaveLength(3);
  });

  it('that a rule of the server forbids can be sent again', async () => {
    const host = bodyHost(windowWith());
    const save = host[call]!;
    const problems = [{ id: 'w1', problem: 'not_designated' }];
    host[call] = { status: 409, body: { code: 'refused', message: 'No.', problems } };
    await openWindows(host, table);
    await changePlaces('5');
    const dialog = page.getByRole('dialog', { name: words.refused.title });
    await expect.element(dialog.getByText(english.rules.not_designated, { exact: false })).toBeVisible();
    host[call] = save;
    await dialog.getByRole('button', { name: words.retry }).click();
    await isSaved();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
