import { listAccessKeys, removeAccessKey } from '@attesta/domain/access-keys/calls';
import { maxAccessKeys, type AccessKey, type AccessKeyKind } from '@attesta/domain/access-keys/schema';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { AlertDialog } from '@attesta/ui/overlays/alert-dialog';
import { useUnit } from 'effector-react';
import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { createCallFx } from '../../platform/http/call-fx';
import { knownRead } from '../../platform/http/known-read';
import { problemOf } from '../../platform/http/problem';
import { notify } from '../../platform/toasts/model';
import { SettingsRow } from '../account';
import { KeyTable } from './key-table';
import { NewSecret } from './new-secret';

const removeKeyFx = createCallFx(removeAccessKey, (_, { params: { id } }) => [
  knownRead(listAccessKeys, {}, (list) => list && { keys: list.keys.filter((key) => key.id !== id) }),
]);

const Padded = styled.div`
  padding: 24px;
  max-inline-size: 688px;
`;

export interface KeyFormProps {
  /** Receives the address of a feed or the token, which the server returns only once. */
  onAdded: (secret: string) => void;
  onCancel: () => void;
}

interface KeyRowProps {
  kind: AccessKeyKind;
  keys: readonly AccessKey[];
  Form: ComponentType<KeyFormProps>;
}

/** The keys of one kind, with a form to add one and a button to remove each. */
export function KeyRow({ kind, keys, Form }: KeyRowProps) {
  const { t } = useTranslation('accessKeys');
  const [remove, show] = useUnit([removeKeyFx, notify]);
  const [step, setStep] = useState<'list' | 'form' | { secret: string }>('list');
  const [removed, setRemoved] = useState<AccessKey | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const finish = () => {
    setStep('list');
    region.current?.focus({ preventScroll: true });
  };
  const confirm = async ({ id, name }: AccessKey) => {
    await remove({ params: { id } }).catch((error: unknown) => {
      if (problemOf(error).code !== 'not_found') throw error; // It was removed in the meantime.
    });
    show({ message: t(`${kind}.removed`, { name }), tone: 'success' });
    region.current?.focus({ preventScroll: true });
  };
  return (
    <SettingsRow
      wide
      title={t(`${kind}.list`)}
      lead={t('limit', { count: keys.length, max: maxAccessKeys })}
      contentRef={region}
      status={
        step === 'list' && (
          <Button
            variant="outlined"
            size="small"
            disabled={keys.length >= maxAccessKeys}
            onClick={() => setStep('form')}
          >
            {t(`${kind}.add`)}
          </Button>
        )
      }
    >
      {step === 'form' && (
        <Padded>
          <Form onAdded={(secret) => setStep({ secret })} onCancel={finish} />
        </Padded>
      )}
      {typeof step === 'object' && (
        <Padded>
          <NewSecret kind={kind} secret={step.secret} onDone={finish} />
        </Padded>
      )}
      {keys.length > 0 ? (
        <KeyTable kind={kind} keys={keys} onRemove={setRemoved} />
      ) : (
        step === 'list' && (
          <Padded>
            <Text tone="muted">{t(`${kind}.none`)}</Text>
          </Padded>
        )
      )}
      <AlertDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={t(`${kind}.remove.title`, { name: removed?.name })}
        description={t(`${kind}.remove.text`)}
        confirmLabel={t(`${kind}.remove.confirm`)}
        tone="error"
        onConfirm={() => (removed ? confirm(removed) : undefined)}
        labels={{ cancel: t('cancel') }}
      />
    </SettingsRow>
  );
}
