import { Toolbar, ToolbarButton } from '@attesta/ui/layout/toolbar';
import { useUnit } from 'effector-react';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { $history, historyStepped } from './history-model';

/** Mirrored in right-to-left text, like the buttons of the timeline. */
const Tools = styled(Toolbar)`
  & svg {
    scale: var(--at-dir) 1;
  }
`;

/** Undoes and redoes changes outside of the timeline, which has the same buttons. */
export function HistoryButtons() {
  const { t } = useTranslation('availability');
  const [{ done, undone }, step] = useUnit([$history, historyStepped]);
  return (
    <Tools label={t('edit.history')}>
      <ToolbarButton
        label={t('edit.undo')}
        hideLabel
        icon={<Undo2 />}
        disabled={done.length === 0}
        onClick={() => step('undo')}
      />
      <ToolbarButton
        label={t('edit.redo')}
        hideLabel
        icon={<Redo2 />}
        disabled={undone.length === 0}
        onClick={() => step('redo')}
      />
    </Tools>
  );
}
