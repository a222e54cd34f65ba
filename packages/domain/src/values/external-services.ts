/** Addresses of the two external services until an operator sets them. `.example` is a reserved domain (RFC 2606). */
export const externalServices = {
  eToolUrl: 'https://e-tool.example/',
  jobBoardUrl: 'https://job-board.example/',
} as const;
