import { configureAccount, getAccount } from '@attesta/domain/account/calls';
import type { Account } from '@attesta/domain/account/configuration';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { problemOf } from '../http/problem';
import { send } from '../http/send';
import { cacheKey } from '../http/use-call';
import { notify } from '../notices/model';
import { readUser } from '../session/user';
import { $user, userChanged } from '../session/model';

/** Saves the configuration. At the first time the guard takes it from there, because the user of the answer is configured. */
export function useConfigure<Form extends FieldValues>(setError: UseFormSetError<Form>, onSaved: () => void) {
  const { t } = useTranslation('account');
  const [user, changed] = useUnit([$user, userChanged]);
  const { mutate } = useSWRConfig();
  const [failed, setFailed] = useState<unknown>(null);
  const configure = async (account: Account) => {
    setFailed(null);
    try {
      const answer = await send(configureAccount, { body: account });
      onSaved();
      const fresh = readUser(answer.user);
      void mutate(cacheKey(getAccount, {}), { account: answer.account }, { revalidate: false });
      notify({ message: user?.account_configured ? t('settings.saved') : t('configuration.saved'), tone: 'success' });
      if (fresh) changed(fresh);
    } catch (error) {
      setFailed(error);
      for (const [field, code] of Object.entries(problemOf(error).fields))
        setError(field as Path<Form>, { type: code, message: code });
    }
  };
  return { configure, failed };
}
