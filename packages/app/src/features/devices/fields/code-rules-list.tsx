import type { Regulation } from '@attesta/domain/classes/class-variant';
import { Text } from '@attesta/ui/display/typography';
import { Check, Dot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { codeRules } from '../answers/code-rules';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0 0 6px;
  padding: 0;
  list-style: none;
  color: var(--at-text-muted);
  font-size: var(--at-small);
  & > li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 8px;
    align-items: start;
  }
  & > li > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 2px;
  }
  & > li[data-met='true'] > svg {
    color: var(--at-success-text);
  }
  & > li[data-met='false'] {
    color: var(--at-text);
  }
`;

/** The rules for choosing codes, one per line. Rules that are met have a check mark. */
export function CodeRulesList({ regulation, chosen }: { regulation: Regulation; chosen: readonly string[] }) {
  const { t } = useTranslation('devices');
  const translate = t as unknown as (key: string) => string;
  return (
    <div>
      <List>
        {codeRules(regulation, chosen).map(({ id, met }) => (
          <li key={id} data-met={met ?? undefined}>
            {met ? (
              <Check role="img" aria-label={t('codes.there')} />
            ) : met === false ? (
              <Dot role="img" aria-label={t('codes.missing')} />
            ) : (
              <Dot aria-hidden />
            )}
            <span>{translate(`codes.rules.${regulation}.${id}`)}</span>
          </li>
        ))}
      </List>
      <Text size="small" tone="muted">
        {t(`codes.source.${regulation}`)}
      </Text>
    </div>
  );
}
