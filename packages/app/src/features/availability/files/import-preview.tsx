import type { ImportedRow, RowProblem } from '@attesta/domain/availability/window-file';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePreview, type PreviewRow } from '../edit/change-preview';

/** Invalid rows come first. */
const order = { wrong: 0, changed: 1, added: 2, unchanged: 3 } as const;
const effects = ['added', 'changed', 'unchanged', 'wrong'] as const;

/** What an import would do: how many windows it adds and changes, and why rows are wrong. */
export function ImportPreview({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('availability');
  const counts = effects.map((effect) => ({ effect, count: rows.filter((row) => row.effect === effect).length }));
  const isWrong = rows.some(({ effect }) => effect === 'wrong');
  const preview = useMemo(() => {
    const reason = (problem: RowProblem) => {
      if (problem.kind === 'rule') return t(`rules.${problem.rule}`);
      return problem.kind === 'invalid'
        ? t('file.rows.invalid', { column: problem.column })
        : t(`file.rows.${problem.kind}`);
    };
    return rows
      .toSorted((one, other) => order[one.effect] - order[other.effect] || one.row - other.row)
      .map(({ row, effect, before, after, problem }): PreviewRow => ({
        id: `${row}`,
        effect: t(`file.effects.${effect}`),
        position: row,
        window: after ?? before,
        problem: problem && reason(problem),
      }));
  }, [rows, t]);
  return (
    <ChangePreview
      caption={t('file.preview')}
      summary={counts
        .filter(({ count }) => count > 0)
        .map(({ effect, count }) => t(`file.counts.${effect}`, { count }))
        .join(' · ')}
      error={isWrong ? t('file.wrong') : undefined}
      rows={preview}
    />
  );
}
