import type { Designation } from '@attesta/domain/availability/schema';
import { windowFileLimits } from '@attesta/domain/availability/limits';
import { importWindows, windowColumns, type FileProblem } from '@attesta/domain/availability/window-file';
import { Text } from '@attesta/ui/display/typography';
import { Alert } from '@attesta/ui/feedback/alert';
import { Button } from '@attesta/ui/inputs/button';
import { FileField } from '@attesta/ui/inputs/file-field';
import { TextField } from '@attesta/ui/inputs/text-field';
import { Stack } from '@attesta/ui/layout/stack';
import { Dialog } from '@attesta/ui/overlays/dialog';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newWindowId, type WindowEditing } from '../edit/use-window-edit';
import { ImportPreview } from './import-preview';
import { readFile, type FileText } from './read-file';

/** Interval in ms in which the pasted cells are read. */
const readEvery = 500;

interface WindowImportDialogProps {
  editing: WindowEditing;
  designations: readonly Designation[];
  onClose: () => void;
}

/** Reads windows from a file or from pasted cells, and shows what would change before it is saved. */
export function WindowImportDialog({ editing, designations, onClose }: WindowImportDialogProps) {
  const { t } = useTranslation('availability');
  const { edited, today, change } = editing;
  const [file, setFile] = useState<File | null>(null);
  /** Null while the file is read. */
  const [content, setContent] = useState<FileText | null>(null);
  const [pasted, setPasted] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  // Scripts and extensions fill it in without an event, and the dialog has no form that would read it.
  useEffect(() => {
    const timer = setInterval(() => area.current && setPasted(area.current.value), readEvery);
    return () => clearInterval(timer);
  }, []);
  const [firstId] = useState(newWindowId);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const fileText = content && 'text' in content ? content.text : '';
  const text = useDeferredValue(file ? fileText : pasted);
  const result = useMemo(
    () =>
      text.trim() === ''
        ? null
        : importWindows(text, { windows: edited, designations, today, newId: (row) => `${firstId}-${row}` }),
    [text, edited, designations, today, firstId],
  );
  const read = async (next: File | null) => {
    reading.current?.abort();
    const current = (reading.current = new AbortController());
    setFile(next);
    setContent(null);
    if (!next) return;
    const found = await readFile(next, current.signal);
    if (!current.signal.aborted) setContent(found);
  };
  const problem: FileProblem | null =
    content && 'problem' in content
      ? content.problem
      : (result?.problem ?? (content && content.text.trim() === '' ? 'empty' : null));
  const changes = result?.changes ?? [];
  const save = () => {
    const problems = change(new Map(changes.map((window) => [window.id, window])));
    if (Object.keys(problems).length === 0) onClose();
  };
  return (
    <Dialog
      open
      size="large"
      fullOnPhones
      onOpenChange={(open) => !open && onClose()}
      title={t('file.title')}
      description={t('file.text')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('file.cancel')}
          </Button>
          <Button disabled={changes.length === 0} onClick={save}>
            {changes.length === 0 ? t('file.nothing') : t('file.save', { count: changes.length })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FileField
          label={t('file.file')}
          help={t('file.fileHelp')}
          accept=".xlsx,.csv,.tsv,.txt"
          maxSize={windowFileLimits.bytes}
          value={file ? [file] : []}
          onValueChange={([next]) => void read(next ?? null)}
        />
        {!file && (
          <TextField
            ref={area}
            label={t('file.paste')}
            help={t('file.pasteHelp', { columns: windowColumns.join(', ') })}
            multiline
            rows={3}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
        )}
        {file && !content && (
          <Text role="status" tone="muted">
            {t('file.reading')}
          </Text>
        )}
        {problem && (
          <Alert tone="error" live>
            {t(`file.problems.${problem}`)}
          </Alert>
        )}
        {result && !problem && <ImportPreview rows={result.rows} />}
      </Stack>
    </Dialog>
  );
}
