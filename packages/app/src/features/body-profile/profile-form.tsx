import { regulations } from '@attesta/domain/classes/class-variant';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Group } from '@attesta/ui/layout/group';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FieldErrors, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LeaveDialog } from '../../platform/forms/leave-dialog';
import { useLeaveGuard } from '../../platform/forms/use-leave-guard';
import { SavingForm, useDraftedForm } from '../account';
import { DesignationFields } from './designation-fields';
import { FeeFields } from './fee-fields';
import { IntakeFields } from './intake-fields';
import { restoreProfile } from './profile-draft';
import { profileValues, type ProfileValues } from './profile-values';
import { ReductionDialog } from './reduction-dialog';
import { reductionsOf, type Reduction } from './reductions';
import { profileResolver, useSaveProfile, type SaveProblem, type StoredProfile } from './use-save-profile';
import { WaitingAdditions } from './waiting-additions';

const Rows = styled.div`
  & > [data-part='alert'] {
    margin: 16px 24px;
  }
`;

/** Values that wait until the user confirms the reductions that they contain. */
interface Asked {
  values: ProfileValues;
  reductions: readonly Reduction[];
}

/** The form of everything that a notified body publishes about itself. */
export function ProfileForm({ stored }: { stored: StoredProfile }) {
  const { t } = useTranslation('bodyProfile');
  const [base, setBase] = useState(stored);
  const form = useDraftedForm<ProfileValues>(profileResolver, profileValues(stored.profile), {
    form: 'body-profile',
    restore: restoreProfile,
    version: base.version,
  });
  const { control, formState, handleSubmit, reset, setError, saved, draftVersion } = form;
  const { errors, isDirty } = formState;
  const { isSaving, send } = useSaveProfile();
  const blocker = useLeaveGuard(isDirty, useRef(false));
  const [problem, setProblem] = useState<SaveProblem | null>(
    draftVersion !== null && draftVersion !== stored.version ? { kind: 'conflict', stored } : null,
  );
  const [asked, setAsked] = useState<Asked | null>(null);

  const [first] = useState(stored);
  // Another tab or another editor saved a profile while nothing was entered here.
  if (stored.version > base.version && !isDirty && !isSaving && draftVersion === null) setBase(stored);
  useEffect(() => {
    if (base !== first) reset(profileValues(base.profile));
  }, [base, first, reset]);

  const save = async (values: ProfileValues, version: number) => {
    setProblem(null);
    const result = await send(values, version);
    if (!('kind' in result)) {
      saved();
      setBase(result);
      return;
    }
    setProblem(result);
    if (result.kind === 'fields') {
      for (const [name, code] of problemsOf(result.errors)) setError(name, { type: code, message: code });
    }
  };
  const submit = handleSubmit(async (values) => {
    const reductions = reductionsOf(base.counted, values);
    if (reductions.length > 0) setAsked({ values, reductions });
    else await save(values, base.version);
  });

  return (
    <Rows>
      <WaitingAdditions additions={base.additions} />
      {problem?.kind === 'conflict' && (
        <Alert
          tone="warning"
          live
          title={t('conflict.title')}
          action={
            <Group gap={8}>
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  saved();
                  setProblem(null);
                  setBase({ ...problem.stored });
                }}
              >
                {t('conflict.load')}
              </Button>
              <Button size="small" variant="text" onClick={() => void save(form.getValues(), problem.stored.version)}>
                {t('conflict.overwrite')}
              </Button>
            </Group>
          }
        >
          {t('conflict.text')}
        </Alert>
      )}
      <SavingForm
        rows
        onSubmit={(event: FormEvent) => void submit(event)}
        failed={problem?.kind === 'failed' ? problem.failure : null}
        isSaving={isSaving}
        submitLabel={t('save')}
        savingLabel={t('saving')}
      >
        <IntakeFields control={control} errors={errors} />
        {regulations.map((regulation) => (
          <DesignationFields key={regulation} regulation={regulation} control={control} errors={errors} />
        ))}
        <FeeFields control={control} errors={errors} />
      </SavingForm>
      <ReductionDialog
        reductions={asked?.reductions ?? null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) void save(asked.values, base.version);
        }}
      />
      <LeaveDialog
        blocker={blocker}
        texts={{ title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave'), stay: t('leave.stay') }}
      />
    </Rows>
  );
}

/** The fields of nested errors with their problem codes. */
function problemsOf(errors: FieldErrors<ProfileValues>, path = ''): [FieldPath<ProfileValues>, string][] {
  return Object.entries(errors).flatMap(([name, error]): [FieldPath<ProfileValues>, string][] => {
    const field = path === '' ? name : `${path}.${name}`;
    const message: unknown = (error as { message?: unknown } | undefined)?.message;
    return typeof message === 'string'
      ? [[field as FieldPath<ProfileValues>, message]]
      : problemsOf(error as FieldErrors<ProfileValues>, field);
  });
}
