import type { ReactNode } from 'react';

/** What stands in a tab, be it a button or a link. */
export interface TabContentProps {
  label: string;
  icon?: ReactNode;
  /** A short count or state after the label; it is read with it. */
  badge?: ReactNode;
}

export function TabContent({ label, icon, badge }: TabContentProps) {
  return (
    <>
      {icon}
      <span data-slot="words" title={label.length > 24 ? label : undefined}>
        {label}
      </span>
      {badge !== undefined && <span data-slot="badge">{badge}</span>}
    </>
  );
}
