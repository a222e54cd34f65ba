import { createRecords } from './create-records';

/** A delivery address. */
export interface Address {
  id: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** Two-letter code. */
  country: string;
}

export const productRecords = createRecords('product', { addresses: [] as readonly Address[] });
export const $product = productRecords.$slice;
