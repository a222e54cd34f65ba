/** Names under which a machine reaches itself, as they appear in an address. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host name of an address is this machine's own. */
export const isLoopbackName = (hostname: string) =>
  loopbackNames.includes(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
