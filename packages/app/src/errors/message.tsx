import { Button } from '@attesta/ui/inputs/button';
import { Heading, Text } from '@attesta/ui/display/typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Sheet = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding-block: 12vh;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** What happened, what it means for the person's work, and what to do next. The link loads the portal anew where it broke. */
export function Message({ what, reload = false }: { what: 'error' | 'serverError' | 'notFound'; reload?: boolean }) {
  const { t } = useTranslation('portal');
  return (
    <Sheet>
      <Heading level={1}>{t(`errors.${what}.title`)}</Heading>
      <Text size="large">{t(`errors.${what}.text`)}</Text>
      <div>
        <Button render={reload ? <a href="/">{t('errors.home')}</a> : <Link to="/">{t('errors.home')}</Link>}>{t('errors.home')}</Button>
        {reload && <Button variant="outlined" onClick={() => window.location.reload()}>{t('errors.reload')}</Button>}
      </div>
    </Sheet>
  );
}
