import { useState, type ReactNode } from 'react';
import { announce } from '../../../packages/ui/src/feedback/announcer/index.js';

interface CopyProps {
  /** What goes to the clipboard. */
  text: string;
  /** What is seen; without it the text itself. */
  children?: ReactNode;
  className?: string;
}

/** A name that a press copies. It says so where it stands, and to screen readers. */
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

/** A token by the name that CSS has for it. */
export const TokenName = ({ name }: { name: string }) => <Copy text={`var(--at-${name})`}>--at-{name}</Copy>;
