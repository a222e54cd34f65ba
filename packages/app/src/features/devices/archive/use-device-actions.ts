import {
  archiveDevice,
  deleteDevice,
  duplicateDevice,
  listDevices,
  restoreDevice,
} from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { useUnit } from 'effector-react';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { problemOf } from '../../../platform/http/problem';
import { useSend } from '../../../platform/http/use-send';
import { notify } from '../../../platform/toasts/model';
import { copyName } from '../answers/copy-name';
import { newIdempotencyKey } from '../answers/save-device';
import { deviceName } from '../record/device-name';
import { devicePaths } from '../record/paths';
import { changeEach } from './change-each';
import { useDeviceCache } from './use-device-cache';

/** Returns what a user can do with a whole device. Failures are shown as toasts; only `remove` rejects. */
export function useDeviceActions() {
  const { t } = useTranslation('devices');
  const send = useSend();
  const show = useUnit(notify);
  const failureMessage = useFailureMessage();
  const navigate = useNavigate();
  const { store, reload } = useDeviceCache();
  /** Idempotency keys of copies without a response, by device: another try creates no second copy. */
  const keys = useRef(new Map<string, string>());
  const nameOf = useCallback((device: Device) => deviceName(device) ?? t('view.unnamed'), [t]);

  return useMemo(() => {
    const fail = (error: unknown) => show({ message: failureMessage(error), tone: 'error' });

    const restore = async ({ id }: Device): Promise<void> => {
      try {
        const { device } = await send(restoreDevice, { params: { id } });
        await store(device);
        show({ message: t('archive.restored', { name: nameOf(device) }), tone: 'success' });
      } catch (error) {
        fail(error);
      }
    };

    const archive = async ({ id }: Device): Promise<void> => {
      try {
        const { device } = await send(archiveDevice, { params: { id } });
        await store(device);
        const undo = { label: t('view.undo'), onAction: () => void restore(device) };
        show({ message: t('archive.archived', { name: nameOf(device) }), tone: 'success', action: undo });
      } catch (error) {
        fail(error);
      }
    };

    /** Updates the lists. There is no cache to update after the session ended. */
    const keep = (changed: readonly Device[]) => (changed.length > 0 ? store(...changed).catch(() => undefined) : null);

    const restoreAll = async (devices: readonly Device[]): Promise<void> => {
      const { changed, left, error } = await changeEach(
        devices,
        async ({ id }) => (await send(restoreDevice, { params: { id } })).device,
      );
      if (error === undefined) {
        show({ message: t('archive.restoredCount', { count: changed.length }), tone: 'success' });
      } else {
        const again = { label: t('archive.restoreOthers'), onAction: () => void restoreAll(left) };
        const message = `${t('archive.leftCount', { count: left.length })} ${failureMessage(error)}`;
        show({ message, tone: 'error', action: again });
      }
      await keep(changed);
    };

    const archiveAll = async (devices: readonly Device[]): Promise<void> => {
      const { changed, gone, error } = await changeEach(
        devices,
        async ({ id }) => (await send(archiveDevice, { params: { id } })).device,
      );
      if (changed.length > 0) {
        const undo = { label: t('view.undo'), onAction: () => void restoreAll(changed) };
        show({ message: t('archive.archivedCount', { count: changed.length }), tone: 'success', action: undo });
      }
      if (gone.length > 0) show({ message: t('archive.goneCount', { count: gone.length }) });
      if (error !== undefined) fail(error);
      await (gone.length > 0 && changed.length === 0 ? reload(listDevices.path) : keep(changed));
    };

    const duplicate = async (original: Device): Promise<void> => {
      const key = keys.current.get(original.id) ?? newIdempotencyKey();
      keys.current.set(original.id, key);
      try {
        const workingName = copyName(t('archive.copyName', { name: nameOf(original) }));
        const input = { params: { id: original.id }, headers: { 'idempotency-key': key }, body: { workingName } };
        const { device } = await send(duplicateDevice, input);
        keys.current.delete(original.id);
        await store(device);
        show({ message: t('archive.copied'), tone: 'success' });
        void navigate(devicePaths.edit(device.id));
      } catch (error) {
        if (problemOf(error).code === 'conflict') keys.current.delete(original.id);
        fail(error);
      }
    };

    const remove = async (device: Device): Promise<void> => {
      await send(deleteDevice, { params: { id: device.id } });
      await reload(listDevices.path);
      show({ message: t('archive.deleted', { name: nameOf(device) }), tone: 'success' });
    };

    return { archive, archiveAll, restore, duplicate, remove, nameOf };
  }, [send, show, failureMessage, navigate, store, reload, nameOf, t]);
}
