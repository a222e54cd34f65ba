import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import type { FormEvent, ReactNode } from 'react';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { useSavingForm } from '../../../platform/forms/use-saving-form';
import { FormActions, FormFields, FormRoot } from './account-forms.styles';

interface SavingFormProps {
  onSubmit: (event: FormEvent) => void;
  /** The last error that no field of the form shows, or null. */
  failed: unknown;
  isSaving: boolean;
  submitLabel: string;
  /** Announced while the form is saved. */
  savingLabel: string;
  tone?: 'primary' | 'error';
  /** Buttons before the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form of the account: the last error, the fields, which are inert while they are saved, and the buttons. */
export function SavingForm({
  onSubmit,
  failed,
  isSaving,
  submitLabel,
  savingLabel,
  tone = 'primary',
  actions,
  children,
}: SavingFormProps) {
  const failureMessage = useFailureMessage();
  const { fields, button } = useSavingForm(isSaving);
  return (
    <FormRoot noValidate onSubmit={onSubmit}>
      {failed !== null && (
        <Alert tone="error" live>
          {failureMessage(failed)}
        </Alert>
      )}
      <FormFields ref={fields}>{children}</FormFields>
      <FormActions>
        {actions}
        <Button ref={button} type="submit" tone={tone} loading={isSaving} loadingLabel={savingLabel}>
          {submitLabel}
        </Button>
      </FormActions>
    </FormRoot>
  );
}
