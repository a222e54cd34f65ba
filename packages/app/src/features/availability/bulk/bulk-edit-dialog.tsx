import { bulkValues, isEmptyEdit } from '@attesta/domain/availability/bulk-edit';
import { checkedSteps } from '@attesta/domain/availability/own-windows';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Stack } from '@attesta/ui/layout/stack';
import { Dialog } from '@attesta/ui/overlays/dialog';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePreview, type PreviewRow } from '../edit/change-preview';
import type { EditedWindow } from '../edit/edited-windows';
import { mergedWindow } from '../edit/merged-window';
import { DiscardDialog } from '../edit/discard-dialog';
import { useCloseGuard } from '../edit/use-close-guard';
import { isNoteTooLong } from '../edit/note-length';
import type { WindowEditing } from '../edit/use-window-edit';
import { BulkFields } from './bulk-fields';
import { bulkEditOf, emptyBulkForm, unreadNumbers, type BulkForm } from './bulk-form';

interface BulkEditDialogProps {
  editing: WindowEditing;
  /** The selected windows when the dialog opened. */
  windows: readonly EditedWindow[];
  onClose: () => void;
}

/** Changes several windows at once: all of them or none, as one step that can be undone. */
export function BulkEditDialog({ editing, windows, onClose }: BulkEditDialogProps) {
  const { t } = useTranslation('availability');
  const { edited, today, rules, change } = editing;
  const id = useId();
  const [form, setForm] = useState<BulkForm>(emptyBulkForm);
  // The fields report a value after typing only.
  const [hasTyped, setTyped] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const edit = useMemo(() => bulkEditOf(form), [form]);
  const changes = useMemo(() => {
    const known = new Map(edited.map((window) => [window.id, window]));
    return windows.flatMap((seen) => {
      const before = known.get(seen.id);
      if (!before || left.has(seen.id)) return [];
      return [{ before, ...mergedWindow(seen, bulkValues(seen, edit, today), before) }];
    });
  }, [edited, windows, left, edit, today]);
  const isEmpty = isEmptyEdit(edit);
  const guard = useCloseGuard(hasTyped || form !== emptyBulkForm, onClose);
  const refused = useMemo(() => {
    if (isEmpty) return [];
    const steps = changes.map(({ before, window }) => ({ before, after: window }));
    return checkedSteps(edited, steps, rules).refused;
  }, [isEmpty, changes, edited, rules]);
  const rows = useMemo(() => {
    const problems = new Map(refused.map(({ step, problem }) => [step.before?.id, problem]));
    return changes
      .map(({ window }): PreviewRow => {
        const problem = problems.get(window.id);
        return {
          id: window.id,
          effect: t(problem ? 'bulk.refused' : 'file.effects.changed'),
          window,
          problem: problem ? t(`rules.${problem}`) : null,
        };
      })
      .toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null));
  }, [changes, refused, t]);
  const regulations = new Set(windows.map(({ regulation }) => regulation));
  const isInvalid = unreadNumbers(form).length > 0 || (form.noteChoice === 'set' && isNoteTooLong(form.note));
  const isReady = !isEmpty && !isInvalid && refused.length === 0 && changes.length > 0;
  const save = () => {
    const problems = change(
      new Map(changes.map(({ window }) => [window.id, window])),
      new Map(changes.map(({ basedOn }) => [basedOn.id, basedOn])),
    );
    if (Object.keys(problems).length === 0) onClose();
  };
  return (
    <Dialog
      open
      size="large"
      fullOnPhones
      onOpenChange={(open) => !open && guard.close()}
      title={t('bulk.title', { count: changes.length })}
      description={t('bulk.text')}
      actions={
        <>
          <Button variant="outlined" onClick={guard.close}>
            {t('file.cancel')}
          </Button>
          <Button disabled={!isReady} onClick={save}>
            {isEmpty ? t('bulk.nothing') : t('bulk.save', { count: changes.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16} onInput={() => setTyped(true)}>
        <BulkFields
          id={id}
          form={form}
          regulation={regulations.size === 1 ? windows[0]?.regulation : undefined}
          onChange={(more) => setForm((known) => ({ ...known, ...more }))}
        />
        {refused.length > 0 && (
          <Alert
            tone="error"
            live
            action={
              <Button
                size="small"
                variant="outlined"
                onClick={() => setLeft(new Set([...left, ...refused.flatMap(({ step }) => step.before?.id ?? [])]))}
              >
                {t('bulk.leaveOut', { count: refused.length })}
              </Button>
            }
          >
            {t('bulk.refusedCount', { count: refused.length })}
          </Alert>
        )}
        {!isEmpty && (
          <ChangePreview
            caption={t('bulk.preview')}
            summary={t('file.counts.changed', { count: changes.length - refused.length })}
            rows={rows}
          />
        )}
      </Stack>
      <DiscardDialog blocker={guard.blocker} />
    </Dialog>
  );
}
