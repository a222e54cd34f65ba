import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A sample as it stands in its file, type-checked and run; with `children`, what it shows stands above it. */
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
      <CodeOrSourceMdx className={`language-${language}`}>{code.trim()}</CodeOrSourceMdx>
    </figure>
  );
}
