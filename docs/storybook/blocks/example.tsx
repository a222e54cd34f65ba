import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A part in a real use, live and as code: a file of `examples/`, type-checked and run. Long code is folded, so that the page goes on in sight. */
export function Example({
  code,
  width,
  children,
}: {
  code: string;
  /** In px, where there is room; without it, as wide as it is. */ width?: number;
  children: ReactNode;
}) {
  const text = code.trim();
  const short = text.split('\n').length <= 12;
  return (
    <figure className="doc-sample">
      <div className="doc-stage sb-unstyled">
        <div style={width ? { inlineSize: width } : undefined}>{children}</div>
      </div>
      <details className="doc-code" open={short}>
        <summary>Code of this example</summary>
        <CodeOrSourceMdx className="language-tsx">{text}</CodeOrSourceMdx>
      </details>
    </figure>
  );
}
