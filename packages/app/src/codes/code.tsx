import { findCode, formatCode } from '@attesta/domain/codes/codes';
import { CodeMark, type CodeMarkProps } from '@attesta/ui/display/code-mark';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Says what a code stands for in the language of the page; a code that is not known has no label. */
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
  /** Without a space: MDA0203. */
  code: string;
}

/** A designation code; its label is in the language of the page. */
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
  /* What stands around may take its direction from the first letter of a code; the list goes with the page. */
  [dir='rtl'] & {
    direction: rtl;
  }
  & > li {
    unicode-bidi: isolate;
  }
`;

/** Several codes, side by side. */
export function Codes({ codes, withLabel }: { codes: readonly string[]; withLabel?: boolean }) {
  return (
    <Row>
      {codes.map((code) => (
        <li key={code}>
          <Code code={code} withLabel={withLabel} />
        </li>
      ))}
    </Row>
  );
}
