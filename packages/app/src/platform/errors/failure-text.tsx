import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../http/problem';
import { $settings } from '../start/settings';
import { useFailureCode } from './problem-messages';

/** The link, followed by the address for users without a mail program. */
function SupportLink({ email, children }: { email: string; children: ReactNode }) {
  return (
    <>
      <Link href={`mailto:${email}`}>{children}</Link> (<bdi dir="ltr">{email}</bdi>)
    </>
  );
}

/**
 * Explains why a call failed, as `useFailureMessage` does. The words "contact the administrator" are a link, if the
 * deployment names an e-mail address.
 */
export function FailureText({ failure }: { failure: unknown }) {
  const { t, i18n } = useTranslation('problems');
  const { supportEmail } = useUnit($settings);
  const key = `call.${useFailureCode()(failure)}`;
  if (!i18n.exists(key, { ns: 'problems' })) return <span key="message">{problemOf(failure).message}</span>;
  // Split here, because `Trans` and its parser would make the sign-in page 4 kB larger.
  const [before, linked, after] = t(key as 'call.invalid').split(/<\/?support>/);
  return (
    <span key={key}>
      <span>{before}</span>
      {linked !== undefined && supportEmail !== null ? (
        <SupportLink email={supportEmail}>{linked}</SupportLink>
      ) : (
        <span>{linked}</span>
      )}
      <span>{after}</span>
    </span>
  );
}
