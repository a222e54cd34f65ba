import { showWhole } from '../../foundation/show-whole.js';
import type { ReactNode } from 'react';

/** Content of a tab, for a button or a link. */
export interface TabContentProps {
  label: string;
  icon?: ReactNode;
  /** A short count or state after the label. It is part of the accessible name. */
  badge?: ReactNode;
}

export function TabContent({ label, icon, badge }: TabContentProps) {
  return (
    <>
      {icon}
      <span data-slot="words" onPointerEnter={showWhole}>
        {label}
      </span>
      {badge !== undefined && <span data-slot="badge">{badge}</span>}
    </>
  );
}
