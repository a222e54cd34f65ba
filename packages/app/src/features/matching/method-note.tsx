import { criteria } from '@attesta/domain/matching/schema';
import { Chip } from '@attesta/ui/display/chip';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { Popover } from '@attesta/ui/overlays/popover';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 24px;
  align-items: center;
  /* The label wraps instead of being truncated. */
  & > [data-part='chip'] > [data-slot='label'] {
    padding-block: 3px;
    white-space: normal;
  }
  & > [data-part='button'] {
    margin-inline-start: -12px; /* aligns the label of the button with the content above */
  }
`;

const Explanation = styled.div`
  display: grid;
  gap: 12px;
  padding: 20px;
  & h2,
  & h3 {
    margin: 0;
    font-size: var(--at-h5);
    font-weight: 600;
  }
  & h2 {
    font-size: var(--at-h4);
  }
  & ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding-inline-start: 18px;
  }
`;

const principles = ['same', 'nobodyDisappears', 'reasons', 'availability', 'oneApplication', 'noPromise'] as const;

/** States that the method is Attesta's own, with a popover that explains it. */
export function MethodNote() {
  const { t } = useTranslation('matching');
  return (
    <Root aria-label={t('method.title')}>
      <Chip shape="dashed">{t('method.mark')}</Chip>
      <Popover
        label={t('method.title')}
        placement="bottom-start"
        trigger={
          <Button variant="text" size="small">
            {t('method.link')}
          </Button>
        }
        popup={{ style: { maxInlineSize: 'min(560px, calc(100vw - 16px))' } }}
      >
        <Explanation>
          <h2>{t('method.title')}</h2>
          <ul>
            {principles.map((id) => (
              <li key={id}>{t(`method.principles.${id}`)}</li>
            ))}
          </ul>
          <h3>{t('method.filtersTitle')}</h3>
          <Text>{t('method.filtersText')}</Text>
          <h3>{t('method.scoresTitle')}</h3>
          <Text>{t('method.scoresText')}</Text>
          <ul>
            {criteria.map((id) => (
              <li key={id}>{t(`method.criteria.${id}`)}</li>
            ))}
          </ul>
          <h3>{t('method.orderTitle')}</h3>
          <Text>{t('method.orderText')}</Text>
          <Text size="small" tone="muted">
            {t('source')}
          </Text>
        </Explanation>
      </Popover>
    </Root>
  );
}
