import type { Device } from '@attesta/domain/devices/schema';
import { matchReadiness } from '@attesta/domain/matching/readiness';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { ErrorSummary } from '@attesta/ui/inputs/form';
import { useMemo, useState, type FormEvent } from 'react';
import { FormProvider, useFormState, useWatch, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailureText } from '../../../platform/errors/failure-text';
import { useSavingForm } from '../../../platform/forms/use-saving-form';
import { problemOf } from '../../../platform/http/problem';
import type { User } from '../../../platform/session/user';
import { Conflict } from './conflict';
import { FormSection } from './form-section';
import { problemsIn, sectionsWith } from '../answers/form-errors';
import type { FormValues } from '../answers/form-values';
import { DiscardDraft } from './discard-draft';
import { useReadinessText } from '../readiness/use-readiness-text';
import { sectionsFor, type SectionId } from '../record/sections';
import { sectionOfHash, useHashField } from './use-hash-field';
import { useDeviceForm } from './use-device-form';
import { LeaveDialog } from '../../../platform/forms/leave-dialog';
import { useLeaveGuard } from '../../../platform/forms/use-leave-guard';
import { useSummary } from './use-summary';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  /* The focused element is not covered by the sticky bars at the top and bottom (WCAG 2.2, 2.4.11). */
  & :is(input, textarea, button, summary, [tabindex]) {
    scroll-margin-block: 96px;
  }
  & > [data-slot='sections'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  & > [data-slot='bar'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding: 12px var(--at-card-padding);
    border: 1px solid var(--at-line);
    border-block-end: 0;
    border-start-start-radius: var(--at-radius);
    border-start-end-radius: var(--at-radius);
    background: var(--at-sheet);
  }
  & [data-slot='readiness'] {
    align-self: center;
  }
`;

interface DeviceFormProps {
  user: User;
  /** The device to edit. Null for a new device. */
  device: Device | null;
  /** `previous` is the device as it was before; null for a new device. */
  onSaved: (device: Device, previous: Device | null) => void;
  onCancel: () => void;
}

/** The form of a device. The first section contains the fields of an idea; the others depend on the stage. */
export function DeviceForm({ user, device, onSaved, onCancel }: DeviceFormProps) {
  const { t } = useTranslation('devices');
  const { pathname, hash } = useLocation();
  const [opened, setOpened] = useState<Partial<Record<SectionId, boolean>>>(() => {
    const linked = sectionOfHash(hash);
    return linked ? { [linked]: true } : {};
  });
  useHashField((section) => setOpened((current) => ({ ...current, [section]: true })));
  // Opens sections with errors, because fields of a closed section cannot receive focus.
  const onErrors = (found: FieldErrors<FormValues>) =>
    setOpened((current) => ({
      ...current,
      ...Object.fromEntries(sectionsWith(problemsIn(found)).map((id) => [id, true])),
    }));
  const { form, save, failed, conflict, isRestored, isSaved, keepMine, takeTheirs, discard, leave } = useDeviceForm({
    user,
    path: pathname,
    device,
    onSaved,
    onErrors,
  });
  const values = useWatch({ control: form.control }) as FormValues;
  const { errors, isDirty, isSubmitting, submitCount } = useFormState({ control: form.control });
  const blocker = useLeaveGuard(isDirty, isSaved);
  const sections = useMemo(() => sectionsFor(values, device), [values, device]);
  const problems = useMemo(() => problemsIn(errors), [errors]);
  const summary = useSummary(problems, values);

  const { fields, button } = useSavingForm(isSubmitting);
  const readiness = useMemo(() => matchReadiness(values), [values]);
  const readinessText = useReadinessText();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void save();
  };
  const isUnconfirmed = failed !== null && problemOf(failed).code === 'wrong_services';

  return (
    <FormProvider {...form}>
      <Root noValidate onSubmit={submit} aria-busy={isSubmitting}>
        {!device && (
          <Text tone="muted">
            <span>{t('form.head')}</span>{' '}
            {readiness.count > 0 && (
              <span>{t(readiness.isMaximum ? 'form.headUpTo' : 'form.headMatching', { count: readiness.count })}</span>
            )}
          </Text>
        )}
        {isRestored && !isSubmitting && (
          <Alert tone="info" live="status">
            {t('form.draftRestored')}
          </Alert>
        )}
        {conflict && <Conflict conflict={conflict} onKeepMine={() => void keepMine()} onTakeTheirs={takeTheirs} />}
        {failed !== null && (
          <Alert tone="error" live>
            <FailureText failure={failed} /> {isUnconfirmed && <span>{t('form.keptTyped')}</span>}
          </Alert>
        )}
        <ErrorSummary
          attempt={submitCount}
          title={t('form.errors', { count: problems.length })}
          errors={submitCount > 0 ? summary : []}
        />
        <div ref={fields} data-slot="sections">
          {sections.map((section) => (
            <FormSection
              key={section.id}
              section={section}
              forMatching={section.fields.filter(({ id }) => readiness.missing.some((field) => field === id)).length}
              open={opened[section.id] ?? section.isRequired}
              onOpenChange={(open) =>
                setOpened((current) =>
                  open === (current[section.id] ?? section.isRequired) ? current : { ...current, [section.id]: open },
                )
              }
            />
          ))}
        </div>
        <div data-slot="bar">
          {/* At the start, because toasts appear at the end. */}
          <Button
            ref={button}
            type="submit"
            loading={isSubmitting}
            loadingLabel={t(device ? 'form.saving' : 'form.registering')}
          >
            {t(device ? 'form.save' : 'form.register')}
          </Button>
          <Button variant="outlined" tone="neutral" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          {(isDirty || isRestored) && !isSubmitting && <DiscardDraft onDiscard={discard} focusAfter={button} />}
          <Text size="small" tone="muted" data-slot="readiness">
            {readinessText(readiness)}
          </Text>
        </div>
      </Root>
      <LeaveDialog
        blocker={blocker}
        onLeave={leave}
        texts={{ title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave'), stay: t('leave.stay') }}
      />
    </FormProvider>
  );
}
