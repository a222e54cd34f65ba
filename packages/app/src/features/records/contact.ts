import { createRecords } from './create-records';

export interface Contact {
  id: string;
  name: string;
  email: string;
  phone: string | null;
}

export const contactRecords = createRecords('contact', { contacts: [] as readonly Contact[] });
export const $contact = contactRecords.$slice;
