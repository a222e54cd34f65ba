import axios, { type AxiosInstance } from 'axios';

/** Longest wait for a response, in ms. */
const patience = 30_000;

export const createClient = (): AxiosInstance =>
  axios.create({ timeout: patience, allowAbsoluteUrls: false, headers: { Accept: 'application/json' } });
