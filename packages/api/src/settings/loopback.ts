/** Host names of the loopback interface, as they appear in a URL. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host name of a URL refers to this machine. */
export const isLoopbackName = (hostname: string) =>
  loopbackNames.includes(hostname) || /^127(\.\d{1,3}){3}$/.test(hostname);
