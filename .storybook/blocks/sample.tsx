import { Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A sample as it stands in its file, type-checked and run; with `children`, what it shows stands above it. */
export function Sample({ code, language = 'tsx', children }: { code: string; language?: 'tsx' | 'ts' | 'js' | 'html' | 'css' | 'bash' | 'json'; children?: ReactNode }) {
  return (
    <figure className="doc-sample">
      {children && <div className="doc-stage sb-unstyled">{children}</div>}
      <Source code={code.trim()} language={language === 'js' || language === 'ts' ? 'tsx' : language} />
    </figure>
  );
}
