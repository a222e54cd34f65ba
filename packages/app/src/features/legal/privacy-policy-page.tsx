import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text';

const sections = ['account', 'devices', 'availability', 'statistics', 'courses', 'browser', 'mail'] as const;

/** The privacy policy: which personal data the portal stores, and why. */
export function Component() {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={sections.map((id) => ({ title: t(`privacy.${id}.title`), text: t(`privacy.${id}.text`) }))}
    />
  );
}
