'use client';
import { lazy, Suspense } from 'react';
import { ChevronDown } from '../../foundation/glyphs.js';
import { Button } from '../../inputs/button/index.js';
import { Popover } from '../../overlays/popover/index.js';
import { conditionOf } from './condition-filter.js';
import type { ConditionFieldsProps } from './condition-fields.js';
import { AppliedCount } from './filter-menu.js';

/** Loaded when a popover is opened, because a list may have no such filter. */
const load = () => import('./condition-fields.js').then(({ ConditionFields }) => ({ default: ConditionFields }));
export const LazyConditionFields = lazy(load);

/** A button with a popover of the fields of one filter. */
export function ConditionMenu(props: ConditionFieldsProps) {
  const { filter, conditions, labels } = props;
  const applied = conditionOf(filter, conditions) ? 1 : 0;
  return (
    <Popover
      label={filter.label}
      placement="bottom-start"
      trigger={
        <Button
          variant="outlined"
          tone="neutral"
          data-applied={applied > 0 || undefined}
          onPointerEnter={() => void load()}
          end={
            <>
              <AppliedCount count={applied} labels={labels} />
              <ChevronDown aria-hidden />
            </>
          }
        >
          {filter.label}
        </Button>
      }
    >
      <Suspense>
        <LazyConditionFields {...props} />
      </Suspense>
    </Popover>
  );
}
