import { FailureAlert } from './failure-alert';

const dead = { code: 'link_invalid' };

/** The link of a mail was used already, is too old, or never existed. */
export const DeadLink = () => <FailureAlert failed={dead} />;
