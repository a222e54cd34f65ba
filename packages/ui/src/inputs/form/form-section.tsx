'use client';
import { memo, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { SectionRoot } from './form.styles.js';

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Number of columns if the section is wide enough. A multiline field, or a field with `data-span="all"`, uses the
   * whole row.
   */
  columns?: 1 | 2 | undefined;
}

/**
 * A group of related fields with a heading. `data-part="form-section"`, with `data-columns`. Source: WCAG 2.2, 1.3.1.
 */
export const FormSection = memo(function FormSection({
  title,
  description,
  headingLevel = 2,
  columns = 1,
  children,
  ...rest
}: FormSectionProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <SectionRoot data-part="form-section" aria-labelledby={id} {...rest} data-columns={columns}>
      <div data-slot="head">
        <Title id={id}>{title}</Title>
        {description && <p>{description}</p>}
      </div>
      <div data-slot="fields">{children}</div>
    </SectionRoot>
  );
});
