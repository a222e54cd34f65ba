import type { ResponseOf } from '@attesta/domain/contract/call';
import {
  archiveDevices,
  deleteDevice,
  duplicateDevice,
  getDevice,
  restoreDevices,
} from '@attesta/domain/devices/calls';
import type { Device } from '@attesta/domain/devices/schema';
import { useUnit } from 'effector-react';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { knownRead } from '../../../platform/http/known-read';
import { problemOf } from '../../../platform/http/problem';
import { createCallFx } from '../../../platform/http/call-fx';
import { notify } from '../../../platform/toasts/model';
import { copyName } from '../answers/copy-name';
import { knownDevice, newIdempotencyKey } from '../answers/save-device';
import { deviceName } from '../record/device-name';
import { devicePaths } from '../../../platform/navigation/paths';

/** The reads that a response of archiving or restoring answers. */
const knownDevices = ({ changed, unchanged }: ResponseOf<typeof archiveDevices>) =>
  [...changed, ...unchanged].flatMap((device) => knownDevice({ device }));

const effects = {
  archiveMany: createCallFx(archiveDevices, knownDevices),
  restoreMany: createCallFx(restoreDevices, knownDevices),
  duplicateOne: createCallFx(duplicateDevice, knownDevice),
  // The page of the deleted device must not fetch it again before it closes.
  deleteOne: createCallFx(deleteDevice, (_, { params }) => [knownRead(getDevice, { params }, (stored) => stored)]),
};

/** Returns what a user can do with a whole device. Failures are shown as toasts; only `remove` rejects. */
export function useDeviceActions() {
  const { t } = useTranslation('devices');
  const { archiveMany, restoreMany, duplicateOne, deleteOne } = useUnit(effects);
  const show = useUnit(notify);
  const failureMessage = useFailureMessage();
  const navigate = useNavigate();
  /** Idempotency keys of copies without a response, by device: another try creates no second copy. */
  const keys = useRef(new Map<string, string>());
  const nameOf = useCallback((device: Device) => deviceName(device) ?? t('view.unnamed'), [t]);

  return useMemo(() => {
    const fail = (error: unknown) => void show({ message: failureMessage(error), tone: 'error' });

    const restoreAll = async (devices: readonly Device[]): Promise<void> => {
      try {
        const { changed, unchanged, notFound } = await restoreMany({ body: { ids: devices.map(({ id }) => id) } });
        const restored = [...changed, ...unchanged];
        const [first] = restored;
        if (first) {
          const [count, name] = [restored.length, nameOf(first)];
          const message =
            devices.length === 1 ? t('archive.restored', { name }) : t('archive.restoredCount', { count });
          show({ message, tone: 'success' });
        }
        if (notFound.length > 0) show({ message: t('archive.goneCount', { count: notFound.length }) });
      } catch (error) {
        if (devices.length === 1) return fail(error);
        const again = { label: t('archive.restoreOthers'), onAction: () => void restoreAll(devices) };
        const message = `${t('archive.leftCount', { count: devices.length })} ${failureMessage(error)}`;
        show({ message, tone: 'error', action: again });
      }
    };

    const archiveAll = async (devices: readonly Device[]): Promise<void> => {
      try {
        const { changed, notFound } = await archiveMany({ body: { ids: devices.map(({ id }) => id) } });
        const [first] = changed;
        if (first) {
          const undo = { label: t('view.undo'), onAction: () => void restoreAll(changed) };
          const [count, name] = [changed.length, nameOf(first)];
          const message =
            devices.length === 1 ? t('archive.archived', { name }) : t('archive.archivedCount', { count });
          show({ message, tone: 'success', action: undo });
        }
        if (notFound.length > 0) show({ message: t('archive.goneCount', { count: notFound.length }) });
      } catch (error) {
        fail(error);
      }
    };

    const archive = (device: Device): Promise<void> => archiveAll([device]);
    const restore = (device: Device): Promise<void> => restoreAll([device]);

    const duplicate = async (original: Device): Promise<void> => {
      const key = keys.current.get(original.id) ?? newIdempotencyKey();
      keys.current.set(original.id, key);
      try {
        const workingName = copyName(t('archive.copyName', { name: nameOf(original) }));
        const input = { params: { id: original.id }, headers: { 'idempotency-key': key }, body: { workingName } };
        const { device } = await duplicateOne(input);
        keys.current.delete(original.id);
        show({ message: t('archive.copied'), tone: 'success' });
        void navigate(devicePaths.edit(device.id));
      } catch (error) {
        if (problemOf(error).code === 'conflict') keys.current.delete(original.id);
        fail(error);
      }
    };

    const remove = async (device: Device): Promise<void> => {
      await deleteOne({ params: { id: device.id } });
      show({ message: t('archive.deleted', { name: nameOf(device) }), tone: 'success' });
    };

    return { archive, archiveAll, restore, duplicate, remove, nameOf };
  }, [archiveMany, restoreMany, duplicateOne, deleteOne, show, failureMessage, navigate, nameOf, t]);
}
