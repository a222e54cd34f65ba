import { CodeBlock } from '../../../.storybook/blocks/code.js';
import type { ReactNode } from 'react';

/** The code of a type-checked sample file. `children` is its live result, shown above the code. */
export function Sample({
  code,
  language = 'tsx',
  children,
}: {
  code: string;
  language?: 'tsx' | 'html' | 'json';
  children?: ReactNode;
}) {
  return (
    <figure className="doc-sample">
      {children && <div className="doc-stage sb-unstyled">{children}</div>}
      <CodeBlock code={code.trim()} language={language} />
    </figure>
  );
}
