import type { WindowConflict } from '@attesta/domain/availability/calls';
import { formatCode } from '@attesta/domain/codes/codes';
import { Table, type TableColumn } from '@attesta/ui/display/table';
import { Button } from '@attesta/ui/inputs/button';
import { Stack } from '@attesta/ui/layout/stack';
import { Dialog } from '@attesta/ui/overlays/dialog';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $edit, $saveProblem, problemDecided, type SaveProblem } from './model';
import { useWindowWords } from './window-words';

/** The dialogs about changes that the server did not save: someone else changed a window, or a rule forbids it. */
export function SaveDialogs() {
  const problem = useUnit($saveProblem);
  if (problem?.kind === 'conflict') return <ConflictDialog conflicts={problem.conflicts} />;
  return problem?.kind === 'refused' ? <RefusedDialog problems={problem.problems} /> : null;
}

type Conflict = WindowConflict['conflicts'][number];

interface Difference {
  id: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Shows both states of each window that someone else changed. The user keeps one of them. */
function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation('availability');
  const decide = useUnit(problemDecided);
  const { words, labels, differences } = useWindowWords();
  const columns: TableColumn<Difference>[] = [
    { id: 'field', header: t('edit.conflict.field'), cell: ({ label }) => label, width: '28%' },
    { id: 'mine', header: t('edit.conflict.mine'), cell: ({ mine }) => mine },
    { id: 'theirs', header: t('edit.conflict.theirs'), cell: ({ theirs }) => theirs },
  ];
  const rowsOf = ({ yours, stored }: Conflict): Difference[] => {
    const mine = yours.window;
    const theirs = stored && { ...stored, slots: stored.slots ?? 1, reserved: stored.reserved ?? 0 };
    if (mine && theirs)
      return differences(mine, theirs).map(({ field, label, one, other }) => ({
        id: field,
        label,
        mine: one,
        theirs: other,
      }));
    const periodOf = (window: typeof mine) => (window ? words(window).period : t('edit.conflict.deleted'));
    return [{ id: 'period', label: labels.period, mine: periodOf(mine), theirs: periodOf(theirs) }];
  };
  return (
    <Dialog
      open
      size="large"
      fullOnPhones
      closeButton={false}
      dismissible={false}
      title={t('edit.conflict.title')}
      description={t('edit.conflict.text')}
      actions={
        <>
          <Button variant="outlined" onClick={() => decide('theirs')}>
            {t('edit.conflict.takeTheirs')}
          </Button>
          <Button onClick={() => decide('mine')}>{t('edit.conflict.keepMine')}</Button>
        </>
      }
    >
      <Stack gap={16}>
        {conflicts.map((conflict) => {
          const code = formatCode(conflict.yours.window?.code ?? conflict.stored?.code ?? '');
          return (
            <Table
              key={conflict.yours.id}
              caption={code}
              showCaption
              columns={columns}
              rows={rowsOf(conflict)}
              rowKey={({ id }) => id}
              empty={t('edit.conflict.same')}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}

type Refused = Extract<SaveProblem, { kind: 'refused' }>['problems'];

/** Names the windows that a rule refuses. Reserved places can be confirmed; everything else is undone or tried again. */
function RefusedDialog({ problems }: { problems: Refused }) {
  const { t } = useTranslation('availability');
  const [{ stored, edited }, decide] = useUnit([$edit, problemDecided]);
  const { words } = useWindowWords();
  const canConfirm = problems.every(({ problem }) => problem === 'has_reservations');
  return (
    <Dialog
      open
      closeButton={false}
      dismissible={false}
      title={canConfirm ? t('edit.reservations.title') : t('edit.refused.title')}
      description={canConfirm ? t('edit.reservations.text') : t('edit.refused.text')}
      actions={
        <>
          <Button variant="outlined" onClick={() => decide('discard')}>
            {t('edit.discard')}
          </Button>
          <Button tone={canConfirm ? 'error' : 'primary'} onClick={() => decide(canConfirm ? 'confirm' : 'retry')}>
            {canConfirm ? t('edit.reservations.confirm') : t('edit.retry')}
          </Button>
        </>
      }
    >
      <ul>
        {problems.map(({ id, problem }) => {
          const known = edited.find((window) => window.id === id) ?? stored.find((window) => window.id === id);
          const window = known && words({ ...known, slots: known.slots ?? 1, reserved: known.reserved ?? 0 });
          return (
            <li key={id}>
              {t('edit.refused.item', {
                window: window ? `${window.code}, ${window.period}` : id,
                problem: t(`rules.${problem}`),
              })}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
