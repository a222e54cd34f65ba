import axios from 'axios';

/** Maximum wait for a response, in ms. */
const timeout = 30_000;

export const client = axios.create({ timeout, allowAbsoluteUrls: false, headers: { Accept: 'application/json' } });
