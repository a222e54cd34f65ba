import { createRecords } from './create-records';

export interface Customer {
  id: string;
  name: string;
  email: string;
}

export interface Order {
  id: string;
  customerId: string;
  /** In minor units. */
  total: number;
  /** Date without time, such as 2027-03-12. */
  orderedOn: string;
}

export interface CatalogueProduct {
  id: string;
  name: string;
  /** In minor units. */
  price: number;
}

export interface ProductReview {
  id: string;
  productId: string;
  author: string;
  rating: number;
  text: string;
}

export interface Invoice {
  id: string;
  orderId: string;
  /** In minor units. */
  total: number;
  /** Date without time, such as 2027-03-12. */
  dueOn: string;
}

export const customerRecords = createRecords('customer', {
  customers: [] as readonly Customer[],
  orders: [] as readonly Order[],
  products: [] as readonly CatalogueProduct[],
  productreviews: [] as readonly ProductReview[],
  invoices: [] as readonly Invoice[],
});
export const $customer = customerRecords.$slice;
