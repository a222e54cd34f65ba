/** A file that was chosen, dropped or pasted. A folder looks like a file of a few kilobytes. */
export interface DroppedFile {
  file: File;
  isFolder: boolean;
}

/** Returns chosen files, which are no folders. */
export const chosenFiles = (files: Iterable<File> | null): DroppedFile[] =>
  Array.from(files ?? [], (file) => ({ file, isFolder: false }));

/** Returns the files and folders of a drop or paste. Call it during the event: the browser forgets them afterwards. */
export function droppedFiles({ items, files }: DataTransfer): DroppedFile[] {
  const found = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .flatMap((item): DroppedFile[] => {
      const entry = item.webkitGetAsEntry();
      const isFolder = entry?.isDirectory === true;
      const file = item.getAsFile() ?? (entry ? new File([], entry.name) : null);
      return file ? [{ file, isFolder }] : [];
    });
  return found.length > 0 ? found : chosenFiles(files);
}
