import type { CopyButtonProps } from '@attesta/ui/inputs/copy-button';
import { useTranslation } from 'react-i18next';

/** The translated texts of a copy button. @param copy what is copied, such as "Copy the codes" */
export function useCopyLabels(copy: string): NonNullable<CopyButtonProps['labels']> {
  const { t } = useTranslation('account');
  return { copy, copied: t('personal.copied'), failed: t('personal.copyFailed'), failedHelp: t('personal.notCopied') };
}
