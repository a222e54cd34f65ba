import { applicationKinds, intakePools } from '@attesta/domain/availability/schema';
import { riskClassesOf, type RiskClass } from '@attesta/domain/classes/class-variant';
import { formatCode, type CodeId } from '@attesta/domain/codes/codes';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Combobox } from '@attesta/ui/inputs/combobox';
import { DateField } from '@attesta/ui/inputs/date-field';
import { NumberField } from '@attesta/ui/inputs/number-field';
import { Select } from '@attesta/ui/inputs/select';
import { Switch } from '@attesta/ui/inputs/switch';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { Drawer } from '@attesta/ui/overlays/drawer';
import { CopyPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../codes';
import { useFormats } from '../../../platform/i18n/formats';
import type { EditedWindow } from './edited-windows';
import type { WindowEditing } from './use-window-edit';
import { viewOf, type EditProblem } from './window-bars';
import { WindowHistory } from './window-history';

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
  const { change, today } = editing;
  const { t } = useTranslation(['availability', 'bodyProfile']);
  const { date } = useFormats();
  const codeLabel = useCodeLabel();
  const [values, setValues] = useState(window);
  const [problem, setProblem] = useState<EditProblem | 'incomplete' | null>(null);
  const form = useId();
  const set = (more: Partial<EditedWindow>) => setValues({ ...values, ...more });
  const view = viewOf(window, today);
  const isRunning = !isNew && window.from < today;
  const isReadOnly = !isNew && view.past;
  const apply = (next: EditedWindow | null) => {
    const found = Object.values(change(new Map([[window.id, next]])))[0];
    setProblem(found ?? null);
    if (!found) onClose();
  };
  const save = () => {
    const { from, to, slots } = values;
    if (from === '' || to === '' || Number.isNaN(slots) || Number.isNaN(values.reserved)) setProblem('incomplete');
    else apply({ ...values, note: values.note?.trim() || null, updatedOn: today });
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
              <Button variant="text" tone="error" onClick={() => apply(null)}>
                {t('edit.delete')}
              </Button>
            )}
            {!isNew && (
              <Button variant="outlined" onClick={() => apply({ ...window, updatedOn: today })}>
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
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={16}>
          {problem && (
            <Alert tone="error" live>
              {t(`rules.${problem}`)}
            </Alert>
          )}
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
          <DateField
            label={t('edit.from')}
            required
            disabled={isRunning || isReadOnly}
            min={isRunning || isReadOnly ? undefined : today}
            value={values.from}
            onValueChange={(from) => set({ from })}
          />
          <DateField
            label={t('edit.to')}
            required
            disabled={isReadOnly}
            min={isReadOnly ? undefined : today}
            help={t('source')}
            value={values.to}
            onValueChange={(to) => set({ to })}
          />
          <NumberField
            label={t('edit.places')}
            required
            disabled={isReadOnly}
            min={1}
            format={wholeNumber}
            max={99}
            value={Number.isNaN(values.slots) ? null : values.slots}
            onValueChange={(slots) => set({ slots: slots ?? Number.NaN })}
          />
          <NumberField
            label={t('edit.reserved')}
            required
            disabled={isReadOnly}
            min={0}
            format={wholeNumber}
            max={99}
            value={Number.isNaN(values.reserved) ? null : values.reserved}
            onValueChange={(reserved) => set({ reserved: reserved ?? Number.NaN })}
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
            maxLength={200}
            value={values.note ?? ''}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
          {!isNew && (
            <>
              <Text size="small" tone="muted">
                {t('edit.confirmedOn', { date: date(window.updatedOn) })}
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
