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
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
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
    display: block;
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
        <dd>{subtotal === 0 ? t('summary.free') : money(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{t('summary.discount')}</dt>
          <dd>{money(-discount)}</dd>
        </div>
      )}
      {shipping > 0 && (
        <div>
          <dt>{t('summary.documents')}</dt>
          <dd>{money(shipping)}</dd>
        </div>
      )}
      <div data-slot="total">
        <dt>{t('summary.total')}</dt>
        <dd>
          {money(total)}
          {total > 0 && (
            <small>{vat > 0 ? t('summary.vat', { rate: rate(vatRate), vat: money(vat) }) : t('summary.noVat')}</small>
          )}
        </dd>
      </div>
    </Lines>
  );
}
