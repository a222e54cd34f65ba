import type { Account } from '@attesta/domain/account/configuration';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../forms/use-submit';
import { useDraftedForm } from './use-drafted-form';
import { configureAccount, getAccount, resubmitRequest } from '@attesta/domain/account/calls';
import { useUnit } from 'effector-react';
import { createCallFx } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import { notify } from '../../../platform/toasts/model';
import { readUser } from '../../../platform/session/user';
import { $sessionNumber, $user, userReceived } from '../../../platform/session/model';

const configureAccountFx = createCallFx(configureAccount, ({ account }) => [knownRead(getAccount, {}, { account })]);
const resubmitRequestFx = createCallFx(resubmitRequest);

/**
 * Returns a function that saves the configuration. After the first save, the guard redirects: the user in the response
 * is configured. A resubmission also submits a rejected request again.
 */
function useConfigure(onSaved: () => void, isResubmission: boolean) {
  const { t } = useTranslation('account');
  const [configure, resubmit] = useUnit([configureAccountFx, resubmitRequestFx]);
  const [session, user, received, show] = useUnit([$sessionNumber, $user, userReceived, notify]);
  return async (account: Account) => {
    const response = await configure({ body: account });
    const { user: saved } = isResubmission ? await resubmit({}) : response;
    onSaved();
    const savedUser = readUser(saved);
    show({ message: user?.account_configured ? t('settings.saved') : t('configuration.saved'), tone: 'success' });
    if (savedUser) received({ user: savedUser, session });
  };
}

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
  const { register, control, handleSubmit, setError, formState, saved } = useDraftedForm<Form>(resolver, stored, {
    form: 'account-configuration',
  });
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
