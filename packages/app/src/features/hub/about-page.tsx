import { Button } from '@attesta/ui/inputs/button';
import { MessageFrame } from '@attesta/ui/shell/message-frame';
import { useUnit } from 'effector-react';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { $user } from '../../platform/session/model';
import { titleOf } from '../../platform/shell/breadcrumbs';
import { Paragraphs } from '../../platform/shell/page/paragraphs';
import { $settings } from '../../platform/start/settings';
import { availableToday, type Alternative } from './available-today';
import { paths } from '../../platform/navigation/paths';

/** Placeholder for the sections of the hub: what is available today for the subject, and the link to it. */
export function Component() {
  const { t } = useTranslation(['hub', 'portal']);
  const { pathname } = useLocation();
  const user = useUnit($user);
  const title = titleOf(pathname);
  const today = availableToday(title, user?.role ?? null);
  return (
    <MessageFrame
      title={t(`titles.${title}`, { ns: 'portal' })}
      actions={
        <>
          {today && <AlternativeButton alternative={today.alternative} />}
          {today?.alternative.to !== paths.hub && (
            <Button variant="outlined" render={<Link to={paths.hub} />}>
              {t('about.back')}
            </Button>
          )}
        </>
      }
    >
      <Paragraphs>
        {today?.isAvailable !== true && <p>{t('about.lead')}</p>}
        {today && <p>{t(`about.today.${today.text}`)}</p>}
      </Paragraphs>
    </MessageFrame>
  );
}

function AlternativeButton({ alternative: { link, to } }: { alternative: Alternative }) {
  const { t } = useTranslation(['hub', 'portal']);
  const { jobBoardUrl } = useUnit($settings);
  const label = t(`about.links.${link}`);
  if (to !== undefined) return <Button render={<Link to={to} />}>{label}</Button>;
  return (
    <Button
      end={<ExternalLink aria-hidden />}
      aria-label={`${label} ${t('shell.newTab', { ns: 'portal' })}`}
      render={<a href={jobBoardUrl} target="_blank" rel="noreferrer noopener" />}
    >
      {label}
    </Button>
  );
}
