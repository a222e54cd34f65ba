import axios, { isAxiosError, type AxiosResponse } from 'axios';

/** Maximum wait for a response, in ms. */
const timeout = 30_000;

export const client = axios.create({ timeout, allowAbsoluteUrls: false, headers: { Accept: 'application/json' } });

const contentType = ({ headers }: AxiosResponse) => String(headers['content-type'] ?? '');

/** Converts a downloaded file to a Blob. Axios returns one only in browsers. */
function asBlob(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (response.config.responseType !== 'arraybuffer') return response;
  return { ...response, data: new Blob([response.data as ArrayBuffer], { type: contentType(response) }) };
}

/** A failed download has its problem as bytes, because the response type is set before the status is known. */
function readProblem(error: unknown): never {
  if (isAxiosError<unknown>(error) && error.response && error.config?.responseType === 'arraybuffer') {
    try {
      error.response.data = JSON.parse(new TextDecoder().decode(error.response.data as ArrayBuffer));
    } catch {
      error.response.data = undefined;
    }
  }
  throw error;
}

client.interceptors.response.use(asBlob, readProblem);
