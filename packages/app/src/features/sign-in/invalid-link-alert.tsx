import { FailureAlert } from './failure-alert';

/** Why a mailed link does not work. */
export type LinkProblem = 'link_invalid' | 'link_used';

/** Shown if the link of a mail was already used (`link_used`), has expired or never existed (`link_invalid`). */
export const InvalidLinkAlert = ({ code }: { code: LinkProblem }) => <FailureAlert failed={{ code }} />;
