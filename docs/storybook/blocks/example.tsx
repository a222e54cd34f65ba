import { CodeBlock } from '../../../.storybook/blocks/code.js';
import type { ReactNode } from 'react';

/**
 * A realistic example of a component, live and as code. The code is a type-checked file of `examples/`. Long code is
 * collapsed.
 */
export function Example({
  code,
  width,
  children,
}: {
  code: string;
  /** The maximum width in px. Default: the width of the content. */ width?: number;
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
        <CodeBlock code={text} />
      </details>
    </figure>
  );
}
