import { Code } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createGlobalStyle, styled } from 'styled-components';
import { FormActions } from '../forms/account-forms.styles';
import { CopyButton } from './copy-button';

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

const Stack = styled.div`
  display: grid;
  gap: 16px;
  & > ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
    gap: 8px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & code {
    white-space: nowrap;
  }
`;

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Stack>
      <PrintOnlyCodes />
      <Alert tone="warning" live title={t('personal.factor.codes.title')}>
        {t('personal.factor.codes.text')}
      </Alert>
      <ol data-recovery-codes="" aria-label={t('personal.factor.codes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ol>
      <FormActions>
        <CopyButton text={codes.join('\n')} label={t('personal.factor.codes.copy')} />
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
