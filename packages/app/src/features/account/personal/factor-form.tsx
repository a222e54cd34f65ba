import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { PasswordField } from '@attesta/ui/inputs/password-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFailureMessage, useProblemMessage } from '../../../platform/errors/problem-messages';
import { useSavingForm } from '../../../platform/forms/use-saving-form';
import { problemOf } from '../../../platform/http/problem';
import { FieldGroup, FormActions, FormFields, FormRoot } from '../forms/account-forms.styles';

/** What the user enters to change the second factor. */
export interface FactorProof {
  currentPassword: string;
  oneTimeCode: string;
}

const empty: FactorProof = { currentPassword: '', oneTimeCode: '' };

interface FactorFormProps {
  asks: readonly (keyof FactorProof)[];
  submitLabel: string;
  /** Sends the call. A rejection is shown in the form. */
  onSubmit: (proof: FactorProof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, the code of the authenticator app, or both, before the second factor changes. */
export function FactorForm({ asks, submitLabel, onSubmit, onCancel }: FactorFormProps) {
  const { t } = useTranslation('account');
  const problemMessage = useProblemMessage();
  const failureMessage = useFailureMessage();
  const [failed, setFailed] = useState<unknown>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<FactorProof>({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const { fields, button } = useSavingForm(isSubmitting);
  const first = asks[0];
  // The form replaces the button that was pressed.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  const submit = handleSubmit(async (proof) => {
    setFailed(null);
    try {
      await onSubmit(proof);
    } catch (error) {
      const found = problemOf(error).fields;
      const known = asks.filter((field) => found[field] !== undefined);
      if (known.length === 0) setFailed(error);
      for (const field of known) setError(field, { message: found[field]! });
    }
  });
  return (
    <FormRoot noValidate onSubmit={(event) => void submit(event)}>
      {failed !== null && (
        <Alert tone="error" live>
          {failureMessage(failed)}
        </Alert>
      )}
      <FormFields ref={fields}>
        <FieldGroup>
          {asks.includes('currentPassword') && (
            <PasswordField
              {...register('currentPassword', { required: 'required' })}
              label={t('settings.currentPassword')}
              autoComplete="current-password"
              required
              error={problemMessage(errors.currentPassword?.message, 'currentPassword')}
            />
          )}
          {asks.includes('oneTimeCode') && (
            <TextField
              {...register('oneTimeCode', { required: 'required' })}
              label={t('personal.factor.code')}
              help={asks.includes('currentPassword') ? t('personal.factor.codeOrRecovery') : undefined}
              autoComplete="one-time-code"
              inputMode={asks.includes('currentPassword') ? 'text' : 'numeric'}
              required
              error={problemMessage(errors.oneTimeCode?.message, 'oneTimeCode')}
            />
          )}
        </FieldGroup>
      </FormFields>
      <FormActions>
        <Button variant="text" tone="neutral" onClick={onCancel}>
          {t('personal.factor.cancel')}
        </Button>
        <Button ref={button} type="submit" loading={isSubmitting} loadingLabel={t('personal.factor.checking')}>
          {submitLabel}
        </Button>
      </FormActions>
    </FormRoot>
  );
}
