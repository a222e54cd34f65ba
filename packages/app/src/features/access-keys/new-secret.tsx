import type { AccessKeyKind } from '@attesta/domain/access-keys/schema';
import { Code, List, Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { CopyButton } from '@attesta/ui/inputs/copy-button';
import { Group } from '@attesta/ui/layout/group';
import { Stack } from '@attesta/ui/layout/stack';
import { Link } from '@attesta/ui/navigation/link';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $apiHost } from '../../platform/http/request';

interface NewSecretProps {
  kind: AccessKeyKind;
  /** The address of a feed, or the token. */
  secret: string;
  onDone: () => void;
}

/** The secret of a new key, which is shown only once, and how it is used. */
export function NewSecret({ kind, secret, onDone }: NewSecretProps) {
  const { t } = useTranslation('accessKeys');
  const host = useUnit($apiHost);
  return (
    <Stack gap={16}>
      <Alert tone="warning" live title={t(`${kind}.secret.title`)}>
        {t(`${kind}.secret.text`)}
      </Alert>
      <Code block>{secret}</Code>
      <Group gap={12}>
        <CopyButton tone="primary" text={secret} labels={{ copy: t(`${kind}.secret.copy`) }} />
        <Button size="small" variant="outlined" onClick={onDone}>
          {t('done')}
        </Button>
      </Group>
      {kind === 'calendar' ? (
        <List>
          <li>{t('calendar.use.outlook')}</li>
          <li>{t('calendar.use.google')}</li>
          <li>{t('calendar.use.apple')}</li>
        </List>
      ) : (
        <Text>
          {t('api.use')} <Link href={`${host}/api/docs`}>{t('api.docs')}</Link>
        </Text>
      )}
    </Stack>
  );
}
