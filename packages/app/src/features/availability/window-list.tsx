import type { OwnRules } from '@attesta/domain/availability/own-windows';
import type { WindowView } from '@attesta/domain/availability/schema';
import { Card } from '@attesta/ui/display/card';
import { Table } from '@attesta/ui/display/table';
import { Text } from '@attesta/ui/display/typography';
import { Button } from '@attesta/ui/inputs/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useGroupLabel } from '../codes';
import { useWindowColumns, type WindowRow } from './window-columns';
import { countWindows, firstWindows, type GroupWindows } from './windows';

const CardStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  & > [data-part='card'] {
    inline-size: 100%;
  }
`;

/** Windows rendered initially and added by each "show more", because rendering thousands of rows blocks the page. */
const step = 150;

/** A window that ended cannot be changed. */
const isSelectable = ({ window }: WindowRow) => !window.past;

interface WindowListProps {
  rules: OwnRules;
  groups: readonly GroupWindows[];
  /** Hides the selection and the actions. */
  readOnly: boolean;
  /** Ids of the selected windows. */
  selected: readonly string[];
  onSelectedChange: (selected: readonly string[]) => void;
  /** Opens a window. */
  onOpen: (window: WindowView) => void;
}

/** The windows as tables, one for each group of codes. */
export function WindowList({ rules, readOnly, groups, selected, onSelectedChange, onOpen }: WindowListProps) {
  const { t } = useTranslation('availability');
  const groupLabel = useGroupLabel();
  const columns = useWindowColumns(rules, readOnly ? null : onOpen);
  const [limit, setLimit] = useState(step);
  const total = countWindows(groups);
  return (
    <CardStack>
      {firstWindows(groups, limit).map(({ prefix, group, codes }) => {
        const title = groupLabel(codes[0]?.code.id ?? '');
        return (
          <Card key={`${prefix}${group}`} flush title={title}>
            <Table
              caption={title}
              columns={columns}
              rows={codes.flatMap((entry) => entry.windows.map((window, index) => ({ window, isFirst: index === 0 })))}
              rowKey={({ window }) => window.id}
              selectable={!readOnly && isSelectable}
              selected={selected}
              onSelectedChange={(keys) => onSelectedChange(keys.map(String))}
            />
          </Card>
        );
      })}
      {total > limit && (
        <Button variant="outlined" onClick={() => setLimit(limit + step)}>
          {t('more', { count: Math.min(step, total - limit) })}
        </Button>
      )}
      <Text size="small" tone="muted">
        {t('source')}
      </Text>
    </CardStack>
  );
}
