/** The address of a picture in a user response. A path belongs to the API host, which is the portal by default. */
export const pictureAddress = (url: string | null, apiHost: string): string | null =>
  url !== null && /^\/(?!\/)/.test(url) ? `${apiHost}${url}` : url;
