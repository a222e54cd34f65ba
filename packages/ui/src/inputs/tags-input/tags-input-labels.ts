import type { FieldLabels } from '../../foundation/field/field.js';
import { isolated } from '../../foundation/locale/isolated.js';
import type { RejectedTag } from './tags-state.js';

export interface TagsInputLabels extends FieldLabels {
  /** Accessible name of the list of tags. */
  tags?: string | undefined;
  /** Prefix of a tag in the name of its remove button. */
  remove?: string | undefined;
  /** Announced after tags were added. */
  added?: ((tags: string) => string) | undefined;
  /** Announced after a tag was removed. */
  removed?: ((tag: string) => string) | undefined;
  /** Error for a tag that is in the list already. */
  duplicate?: ((tag: string) => string) | undefined;
  /** Error for more than `max` tags. */
  tooMany?: ((max: number) => string) | undefined;
  /** Number of tags, shown with `max`. */
  count?: ((count: number, max: number) => string) | undefined;
}

export const englishTagsLabels = {
  tags: 'Tags',
  remove: 'Remove',
  added: (tags: string) => `${isolated(tags)} added`,
  removed: (tag: string) => `${isolated(tag)} removed`,
  duplicate: (tag: string) => `“${isolated(tag)}” is in the list already`,
  tooMany: (max: number) => `Enter at most ${max}. Remove one to add another`,
  count: (count: number, max: number) => `${count} of ${max}`,
} satisfies TagsInputLabels;
export type TagsTexts = typeof englishTagsLabels;

/** Returns the error text of a rejected tag. */
export function errorOf({ tag, reason, message }: RejectedTag, max: number, labels: TagsTexts): string {
  if (reason === 'duplicate') return labels.duplicate(tag);
  return reason === 'tooMany' ? labels.tooMany(max) : (message ?? '');
}
