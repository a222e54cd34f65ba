import { formatCode } from '@attesta/domain/codes/codes';
import type { PublicBody } from '@attesta/domain/matching/schema';
import { Trans, useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { withIdentifier } from '../../platform/shell/page/identifier';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 2px 0 0;
  padding: 0;
  list-style: none;
  color: var(--at-warning-text);
  font-size: var(--at-small);
`;

interface BodyConditionsProps {
  body: PublicBody | undefined;
  /** The codes of the request. */
  codes: readonly string[];
}

/** The conditions of a body's designation for codes of the request, as published (in English). */
export function BodyConditions({ body, codes }: BodyConditionsProps) {
  const { t } = useTranslation('matching');
  const conditions = body?.conditions.filter(({ code }) => codes.includes(code)) ?? [];
  if (conditions.length === 0) return null;
  return (
    <List>
      {conditions.map(({ code, condition }) => (
        <li key={`${code} ${condition}`}>
          <Trans
            t={t}
            i18nKey="warnings.condition"
            values={{ code: formatCode(code), condition }}
            {...withIdentifier}
            components={{ ...withIdentifier.components, condition: <bdi lang="en" /> }}
          />
        </li>
      ))}
    </List>
  );
}
