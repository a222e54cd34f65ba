import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../../packages/ui/src/display/icon/index.js';

/** A “do” and a “don’t” example, each live and with its reason. */
export const Dos = ({ children }: { children: ReactNode }) => <div className="doc-dos sb-unstyled">{children}</div>;

interface CaseProps {
  /** The reason, as a sentence. */
  why: string;
  children: ReactNode;
}

export const Do = ({ why, children }: CaseProps) => (
  <figure className="doc-do">
    <div className="doc-do-stage">{children}</div>
    <figcaption>
      <strong>
        <CheckIcon size="small" /> Do
      </strong>
      {why}
    </figcaption>
  </figure>
);

export const Dont = ({ why, children }: CaseProps) => (
  <figure className="doc-do" data-not="">
    <div className="doc-do-stage">{children}</div>
    <figcaption>
      <strong>
        <CloseIcon size="small" /> Don’t
      </strong>
      {why}
    </figcaption>
  </figure>
);

/** Places several elements next to each other. */
export const Row = ({ children }: { children: ReactNode }) => <div className="doc-row">{children}</div>;
