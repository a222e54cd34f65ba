import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A part in a real use, live and as code: a file of `examples/`, type-checked and run. Long code is folded, so that the page goes on in sight. */
export function Example({ code, width, children }: { code: string; /** The widest that it is shown, in px. */ width?: number; children: ReactNode }) {
  const text = code.trim();
  const short = text.split('\n').length <= 12;
  return (
    <figure className="doc-sample">
      <div className="doc-stage sb-unstyled" style={width ? { '--doc-width': `${width}px` } as object : undefined}>{children}</div>
      <details className="doc-code" open={short}>
        <summary>Code of this example</summary>
        <CodeOrSourceMdx className="language-tsx">{text}</CodeOrSourceMdx>
      </details>
    </figure>
  );
}
