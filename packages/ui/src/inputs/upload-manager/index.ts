export { UploadManager, type UploadManagerProps } from './upload-manager.js';
export type { UploadManagerLabels } from './upload-manager-labels.js';
export type { StoredFile, UploadLimits, UploadState } from './upload-queue.js';
export type { SendFile, UploadRequest } from './use-uploads.js';
