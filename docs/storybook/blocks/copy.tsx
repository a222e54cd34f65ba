import { useState, type ReactNode } from 'react';
import { announce } from '../../../packages/ui/src/feedback/announcer/index.js';

interface CopyProps {
  /** The text to copy. */
  text: string;
  /** The visible content. Default: the text. */
  children?: ReactNode;
  className?: string;
}

/** A button that copies a text. It shows and announces the success. */
export function Copy({ text, children, className = 'doc-copy' }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(`${text} copied`);
  };
  return (
    <button
      type="button"
      className={className}
      title={`Copy ${text}`}
      data-copied={copied || undefined}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      {children ?? text}
      <span className="doc-copied" aria-hidden="true">
        {copied ? 'Copied' : 'Copy'}
      </span>
    </button>
  );
}

/** The CSS name of a token. Copies the `var()` expression. */
export const TokenName = ({ name }: { name: string }) => <Copy text={`var(--at-${name})`}>--at-{name}</Copy>;
