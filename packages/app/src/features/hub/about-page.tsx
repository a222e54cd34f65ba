import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { titleOf } from '../../platform/shell/breadcrumbs';
import { Paragraphs } from '../../platform/shell/paragraphs';

/** Placeholder for sections of the hub and other pages that are not built yet. */
export function Component() {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  return (
    <MessageFrame
      picture="begun"
      title={t(`titles.${titleOf(pathname)}`)}
      actions={
        <Button variant="outlined" render={<Link to="/nexus">{t('about.back')}</Link>}>
          {t('about.back')}
        </Button>
      }
    >
      <Paragraphs>
        <p>{t('about.lead')}</p>
        <p>{t('about.text')}</p>
      </Paragraphs>
    </MessageFrame>
  );
}
