import { formatCode, type CodeId } from '@attesta/domain/codes/codes';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Stack } from '@attesta/ui/layout/stack';
import { Drawer } from '@attesta/ui/overlays/drawer';
import { CopyPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../codes';
import { useFormats } from '../../../platform/i18n/formats';
import type { EditedWindow } from './edited-windows';
import { isNoteTooLong } from './note-length';
import { useGapText } from './use-gap-text';
import { DiscardDialog } from './discard-dialog';
import { useCloseGuard } from './use-close-guard';
import { asked, hasValue, useWindowDraft, type Asked } from './use-window-draft';
import type { WindowEditing } from './use-window-edit';
import { viewOf, type EditProblem } from './window-bars';
import { WindowFields } from './window-fields';
import { WindowHistory } from './window-history';

interface WindowPanelProps {
  /** The window when the panel opened. */
  window: EditedWindow;
  /** Whether the window does not exist yet. */
  isNew: boolean;
  /** The codes of a new window. */
  codes: readonly CodeId[];
  editing: WindowEditing;
  /** Opens the dialog that copies the quarter of the window. */
  onCopyQuarter: () => void;
  onClose: () => void;
}

/** A panel with everything that a body enters for one window. */
export function WindowPanel({ window, isNew, codes, editing, onCopyQuarter, onClose }: WindowPanelProps) {
  const { change, edited, rules, today } = editing;
  const { t } = useTranslation('availability');
  const { date, list } = useFormats();
  const nameOf = (name: Asked) => t(`edit.${name === 'slots' ? 'places' : name}`);
  const codeLabel = useCodeLabel();
  const current = edited.find(({ id }) => id === window.id);
  const { values, hasEntered, set, touch, merged, changedFields } = useWindowDraft(window, current);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const [incomplete, setIncomplete] = useState<readonly Asked[]>([]);
  const form = useId();
  const guard = useCloseGuard(hasEntered, onClose);
  const now = current ?? window;
  const gap = useGapText(rules)(now);
  const view = viewOf(now, rules);
  const isRunning = !isNew && now.from < today;
  const isReadOnly = !isNew && view.past;
  const apply = (next: EditedWindow | null, basedOn: EditedWindow) => {
    const problems = change(new Map([[window.id, next]]), isNew ? undefined : new Map([[window.id, basedOn]]));
    const found = Object.values(problems)[0];
    setProblem(found ?? null);
    if (!found) onClose();
  };
  const save = () => {
    const missing = asked.filter((name) => !hasValue(values, name));
    setIncomplete(missing);
    const saved = merged(today);
    if (saved && !isNoteTooLong(values.note)) return apply(saved.window, saved.basedOn);
    setProblem(null);
    document.getElementById(`${form}-${missing[0] ?? 'note'}`)?.focus();
  };
  return (
    <Drawer
      open
      fullOnPhones
      onOpenChange={(open) => !open && guard.close()}
      title={isNew ? t('edit.new') : formatCode(values.code)}
      description={isNew ? undefined : codeLabel(values.code)}
      actions={
        isReadOnly ? undefined : (
          <>
            {!isNew && !isRunning && (
              <Button variant="text" tone="error" onClick={() => apply(null, window)}>
                {t('edit.delete')}
              </Button>
            )}
            {!isNew && (
              <Button
                variant="outlined"
                onClick={() => (hasEntered ? save() : apply({ ...now, updatedOn: today }, now))}
              >
                {t('edit.confirm')}
              </Button>
            )}
            <Button type="submit" form={form}>
              {t('edit.save')}
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        noValidate
        // The fields report a value after typing only, and the value must not be replaced while the user types.
        onInput={({ target }) => {
          const name = asked.find((each) => (target as HTMLElement).id === `${form}-${each}`);
          if (name) touch(name);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={16}>
          {(problem || incomplete.length > 0) && (
            <Alert tone="error" live>
              {problem ? t(`rules.${problem}`) : t('rules.incomplete', { fields: list(incomplete.map(nameOf)) })}
            </Alert>
          )}
          {!isNew && (!current || changedFields.length > 0) && (
            <Alert tone="warning" live>
              {current ? t('edit.changedMeanwhile', { fields: list(changedFields) }) : t('edit.deletedMeanwhile')}
            </Alert>
          )}
          {gap && <Alert tone="warning">{t(gap.isUsable ? 'gap.some' : 'gap.notUsable', { text: gap.text })}</Alert>}
          {isReadOnly && <Alert tone="info">{t('rules.past')}</Alert>}
          <WindowFields
            id={form}
            values={values}
            codes={isNew ? codes : null}
            incomplete={incomplete}
            today={today}
            isRunning={isRunning}
            isReadOnly={isReadOnly}
            onChange={set}
          />
          {!isNew && (
            <>
              <Text size="small" tone="muted">
                {t('edit.confirmedOn', { date: date(now.updatedOn) })}
              </Text>
              <Button variant="outlined" tone="neutral" start={<CopyPlus aria-hidden />} onClick={onCopyQuarter}>
                {t('quarter.title')}
              </Button>
              <WindowHistory id={window.id} />
            </>
          )}
        </Stack>
      </form>
      <DiscardDialog blocker={guard.blocker} />
    </Drawer>
  );
}
