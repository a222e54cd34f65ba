import { workbookText } from './workbook-text';

// Reads a workbook outside of the page's thread: a hostile one can only occupy the worker, which the page ends.
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void workbookText(data).then((result) => postMessage(result));
});
