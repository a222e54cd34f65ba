import { configureAccount, getAccount, resubmitRequest } from '@attesta/domain/account/calls';
import type { Account } from '@attesta/domain/account/configuration';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useSend } from '../../../platform/http/use-send';
import { cacheKey } from '../../../platform/http/use-call';
import { notify } from '../../../platform/toasts/model';
import { readUser } from '../../../platform/session/user';
import { $user, userChanged } from '../../../platform/session/model';

/**
 * Returns a function that saves the configuration. After the first save, the guard redirects: the user in the response
 * is configured. A resubmission also submits a rejected request again.
 */
export function useConfigure(onSaved: () => void, isResubmission: boolean) {
  const { t } = useTranslation('account');
  const send = useSend();
  const [user, changed, show] = useUnit([$user, userChanged, notify]);
  const { mutate } = useSWRConfig();
  return async (account: Account) => {
    const response = await send(configureAccount, { body: account });
    const { user: saved } = isResubmission ? await send(resubmitRequest, {}) : response;
    onSaved();
    const savedUser = readUser(saved);
    void mutate(cacheKey(getAccount, {}), { account: response.account }, { revalidate: false });
    show({ message: user?.account_configured ? t('settings.saved') : t('configuration.saved'), tone: 'success' });
    if (savedUser) changed(savedUser);
  };
}
