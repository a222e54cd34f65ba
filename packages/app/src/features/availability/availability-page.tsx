import { getDesignations } from '@attesta/domain/availability/calls';
import type { Designation, WindowView } from '@attesta/domain/availability/schema';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { Skeleton } from '@attesta/ui/feedback/skeleton';
import { Stack } from '@attesta/ui/layout/stack';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../platform/errors/read-state';
import { readRequest } from '../../platform/http/early-reads';
import { useCall } from '../../platform/http/use-call';
import { Page } from '../../platform/shell/page/page';
import { $firstWindows, useAllWindows, windowsRead } from './all-windows';
import { designationsLoaded } from './edit/history-model';
import { $edit, windowsLoaded } from './edit/model';
import { SaveStatus } from './edit/save-status';
import { WindowEditor } from './window-editor';

export const reads = () => [readRequest(...windowsRead), readRequest(getDesignations, {})];

const placeholder = (
  <Stack gap={16}>
    <Skeleton height={62} width="100%" />
    <Skeleton height={320} width="100%" />
  </Stack>
);

/** "Codes Availability": the windows of the signed-in notified body, which it edits on a timeline or in a list. */
export function Component() {
  const { t } = useTranslation(['availability', 'codes', 'problems', 'bodyProfile']);
  const windows = useAllWindows();
  const first = useUnit($firstWindows) ?? undefined;
  const designated = useCall(getDesignations, {});
  return (
    <Page title={t('title')} lead={t('lead')} actions={<SaveStatus />}>
      <ReadState framed read={{ ...windows, data: windows.data ?? first }} skeleton={placeholder}>
        {(all) => (
          <ReadState framed read={designated} skeleton={placeholder}>
            {(data) => <Loaded windows={all} isComplete={windows.data !== undefined} {...data} />}
          </ReadState>
        )}
      </ReadState>
    </Page>
  );
}

interface LoadedProps {
  windows: readonly WindowView[];
  designations: readonly Designation[];
  today: CalendarDate;
  /** Whether these are all windows. Only then can they be edited. */
  isComplete: boolean;
}

/** Hands over what was read to the model of the edit. */
function Loaded({ windows, designations, today, isComplete }: LoadedProps) {
  const [edit, load, loadDesignations] = useUnit([$edit, windowsLoaded, designationsLoaded]);
  useLayoutEffect(() => void load({ windows, today, isComplete }), [load, windows, today, isComplete]);
  useLayoutEffect(() => void loadDesignations(designations), [loadDesignations, designations]);
  return edit.today === '' ? placeholder : <WindowEditor designations={designations} isComplete={isComplete} />;
}
