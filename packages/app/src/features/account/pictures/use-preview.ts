import { useEffect, useState } from 'react';

/**
 * Returns the chosen file as an image address, or null while it is read. A data URL, because the Content Security
 * Policy allows no other image that the page created.
 */
export function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setPreview({ file, address: reader.result as string });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview && preview.file === file ? preview.address : null;
}
