import { formatCode } from '@attesta/domain/codes/codes';
import { Button } from '@attesta/ui/inputs/button';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/formats';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { $refusedChange } from './history-model';
import { $saveProblem, $saveState, problemDecided } from './model';

/**
 * Whether all changes are saved, for the title row. Screen readers announce the changes of this text. The browser asks
 * before it closes the page with unsaved changes.
 */
export function SaveStatus() {
  const { t } = useTranslation('availability');
  const state = useUnit($saveState);
  useEffect(() => {
    if (state === 'saved') return;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [state]);
  return (
    <Text as="span" size="small" tone="muted" role="status" data-save-state={state}>
      {t(`edit.state.${state}`)}
    </Text>
  );
}

/** Explains why the changes could not be sent, with a button that sends them again. */
export function SaveFailure() {
  const { t } = useTranslation(['availability', 'problems']);
  const [problem, decide] = useUnit([$saveProblem, problemDecided]);
  const failureMessage = useFailureMessage();
  if (problem?.kind !== 'failed') return null;
  return (
    <Alert
      tone="error"
      live
      title={t('edit.failed')}
      action={
        <>
          <Button size="small" variant="text" onClick={() => decide('discard')}>
            {t('edit.discard')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => decide('retry')}>
            {t('edit.retry')}
          </Button>
        </>
      }
    >
      {failureMessage(problem.error)}
    </Alert>
  );
}

/** Names the windows that prevent a change of several windows, an undo or a redo, with the rule that each breaks. */
export function RefusedWindows() {
  const { t } = useTranslation('availability');
  const { date } = useFormats();
  const change = useUnit($refusedChange);
  const refused = [...(change?.edited ?? []), ...(change?.restored ?? [])].flatMap((window) => {
    const problem = change?.problems[window.id];
    return problem ? [{ ...window, problem }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Alert tone="error" live title={t('edit.refused.title')}>
      <ul>
        {refused.map(({ id, code, from, to, problem }) => (
          <li key={id}>
            {t('edit.refused.item', {
              window: `${formatCode(code)}, ${date(from)} – ${date(to)}`,
              problem: t(`rules.${problem}`),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
