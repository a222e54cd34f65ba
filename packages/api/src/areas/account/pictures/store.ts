import { randomBytes } from 'node:crypto';
import type { PictureKind } from '@attesta/domain/account/profile/pictures';
import { and, eq, sql } from 'drizzle-orm';
import { pictures } from '../../../database/account-schema.ts';
import type { Queries } from '../../../database/database.ts';
import { accounts, type AccountRow } from '../../../database/schema.ts';

const idBytes = 18;

/** Returns the WebP file of a picture, or null. */
export async function pictureContent(queries: Queries, id: string): Promise<Uint8Array | null> {
  const [picture] = await queries.select({ content: pictures.content }).from(pictures).where(eq(pictures.id, id));
  return picture?.content ?? null;
}

/** The column with the id of the picture in use. An uploaded logo replaces the one that was entered as a URL. */
const columnsOf = (kind: PictureKind, id: string | null) =>
  kind === 'photo' ? { photoId: id } : { logoId: id, profile: sql`${accounts.profile} - 'logoUrl'` };

/**
 * Replaces the picture of an account, or removes it with null. The new picture has a new id, so browsers and caches
 * never show the previous one. Call it with the account locked.
 * @returns the account, or null if it was deleted
 */
export async function replacePicture(
  transaction: Queries,
  accountId: string,
  { kind, content, now }: { readonly kind: PictureKind; readonly content: Uint8Array | null; readonly now: Date },
): Promise<AccountRow | null> {
  await transaction.delete(pictures).where(and(eq(pictures.accountId, accountId), eq(pictures.kind, kind)));
  const id = content && randomBytes(idBytes).toString('base64url');
  if (content && id) await transaction.insert(pictures).values({ id, accountId, kind, content, createdAt: now });
  const [account] = await transaction
    .update(accounts)
    .set(columnsOf(kind, id))
    .where(eq(accounts.id, accountId))
    .returning();
  return account ?? null;
}
