/** A file to save on the user's device. */
interface SavedFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: string | Blob;
}

/** Saves a file that the page created or downloaded. */
export function saveFile({ name, contentType, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
