import { stages, type Stage } from '@attesta/domain/device/vocabulary';

/** What the list shows, as the address says it. */
export interface ListQuery {
  search: string;
  stage: Stage | null;
  page: number;
}

export const pageSize = 20;
const longestSearch = 100;
const lastPage = 1_000_000;

const isStage = (text: string | null): text is Stage => (stages as readonly (string | null)[]).includes(text);

/** A search as the server takes it: one line, not too long. */
export const searchOf = (text: string): string => text.replace(/\p{Cc}+|\p{Cs}+/gu, ' ').trim().slice(0, longestSearch).trim();

/** Reads the list's part of an address; what makes no sense there is left out. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const stage = parameters.get('stage');
  const page = Number(parameters.get('page') ?? 1);
  return { search: searchOf(parameters.get('search') ?? ''), stage: isStage(stage) ? stage : null, page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1 };
}

/** How many pages a list has; one even for nothing. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The address' query of a list; the defaults are left out. */
export function listAddress({ search, stage, page }: ListQuery): URLSearchParams {
  const parts = { ...(search && { search }), ...(stage && { stage }), ...(page > 1 && { page: String(page) }) };
  return new URLSearchParams(parts);
}
