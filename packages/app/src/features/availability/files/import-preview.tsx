import { applicationKinds, intakePools } from '@attesta/domain/availability/schema';
import { designationColumns, regulations, riskClasses } from '@attesta/domain/classes/class-variant';
import type { ImportedRow, RowProblem, WindowColumn } from '@attesta/domain/availability/window-file';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePreview, type PreviewRow } from '../edit/change-preview';

/** Invalid rows come first. */
const order = { wrong: 0, changed: 1, added: 2, unchanged: 3 } as const;
const effects = ['added', 'changed', 'unchanged', 'wrong'] as const;

/** The columns whose values are one or several of a list. */
const choices = {
  regulation: regulations,
  manualStatus: ['closed'],
  intakePool: intakePools,
  procedures: designationColumns,
  classes: riskClasses,
  kinds: applicationKinds,
} as const;

const kindOf = (column: WindowColumn) =>
  column === 'from' || column === 'to'
    ? 'day'
    : column === 'slots' || column === 'reserved' || column === 'note'
      ? column
      : 'code';

/** A value as it is in the file, cut to what fits into a message. */
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** What an import would do: how many windows it adds and changes, and why rows are wrong. */
export function ImportPreview({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('availability');
  const counts = effects.map((effect) => ({ effect, count: rows.filter((row) => row.effect === effect).length }));
  const isWrong = rows.some(({ effect }) => effect === 'wrong');
  const preview = useMemo(() => {
    const reason = (problem: RowProblem) => {
      if (problem.kind === 'rule') return t(`rules.${problem.rule}`);
      if (problem.kind === 'unknown') return t('file.rows.unknown', { text: shortened(problem.text) });
      if (problem.kind !== 'invalid') return t(`file.rows.${problem.kind}`);
      const { column, text } = problem;
      const kind = text === '' ? 'missing' : 'invalid';
      const values = Object.hasOwn(choices, column) ? choices[column as keyof typeof choices].join(', ') : '';
      const expected = values ? t('file.expected.choice', { values }) : t(`file.expected.${kindOf(column)}`);
      return `${t(`file.rows.${kind}`, { column, text: shortened(text) })} ${expected}`;
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
