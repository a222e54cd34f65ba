import { useState } from 'react';
import { highlight } from './highlight.js';

/** Long lines scroll, so the code must be reachable with the keyboard. */
const scrollable = { tabIndex: 0, role: 'group', 'aria-label': 'Code' } as const;

/** Code in colours, with a button that copies it. */
export function CodeBlock({ code, language = 'tsx' }: { code: string; language?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className="docblock-source">
      <pre className="prismjs" {...scrollable}>
        <code className={`language-${language}`}>{highlight(code, language)}</code>
      </pre>
      <div>
        <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
          {copied ? 'Copied' : 'Copy'}
        </button>
        <span className="sb-sr-only" role="status">
          {copied && 'Code copied'}
        </span>
      </div>
    </div>
  );
}

/** The `code` of a docs page: inline code, or a block if it has a language or several lines. */
export function CodeOrSourceMdx({ className, children }: { className?: string; children?: React.ReactNode }) {
  const text = typeof children === 'string' ? children : '';
  if (!className && !text.includes('\n')) return <code>{children}</code>;
  return <CodeBlock code={text.trimEnd()} language={className?.replace('language-', '') ?? 'text'} />;
}
