import { Heading, Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blocker } from '../navigation/use-blocker';
import { styled } from 'styled-components';

const Root = styled.dialog`
  inline-size: min(440px, calc(100vw - 32px));
  padding: 24px;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius-large);
  background: var(--at-raised);
  color: var(--at-text);
  box-shadow: var(--at-shadow);
  &::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
  & > form {
    display: grid;
    gap: 8px;
  }
  & [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px 12px;
    margin-block-start: 16px;
  }
`;

/** Asks whether to leave what is not saved. Escape stays. Source: WAI-ARIA APG, alert dialog pattern (native dialog). */
export function LeaveDialog({ blocker, onLeave }: { blocker: Blocker; onLeave: () => void }) {
  const { t } = useTranslation('devices');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const asks = blocker.state === 'blocked';
  useEffect(() => {
    if (asks) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asks]);
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Root ref={dialog} role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}text`} onCancel={() => blocker.reset?.()}>
      <form method="dialog">
        <Heading level={2} size="h4" id={`${id}title`}>{t('leave.title')}</Heading>
        <Text id={`${id}text`}>{t('leave.text')}</Text>
        <div data-slot="actions">
          <Button variant="outlined" tone="neutral" onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
          <Button tone="error" onClick={leave}>{t('leave.leave')}</Button>
        </div>
      </form>
    </Root>
  );
}
