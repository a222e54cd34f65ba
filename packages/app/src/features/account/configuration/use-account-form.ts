import type { Account } from '@attesta/domain/account/configuration';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../forms/use-submit';
import { useConfigure } from './use-configure';
import { useDraftedForm } from './use-drafted-form';

/**
 * The form of an account's configuration, and the props of its `SavingForm`.
 * @param toAccount converts the values of the form to the input of the account schema
 */
export function useAccountForm<Form extends FieldValues>(
  resolver: Resolver<Form>,
  stored: Form,
  toAccount: (form: Form) => unknown,
  isResubmission = false,
) {
  const { t } = useTranslation('account');
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<Form>(resolver, stored);
  const configure = useConfigure(saved, isResubmission);
  const { errors, isSubmitting } = formState;
  const submit = useSubmit({ handleSubmit, setError }, (form: Form) => configure(toAccount(form) as Account));
  return {
    register,
    control,
    errors,
    frame: { ...submit, isSaving: isSubmitting, savingLabel: t('configuration.submitting') },
  };
}
