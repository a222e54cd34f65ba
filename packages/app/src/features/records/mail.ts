import { createRecords } from './create-records';

export interface Mail {
  id: string;
  from: string;
  subject: string;
  text: string;
  /** Date and time in UTC, such as 2027-03-12T09:30:00Z. */
  sentAt: string;
  isRead: boolean;
}

export const mailRecords = createRecords('mail', { mails: [] as readonly Mail[], unreadCount: 0 });
export const $mail = mailRecords.$slice;
