export interface MessageFrameLabels {
  /** Read before the title. Receives the code, such as 404. */
  code?: ((code: string) => string) | undefined;
}

export const englishMessageFrameLabels = { code: (code: string) => `Error ${code}` } satisfies MessageFrameLabels;
