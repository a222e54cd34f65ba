export interface AuthFrameLabels {
  /** Accessible name of the introduction beside the form. */
  introduction: string;
}

export const englishAuthFrameLabels: AuthFrameLabels = { introduction: 'Introduction' };
