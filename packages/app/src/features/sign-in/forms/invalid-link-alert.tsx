import { FailureAlert } from './failure-alert';

const linkInvalid = { code: 'link_invalid' };

/** Shown if the link of a mail was already used, has expired or never existed. */
export const InvalidLinkAlert = () => <FailureAlert failed={linkInvalid} />;
