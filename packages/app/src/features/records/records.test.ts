import { allSettled, fork, serialize } from 'effector';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '../../platform/session/model';
import { $calendar, calendarRecords } from './calendar';
import { $chat, chatRecords } from './chat';
import { $contact, contactRecords } from './contact';
import type { Records } from './create-records';
import { $customer, customerRecords } from './customer';
import { $kanban, kanbanRecords } from './kanban';
import { $mail, mailRecords } from './mail';
import { $product, productRecords } from './product';
import { $userRecords, userRecords } from './user';

const ana = { id: 'c1', name: 'Ana Pop', email: 'ana@example.org' };
const dan = { id: 'c2', name: 'Dan Ionescu', email: 'dan@example.org' };

describe('the initial values', () => {
  it('of customer (S3.49, D.81)', () =>
    expect(fork().getState($customer)).toStrictEqual({
      customers: [],
      orders: [],
      products: [],
      productreviews: [],
      invoices: [],
      error: null,
    }));

  it('of contact (S3.50, D.81)', () => expect(fork().getState($contact)).toStrictEqual({ contacts: [], error: null }));

  it('of product (S3.51, D.81)', () => expect(fork().getState($product)).toStrictEqual({ addresses: [], error: null }));

  it('of chat (S3.52, D.81)', () =>
    expect(fork().getState($chat)).toStrictEqual({ chats: [], user: null, users: [], error: null }));

  it('of calendar (S3.53, D.81)', () => expect(fork().getState($calendar)).toStrictEqual({ events: [], error: null }));

  it('of mail (S3.54, D.81)', () =>
    expect(fork().getState($mail)).toStrictEqual({ mails: [], unreadCount: 0, error: null }));

  it('of user (S3.55, D.81)', () =>
    expect(fork().getState($userRecords)).toStrictEqual({
      usersS1: [],
      usersS2: [],
      followers: [],
      friendRequests: [],
      friends: [],
      gallery: [],
      posts: [],
      detailCards: [],
      simpleCards: [],
      profileCards: [],
      error: null,
    }));

  it('of kanban (S3.56, D.81)', () =>
    expect(fork().getState($kanban)).toStrictEqual({
      columns: [],
      columnsOrder: [],
      comments: [],
      items: [],
      profiles: [],
      selectedItem: null,
      userStory: [],
      userStoryOrder: [],
      error: null,
    }));
});

const slices: [string, Records<Record<string, unknown>>][] = Object.entries({
  customer: customerRecords,
  contact: contactRecords,
  product: productRecords,
  chat: chatRecords,
  calendar: calendarRecords,
  mail: mailRecords,
  user: userRecords,
  kanban: kanbanRecords,
}).map(([name, records]) => [name, records as unknown as Records<Record<string, unknown>>]);

describe.each(slices)('the slice %s', (_, { $slice, received, failed, reset }) => {
  it('replaces each value on success and clears the error (S4.45, D.80)', async () => {
    const scope = fork();
    for (const [field, event] of Object.entries(received)) {
      await allSettled(failed, { scope, params: 'Wrong Services' });
      await allSettled(event, { scope, params: [{ id: 'first' }, { id: 'second' }] });
      await allSettled(event, { scope, params: [{ id: 'third' }] });
      expect(scope.getState($slice)).toMatchObject({ [field]: [{ id: 'third' }], error: null });
    }
    expect(Object.keys(received)).toEqual(Object.keys(fork().getState($slice)).filter((field) => field !== 'error'));
  });

  it('sets the error on failure and keeps the values (S3.57, D.80)', async () => {
    const scope = fork();
    const [field, event] = Object.entries(received)[0]!;
    await allSettled(event, { scope, params: [{ id: 'first' }] });
    await allSettled(failed, { scope, params: 'Wrong Services' });
    expect(scope.getState($slice)).toMatchObject({ [field]: [{ id: 'first' }], error: 'Wrong Services' });
  });

  it.each([
    ['a reset', reset, undefined],
    ['the end of the session', sessionEnded, 'signed-out'],
  ] as const)('has its initial values again after %s', async (_name, unit, params) => {
    const scope = fork();
    await allSettled(Object.values(received)[0]!, { scope, params: [{ id: 'first' }] });
    await allSettled(failed, { scope, params: 'Wrong Services' });
    await allSettled(unit as typeof sessionEnded, { scope, params: params as 'signed-out' });
    expect(scope.getState($slice)).toEqual(fork().getState($slice));
  });
});

it('scopes are independent of each other', async () => {
  const [one, other] = [fork(), fork()];
  await allSettled(customerRecords.received.customers, { scope: one, params: [ana] });
  await allSettled(customerRecords.received.customers, { scope: other, params: [dan] });
  expect(one.getState($customer).customers).toEqual([ana]);
  expect(other.getState($customer).customers).toEqual([dan]);
});

it('slices have different ids in a serialized scope', async () => {
  const scope = fork();
  await allSettled(customerRecords.received.customers, { scope, params: [ana] });
  await allSettled(contactRecords.failed, { scope, params: 'Wrong Services' });
  const restored = fork({ values: serialize(scope) });
  expect(restored.getState($customer)).toMatchObject({ customers: [ana], error: null });
  expect(restored.getState($contact)).toEqual({ contacts: [], error: 'Wrong Services' });
});
