import { asc } from 'drizzle-orm';
import { registrationNumber } from '../areas/courses/index.ts';
import { invoiceRecords } from '../database/account-schema.ts';
import type { CommandWithoutAccount } from './course-commands.ts';
import { euros } from './euros.ts';
import { done } from './result.ts';
import { table } from './table.ts';

type InvoiceRow = typeof invoiceRecords.$inferSelect;

function customerOf({ billing }: InvoiceRow): string {
  const { organisation, street, postalCode, city, country, vatNumber, purchaseOrder } = billing;
  const address = [organisation, street, `${postalCode} ${city}`, country].join(', ');
  return [address, vatNumber && `VAT ${vatNumber}`, purchaseOrder && `order ${purchaseOrder}`]
    .filter((text) => text)
    .join(', ');
}

const list: CommandWithoutAccount = async ({ queries }) => {
  const records = await queries.select().from(invoiceRecords).orderBy(asc(invoiceRecords.number));
  const rows = records.map((record) => [
    registrationNumber(record.number),
    record.suppliedOn,
    euros(record.total),
    `with ${euros(record.vat)} VAT (${record.vatRate / 100} %)`,
    `kept until ${record.keepUntil}`,
    record.courseTitle,
    customerOf(record),
  ]);
  return done(table(rows) || 'No invoices of deleted accounts.');
};

/** Commands for the data of invoices that is kept after the deletion of an account. */
export const invoiceCommands: Record<string, CommandWithoutAccount> = { 'invoice list': list };
