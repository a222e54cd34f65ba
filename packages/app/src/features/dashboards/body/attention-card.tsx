import type { BodyAttention } from '@attesta/domain/dashboards/body-attention';
import type { CalendarDate } from '@attesta/domain/values/dates';
import { Card } from '@attesta/ui/display/card';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useConfirmWindows } from '../../availability';
import { Codes } from '../../codes';
import { Item, Items } from '../layout/item.styles';
import { attentionLooks } from './attention-looks';
import { useAttentionText, type AttentionText } from './use-attention-text';

/** Number of codes that a row shows. */
const maxCodes = 4;

interface AttentionCardProps {
  attention: readonly BodyAttention[];
  today: CalendarDate;
}

/** What needs the attention of the notified body, most urgent first, each with one button. */
export function AttentionCard({ attention, today }: AttentionCardProps) {
  const { t } = useTranslation('dashboards');
  const textOf = useAttentionText(today);
  if (attention.length === 0)
    return (
      <Card title={t('body.attention.none')}>
        <Text tone="muted">{t('body.attention.noneText')}</Text>
      </Card>
    );
  return (
    <Card flush title={t('body.attention.title', { count: attention.length })}>
      <Items>
        {attention.map((item, index) => (
          <li key={`${item.kind} ${'regulation' in item ? item.regulation : ''}`}>
            <AttentionRow item={item} text={textOf(item)} isNext={index === 0} />
          </li>
        ))}
      </Items>
    </Card>
  );
}

interface AttentionRowProps {
  item: BodyAttention;
  text: AttentionText;
  /** Whether the button is the next step of the page. */
  isNext: boolean;
}

function AttentionRow({ item, text: { title, facts, codes, link }, isNext }: AttentionRowProps) {
  const { t } = useTranslation('dashboards');
  const { icon: Icon, tone } = attentionLooks[item.kind];
  const more = codes.length - maxCodes;
  const variant = isNext ? 'filled' : 'outlined';
  return (
    <Item>
      <Icon aria-hidden data-slot="icon" data-tone={tone} />
      <div data-slot="words">
        <span>
          <bdi>{title}</bdi>
        </span>
        <ul data-slot="facts">
          {facts.map((fact) => (
            <li key={fact} data-muted>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
        {codes.length > 0 && (
          <span data-slot="codes">
            <Codes codes={codes.slice(0, maxCodes)} />
            {more > 0 && <bdi data-muted>{t('body.attention.moreCodes', { count: more })}</bdi>}
          </span>
        )}
      </div>
      {item.kind === 'unconfirmed' ? (
        <ConfirmButton windows={item.windows} variant={variant} />
      ) : (
        link && (
          <Button
            variant={variant}
            aria-label={t('operator.attention.actionFor', { action: link.label, name: title })}
            render={<RouterLink to={link.to} />}
          >
            {link.label}
          </Button>
        )
      )}
    </Item>
  );
}

interface ConfirmButtonProps extends Pick<Extract<BodyAttention, { kind: 'unconfirmed' }>, 'windows'> {
  variant: 'filled' | 'outlined';
}

function ConfirmButton({ windows, variant }: ConfirmButtonProps) {
  const { t } = useTranslation('dashboards');
  const { confirmAll, isConfirming } = useConfirmWindows();
  return (
    <Button variant={variant} loading={isConfirming} onClick={() => void confirmAll(windows)}>
      {t('body.attention.unconfirmed.action', { count: windows.length })}
    </Button>
  );
}
