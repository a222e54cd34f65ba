import { applicationKinds, intakePools } from '@attesta/domain/availability/schema';
import { riskClassesOf, type RiskClass } from '@attesta/domain/classes/class-variant';
import { formatCode, type CodeId } from '@attesta/domain/codes/codes';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { Select } from '@attesta/ui/inputs/select';
import { Switch } from '@attesta/ui/inputs/switch';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { Drawer } from '@attesta/ui/overlays/drawer';
import { CopyPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../codes';
import { useProblemMessage } from '../../../platform/errors/problem-messages';
import { useFormats } from '../../../platform/i18n/formats';
import type { EditedWindow } from './edited-windows';
import { useGapText } from './use-gap-text';
import { asked, hasValue, maxNoteLength, useWindowDraft, type Asked } from './use-window-draft';
import type { WindowEditing } from './use-window-edit';
import { viewOf, type EditProblem } from './window-bars';
import { WindowHistory } from './window-history';
import { KeptDateField } from '../../../platform/forms/kept-date-field';
import { KeptNumberField } from '../../../platform/forms/kept-number-field';

const wholeNumber = { maximumFractionDigits: 0 } as const;

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
  const { t } = useTranslation(['availability', 'bodyProfile']);
  const { date, list } = useFormats();
  const problemMessage = useProblemMessage();
  const nameOf = (name: Asked) => t(`edit.${name === 'slots' ? 'places' : name}`);
  const codeLabel = useCodeLabel();
  const current = edited.find(({ id }) => id === window.id);
  const { values, hasEntered, set, touch, merged, changedFields } = useWindowDraft(window, current);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const [incomplete, setIncomplete] = useState<readonly Asked[]>([]);
  const form = useId();
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
  const isNoteTooLong = (values.note?.trim().length ?? 0) > maxNoteLength;
  /** Props of a field that must be filled in. */
  const field = (name: Asked) => ({
    id: `${form}-${name}`,
    label: nameOf(name),
    required: true,
    error: incomplete.includes(name) && !hasValue(values, name) ? problemMessage('required') : undefined,
  });
  const save = () => {
    const missing = asked.filter((name) => !hasValue(values, name));
    setIncomplete(missing);
    const saved = merged(today);
    if (saved && !isNoteTooLong) return apply(saved.window, saved.basedOn);
    setProblem(null);
    document.getElementById(`${form}-${missing[0] ?? 'note'}`)?.focus();
  };
  return (
    <Drawer
      open
      fullOnPhones
      onOpenChange={(open) => !open && onClose()}
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
          {isNew && (
            <Combobox
              label={t('columns.code')}
              required
              options={codes.map((id) => ({ value: id, label: `${formatCode(id)} ${codeLabel(id)}` }))}
              value={values.code}
              onValueChange={(code) => {
                const regulation = code?.startsWith('IV') ? 'IVDR' : 'MDR';
                if (code) set({ code, regulation, classes: [] });
              }}
            />
          )}
          <KeptDateField
            {...field('from')}
            disabled={isRunning || isReadOnly}
            min={isRunning || isReadOnly ? undefined : today}
            value={values.from}
            onValueChange={(from) => set({ from })}
          />
          <KeptDateField
            {...field('to')}
            disabled={isReadOnly}
            min={isReadOnly ? undefined : today}
            help={t('source')}
            value={values.to}
            onValueChange={(to) => set({ to })}
          />
          <KeptNumberField
            {...field('slots')}
            disabled={isReadOnly}
            min={1}
            format={wholeNumber}
            max={99}
            value={values.slots}
            onValueChange={(slots) => set({ slots })}
          />
          <KeptNumberField
            {...field('reserved')}
            disabled={isReadOnly}
            min={0}
            format={wholeNumber}
            max={99}
            value={values.reserved}
            onValueChange={(reserved) => set({ reserved })}
          />
          <Switch
            label={t('edit.closed')}
            disabled={isReadOnly}
            checked={values.manualStatus === 'closed'}
            onCheckedChange={(closed) => set({ manualStatus: closed ? 'closed' : null })}
          />
          <Select
            label={t('columns.pool')}
            disabled={isRunning || isReadOnly}
            options={intakePools.map((value) => ({ value, label: t(`pools.${value}`) }))}
            value={values.intakePool}
            onValueChange={(intakePool) => set({ intakePool })}
          />
          <Combobox
            label={t('edit.classes')}
            help={t('edit.classesHelp')}
            disabled={isRunning || isReadOnly}
            multiple
            options={riskClassesOf[values.regulation].map((value) => ({ value, label: value }))}
            value={values.classes}
            onValueChange={(classes) => set({ classes: classes as RiskClass[] })}
          />
          <Combobox
            label={t('edit.kinds')}
            help={t('edit.kindsHelp')}
            disabled={isRunning || isReadOnly}
            multiple
            options={applicationKinds.map((value) => ({
              value,
              label: t(`intake.kindNames.${value}`, { ns: 'bodyProfile' }),
            }))}
            value={values.kinds}
            onValueChange={(kinds) => set({ kinds: applicationKinds.filter((kind) => kinds.includes(kind)) })}
          />
          <TextField
            label={t('edit.note')}
            help={t('edit.noteHelp')}
            disabled={isReadOnly}
            multiline
            counter
            limit={maxNoteLength}
            error={isNoteTooLong ? problemMessage('too_long') : undefined}
            id={`${form}-note`}
            value={values.note ?? ''}
            onChange={(event) => set({ note: event.currentTarget.value })}
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
    </Drawer>
  );
}
