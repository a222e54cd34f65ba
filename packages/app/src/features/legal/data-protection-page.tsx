import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text';

const sections = ['responsible', 'basis', 'rights', 'complaint'] as const;

/** The data protection page: rights under Regulation (EU) 2016/679. */
export function Component() {
  const { t } = useTranslation('legal');
  return (
    <LegalText
      title={t('protection.title')}
      lead={t('protection.lead')}
      sections={sections.map((id) => ({ title: t(`protection.${id}.title`), text: t(`protection.${id}.text`) }))}
    />
  );
}
