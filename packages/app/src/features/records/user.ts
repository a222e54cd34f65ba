import { createRecords } from './create-records';

/** A person in one of the lists of users, followers and friends. */
export interface Person {
  id: string;
  name: string;
  email: string | null;
  role: string | null;
}

export interface Picture {
  id: string;
  title: string;
  url: string;
}

export interface Post {
  id: string;
  authorId: string;
  text: string;
  /** Date and time in UTC, such as 2027-03-12T09:30:00Z. */
  postedAt: string;
}

export const userRecords = createRecords('user', {
  usersS1: [] as readonly Person[],
  usersS2: [] as readonly Person[],
  followers: [] as readonly Person[],
  friendRequests: [] as readonly Person[],
  friends: [] as readonly Person[],
  gallery: [] as readonly Picture[],
  posts: [] as readonly Post[],
  detailCards: [] as readonly Person[],
  simpleCards: [] as readonly Person[],
  profileCards: [] as readonly Person[],
});
export const $userRecords = userRecords.$slice;
