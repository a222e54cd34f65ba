import {
  addToShortlist,
  listShortlist,
  removeFromShortlist,
  restoreToShortlist,
} from '@attesta/domain/shortlist/calls';
import type { ShortlistEntry } from '@attesta/domain/shortlist/schema';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createCallFx, serverDataChanged } from '../../platform/http/call-fx';
import { useFailureMessage } from '../../platform/errors/problem-messages';
import { useCall, type Read } from '../../platform/http/use-call';
import type { ResponseOf } from '@attesta/domain/contract/call';
import { notify } from '../../platform/toasts/model';

/** The body to shortlist, with the name for the toast. */
interface Body {
  notifiedBody: string;
  name: string;
}

export interface Shortlist {
  read: Read<ResponseOf<typeof listShortlist>>;
  /** Number of entries; undefined while they are loaded. */
  total: number | undefined;
  entryOf: (notifiedBody: string) => ShortlistEntry | undefined;
  /** Adds a body, or removes it if it is on the shortlist. */
  toggle: (body: Body) => Promise<void>;
  remove: (entry: ShortlistEntry) => Promise<void>;
  saveNote: (entry: ShortlistEntry, note: string) => Promise<void>;
}

const effects = {
  addEntry: createCallFx(addToShortlist),
  removeEntry: createCallFx(removeFromShortlist),
  restoreEntry: createCallFx(restoreToShortlist),
};

/** The shortlist of a device and what the user can do with it. Results and failures are shown as toasts. */
export function useShortlist(device: string, firstTime: boolean | null): Shortlist {
  const { t } = useTranslation('matching');
  const { addEntry, removeEntry, restoreEntry } = useUnit(effects);
  const [show, outdated] = useUnit([notify, serverDataChanged]);
  const failureMessage = useFailureMessage();
  const read = useCall(
    listShortlist,
    { query: { device_id: device, ...(firstTime !== null && { firstTime: firstTime ? 'yes' : 'no' }) } },
    { keepPreviousData: true },
  );
  const data = read.data;

  const actions = useMemo(() => {
    const attempt = async (change: () => Promise<unknown>) => {
      try {
        await change();
      } catch (error) {
        show({ message: failureMessage(error), tone: 'error' });
        outdated([]); // the list may have changed meanwhile
      }
    };
    const choice = firstTime === null ? {} : { firstTime };
    const entryOf = (notifiedBody: string) => data?.entries.find((entry) => entry.notifiedBody === notifiedBody);

    const restore = ({ id, name }: ShortlistEntry) =>
      attempt(async () => {
        await restoreEntry({ params: { id } });
        show({ message: t('shortlist.restored', { name }), tone: 'success' });
      });
    const remove = (entry: ShortlistEntry) =>
      attempt(async () => {
        await removeEntry({ params: { id: entry.id } });
        const action = { label: t('shortlist.undo'), onAction: () => void restore(entry) };
        show({ message: t('shortlist.removed', { name: entry.name }), tone: 'success', action });
      });
    const add = ({ notifiedBody, name }: Body) =>
      attempt(async () => {
        await addEntry({ body: { device_id: device, notifiedBody, ...choice } });
        show({ message: t('shortlist.added', { name }), tone: 'success' });
      });
    return {
      total: data?.total,
      entryOf,
      remove,
      toggle: (body: Body) => {
        const entry = entryOf(body.notifiedBody);
        return entry ? remove(entry) : add(body);
      },
      saveNote: ({ notifiedBody }: ShortlistEntry, note: string) =>
        attempt(async () => {
          await addEntry({
            body: { device_id: device, notifiedBody, note: note.trim() || null, ...choice },
          });
          show({ message: t('shortlist.noteSaved'), tone: 'success' });
        }),
    };
  }, [data, device, firstTime, addEntry, removeEntry, restoreEntry, outdated, show, failureMessage, t]);
  return { read, ...actions };
}
