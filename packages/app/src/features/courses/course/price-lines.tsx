import type { CoursePrice } from '@attesta/domain/courses/schema';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMoney } from './use-money';

const Lines = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & dt {
    color: var(--at-text-muted);
  }
  & dd {
    display: grid;
    justify-items: end; /* in right-to-left layouts, \`text-align\` follows the direction of the text */
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='total'] {
    align-items: baseline;
    margin-block-start: 4px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--at-line);
  }
  & > [data-slot='total'] > dt {
    color: inherit;
    font-weight: 600;
  }
  & > [data-slot='total'] > dd {
    font-size: var(--at-h3);
    font-weight: 600;
    line-height: 1.3;
  }
  & small {
    margin-block-start: 4px;
    color: var(--at-text-muted);
    font-size: var(--at-small);
    font-weight: 400;
  }
`;

/** What a place costs: fee, discount, printed documents, total and the included VAT. */
export function PriceLines({ price }: { price: CoursePrice }) {
  const { t } = useTranslation('courses');
  const { money, rate } = useMoney();
  const { subtotal, discount, shipping, total, vat, vatRate } = price;
  return (
    <Lines>
      <div>
        <dt>{t('summary.place')}</dt>
        <dd>
          <bdi>{subtotal === 0 ? t('summary.free') : money(subtotal)}</bdi>
        </dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('summary.discount')}</dt>
          <dd>
            <bdi>{money(-discount)}</bdi>
          </dd>
        </div>
      )}
      {shipping > 0 && (
        <div>
          <dt>{t('summary.documents')}</dt>
          <dd>
            <bdi>{money(shipping)}</bdi>
          </dd>
        </div>
      )}
      <div data-slot="total">
        <dt>{t('summary.total')}</dt>
        <dd>
          <bdi>{money(total)}</bdi>
          {total > 0 && (
            <small>{vat > 0 ? t('summary.vat', { rate: rate(vatRate), vat: money(vat) }) : t('summary.noVat')}</small>
          )}
        </dd>
      </div>
    </Lines>
  );
}
