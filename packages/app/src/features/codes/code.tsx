import { findCode, formatCode } from '@attesta/domain/codes/codes';
import { CodeMark, type CodeMarkProps } from '@attesta/ui/display/code-mark';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Returns a function that translates the label of a code. It returns an empty string for an unknown code. */
export function useCodeLabel() {
  const { t } = useTranslation('codes');
  return useCallback(
    (id: string): string => {
      const code = findCode(id);
      return code ? t(`codes.${code.id}`) : '';
    },
    [t],
  );
}

interface CodeProps extends Omit<CodeMarkProps, 'code' | 'label' | 'group'> {
  /** Id without a space, such as MDA0203. */
  code: string;
}

/** A designation code with its translated label. */
export const Code = memo(function Code({ code, ...rest }: CodeProps) {
  const label = useCodeLabel();
  return <CodeMark code={formatCode(code)} label={label(code)} group={findCode(code)?.group ?? ''} {...rest} />;
});

const Row = styled.ul`
  display: inline-flex;
  vertical-align: top;
  flex-wrap: wrap;
  gap: 6px 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-labelled] {
    display: inline-grid;
    grid-template-columns: minmax(0, 1fr);
  }
  /* An ancestor with automatic direction follows the first letter of a code; the list follows the page. */
  [dir='rtl'] & {
    direction: rtl;
  }
  & > li {
    unicode-bidi: isolate;
  }
`;

/** A list of codes in a row that wraps; codes with their labels are one below the other. */
export function Codes({ codes, withLabel }: { codes: readonly string[]; withLabel?: boolean }) {
  return (
    <Row data-labelled={withLabel || undefined}>
      {codes.map((code) => (
        <li key={code}>
          <Code code={code} withLabel={withLabel} />
        </li>
      ))}
    </Row>
  );
}
