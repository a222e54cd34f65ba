interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_ETOOL_URL?: string;
  readonly VITE_JOB_BOARD_URL?: string;
}
