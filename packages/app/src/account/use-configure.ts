import { configureAccount } from '@attesta/domain/account/calls';
import type { Account } from '@attesta/domain/account/configuration';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../http/problem';
import { send } from '../http/send';
import { notify } from '../notices/model';
import { readUser } from '../session/user';
import { userChanged } from '../session/model';

/** Saves the configuration; the guard takes it from there, because the user of the answer is configured. */
export function useConfigure<Form extends FieldValues>(setError: UseFormSetError<Form>) {
  const { t } = useTranslation('account');
  const changed = useUnit(userChanged);
  const [failed, setFailed] = useState<unknown>(null);
  const configure = async (account: Account) => {
    setFailed(null);
    try {
      const answer = await send(configureAccount, { body: account });
      const user = readUser(answer.user);
      notify({ message: t('configuration.saved'), tone: 'success' });
      if (user) changed(user);
    } catch (error) {
      setFailed(error);
      for (const [field, code] of Object.entries(problemOf(error).fields)) setError(field as Path<Form>, { type: code, message: code });
    }
  };
  return { configure, failed };
}
