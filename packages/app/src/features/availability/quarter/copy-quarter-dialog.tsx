import { copyQuarter } from '@attesta/domain/availability/copy-quarter';
import { formatCode, type CodeId } from '@attesta/domain/codes/codes';
import { laterOf, type CalendarDate } from '@attesta/domain/values/dates';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Select } from '@attesta/ui/inputs/select';
import { Stack } from '@attesta/ui/layout/stack';
import { Dialog } from '@attesta/ui/overlays/dialog';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChangePreview, type PreviewRow } from '../edit/change-preview';
import type { EditedWindow } from '../edit/edited-windows';
import { newWindowId, type WindowEditing } from '../edit/use-window-edit';
import { proposedSource, quartersOf, targetsOf } from './quarters';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 16px;
`;

interface CopyQuarterDialogProps {
  editing: WindowEditing;
  /** The window whose quarter and code are proposed; undefined = the quarter of all codes. */
  window?: EditedWindow | undefined;
  /** The codes that the filters of the page show; undefined if they show all. */
  shownCodes?: ReadonlySet<CodeId> | undefined;
  onClose: () => void;
}

type CodeChoice = 'all' | 'shown' | 'one';

/** Copies the windows of a quarter to a later one, and shows the copies before they are saved. */
export function CopyQuarterDialog({ editing, window, shownCodes, onClose }: CopyQuarterDialogProps) {
  const { t } = useTranslation('availability');
  const { edited, today, rules, change } = editing;
  const [choice, setChoice] = useState<CodeChoice>(window ? 'one' : shownCodes ? 'shown' : 'all');
  const [prefix] = useState(newWindowId);
  const [chosen, setChosen] = useState<{ source: CalendarDate; target: CalendarDate | null } | null>(null);
  const codes = useMemo(
    () => (choice === 'one' && window ? new Set([window.code]) : choice === 'shown' ? shownCodes : undefined),
    [choice, window, shownCodes],
  );
  const quarters = useMemo(
    () => quartersOf(codes ? edited.filter(({ code }) => codes.has(code)) : edited),
    [edited, codes],
  );
  const source = chosen?.source ?? proposedSource(quarters, laterOf(window?.from ?? today, today)) ?? today;
  const targets = useMemo(() => targetsOf(source, today), [source, today]);
  const target = targets.find((quarter) => quarter === chosen?.target) ?? targets[0] ?? today;
  const copies = useMemo(
    () => copyQuarter(edited, { source, target, codes, newId: (position) => `${prefix}-${position}` }, rules),
    [edited, source, target, codes, prefix, rules],
  );
  const created = copies.filter(({ problem }) => problem === null);
  const rows = useMemo(
    () =>
      copies
        .toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null))
        .map(({ copy, problem }): PreviewRow => ({
          id: copy.id,
          effect: t(problem ? 'quarter.leftOut' : 'quarter.new'),
          window: copy,
          problem: problem && t(`rules.${problem}`),
        })),
    [copies, t],
  );
  const name = (quarter: CalendarDate) =>
    t('quarter.name', { quarter: (Number(quarter.slice(5, 7)) + 2) / 3, year: quarter.slice(0, 4) });
  const optionsOf = (list: readonly CalendarDate[]) => list.map((value) => ({ value, label: name(value) }));
  const choices = [
    { value: 'all' as const, label: t('quarter.codes.all') },
    ...(shownCodes ? [{ value: 'shown' as const, label: t('quarter.codes.shown', { count: shownCodes.size }) }] : []),
    ...(window ? [{ value: 'one' as const, label: t('quarter.codes.one', { code: formatCode(window.code) }) }] : []),
  ];
  const save = () => {
    const problems = change(new Map(created.map(({ copy }) => [copy.id, copy])));
    if (Object.keys(problems).length === 0) onClose();
  };
  return (
    <Dialog
      open
      size="large"
      fullOnPhones
      onOpenChange={(open) => !open && onClose()}
      title={t('quarter.title')}
      description={t('quarter.text')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('file.cancel')}
          </Button>
          <Button disabled={created.length === 0} onClick={save}>
            {created.length === 0 ? t('quarter.nothing') : t('quarter.save', { count: created.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Pair>
          <Select
            label={t('quarter.source')}
            options={optionsOf(quarters)}
            value={source}
            onValueChange={(next) => setChosen({ source: next, target: null })}
          />
          <Select
            label={t('quarter.target')}
            options={optionsOf(targets)}
            value={target}
            onValueChange={(next) => setChosen({ source, target: next })}
          />
        </Pair>
        {choices.length > 1 && (
          <Select label={t('columns.code')} options={choices} value={choice} onValueChange={setChoice} />
        )}
        {copies.length === 0 ? (
          <Alert tone="info">{t('quarter.none')}</Alert>
        ) : (
          <ChangePreview
            caption={t('quarter.preview')}
            summary={[
              t('quarter.newCount', { count: created.length }),
              ...(created.length < copies.length
                ? [t('quarter.leftOutCount', { count: copies.length - created.length })]
                : []),
            ].join(' · ')}
            rows={rows}
          />
        )}
      </Stack>
    </Dialog>
  );
}
