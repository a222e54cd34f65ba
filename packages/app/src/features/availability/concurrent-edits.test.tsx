import type { WindowView } from '@attesta/domain/availability/schema';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverDataChanged } from '../../platform/http/call-fx';
import { windowWith } from '../../testing/availability-window';
import { bodyHost, openWindows } from './testing/open-windows';
import { changes, inPanel, isSaved, openButton, panel, row, shows, table, text, words } from './testing/windows-page';

/** The message that someone else changed the window. Screen readers receive it from another element with the role. */
const notice = panel.getByRole('alert').filter({ hasText: 'someone else' }).first();
const list = 'GET /api/availability';

/** Opens the panel of a window. Returns a function that stores what someone else made of it, and reads it. */
async function openPanel() {
  const host = bodyHost(windowWith());
  const scope = await openWindows(host, table, true);
  await openButton().click();
  await expect.element(text(words.places)).toBeVisible();
  return async (...windows: WindowView[]) => {
    host[list] = { body: { windows, next: null } };
    await allSettled(serverDataChanged, { scope, params: [] });
    await expect.element(notice).toBeVisible();
  };
}

describe('the panel of a window that someone else changes meanwhile (D.720)', () => {
  it('shows the new values, and saves only what the user entered', async () => {
    const change = await openPanel();
    await userEvent.fill(text(words.note), 'By phone');
    await change(windowWith({ slots: 9, version: 4 }));
    await expect
      .element(panel.getByRole('alert'))
      .toHaveTextContent(words.changedMeanwhile.replace('{{fields}}', 'Places'));
    await expect.element(text(words.places)).toHaveValue('9');
    await inPanel(words.save).click();
    await expect.element(panel).not.toBeInTheDocument();
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', version: 4, window: { slots: 9, note: 'By phone' } }]);
  });

  it('shows both states of a field that both changed, and keeps the one that the user chooses', async () => {
    const change = await openPanel();
    await userEvent.fill(text(words.places), '5');
    await change(windowWith({ slots: 9, note: 'Theirs', version: 4 }));
    await expect.element(text(words.places)).toHaveValue('5');
    await inPanel(words.save).click();
    const dialog = page.getByRole('dialog', { name: words.conflict.title });
    await expect.element(dialog.getByRole('row', { name: `${words.places} 5 9` })).toBeVisible();
    await expect.element(dialog.getByRole('row')).toHaveLength(2);
    expect(changes()).toEqual([]);
    await dialog.getByRole('button', { name: words.conflict.keepMine }).click();
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', version: 4, window: { slots: 5, note: 'Theirs' } }]);
  });

  it('asks also if the user typed the value again that the field had before', async () => {
    const change = await openPanel();
    await userEvent.fill(text(words.places), '5');
    await userEvent.fill(text(words.places), '2');
    await change(windowWith({ slots: 9, version: 4 }));
    await expect.element(text(words.places)).toHaveValue('2');
    await inPanel(words.save).click();
    const dialog = page.getByRole('dialog', { name: words.conflict.title });
    await expect.element(dialog.getByRole('row', { name: `${words.places} 2 9` })).toBeVisible();
    expect(changes()).toEqual([]);
    await dialog.getByRole('button', { name: words.conflict.keepMine }).click();
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', version: 4, window: { slots: 2 } }]);
  });

  it('confirms the window as it is by then', async () => {
    const change = await openPanel();
    await change(windowWith({ slots: 9, version: 4 }));
    await inPanel(words.confirm).click();
    await shows('MDA 0203', /0 of 9.*26 Nov 2026/);
    await isSaved();
    expect(changes()).toMatchObject([{ id: 'w1', version: 4, window: { slots: 9 } }]);
  });

  it('does not delete a window that changed without asking', async () => {
    const change = await openPanel();
    await change(windowWith({ slots: 9, version: 4 }));
    await inPanel(words.delete).click();
    const dialog = page.getByRole('dialog', { name: words.conflict.title });
    await expect.element(dialog.getByText(words.conflict.deleted)).toBeVisible();
    await dialog.getByRole('button', { name: words.conflict.takeTheirs }).click();
    await shows('MDA 0203', '0 of 9');
    expect(changes()).toEqual([]);
  });

  it('does not restore a window that was deleted without asking', async () => {
    const change = await openPanel();
    await change();
    await expect.element(notice).toHaveTextContent(words.deletedMeanwhile);
    await inPanel(words.save).click();
    const dialog = page.getByRole('dialog', { name: words.conflict.title });
    await expect.element(dialog.getByText(words.conflict.deleted)).toBeVisible();
    await dialog.getByRole('button', { name: words.conflict.takeTheirs }).click();
    await expect.element(row('MDA 0203')).not.toBeInTheDocument();
    expect(changes()).toEqual([]);
  });
});
