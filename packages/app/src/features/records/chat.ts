import { createRecords } from './create-records';

export interface ChatMessage {
  id: string;
  fromId: string;
  toId: string;
  text: string;
  /** Date and time in UTC, such as 2027-03-12T09:30:00Z. */
  sentAt: string;
}

export interface ChatUser {
  id: string;
  name: string;
  isOnline: boolean;
}

export const chatRecords = createRecords('chat', {
  chats: [] as readonly ChatMessage[],
  /** The user whose chat is open. */
  user: null as ChatUser | null,
  users: [] as readonly ChatUser[],
});
export const $chat = chatRecords.$slice;
