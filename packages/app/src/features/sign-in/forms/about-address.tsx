import { shownEmailAddress } from '@attesta/domain/values/shown-email-address';
import { Trans, useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** An e-mail address that breaks only if it is longer than a line. */
const Address = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

const components = { bdi: <Address /> };

interface AboutAddressProps {
  i18nKey: 'secondStep.text' | 'reset.account' | 'confirmEmail.question';
  email: string;
}

/** A sentence that names the account by its e-mail address. */
export function AboutAddress({ i18nKey, email }: AboutAddressProps) {
  const { t } = useTranslation('signIn');
  return <Trans t={t} i18nKey={i18nKey} values={{ email: shownEmailAddress(email) }} components={components} />;
}
