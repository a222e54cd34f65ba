import { Code } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { CopyButton } from '@attesta/ui/inputs/copy-button';
import { Grid } from '@attesta/ui/layout/grid';
import { Stack } from '@attesta/ui/layout/stack';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createGlobalStyle, styled } from 'styled-components';
import { FormActions } from '../forms/form-actions';

/** Prints only the recovery codes, not the page around them. */
const PrintOnlyCodes = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }
    [data-recovery-codes],
    [data-recovery-codes] * {
      visibility: visible;
    }
    [data-recovery-codes] {
      position: fixed;
      inset-block-start: 0;
      inset-inline-start: 0;
    }
  }
`;

const Codes = styled(Grid)`
  & code {
    white-space: nowrap;
  }
`;

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const copyLabels = { copy: t('personal.factor.codes.copy') };
  return (
    <Stack>
      <PrintOnlyCodes />
      <Alert tone="warning" live title={t('personal.factor.codes.title')}>
        {t('personal.factor.codes.text')}
      </Alert>
      <Codes
        gap={8}
        minColumn={280}
        render={<ol data-recovery-codes="" aria-label={t('personal.factor.codes.list')} />}
      >
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Codes>
      <FormActions>
        <CopyButton tone="primary" text={codes.join('\n')} labels={copyLabels} />
        <Button variant="outlined" size="small" start={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('personal.factor.codes.print')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('personal.factor.codes.done')}
        </Button>
      </FormActions>
    </Stack>
  );
}
