import { codes, findCode, type Code, type CodeId } from '@attesta/domain/codes/codes';
import { suggestCodes, type CodeQuestion } from '@attesta/domain/codes/suggest';
import type { DeviceAnswers } from '@attesta/domain/device/schema';
import type { Answer } from '@attesta/domain/device/vocabulary';

/** The codes to choose from: those of the regulation, and what is chosen already, so that a code of the other one can be taken out. */
export function codesToChoose({
  regulation,
  designationCodes,
}: Pick<DeviceAnswers, 'regulation' | 'designationCodes'>): Code[] {
  const ofOther = (designationCodes ?? [])
    .flatMap((id) => findCode(id) ?? [])
    .filter((code) => code.regulation !== regulation);
  return [...codes.filter((code) => code.regulation === regulation), ...ofOther];
}

/** Answers to questions that are asked only while codes are chosen. */
export type QuestionAnswers = { readonly [Id in CodeQuestion]?: Answer };

/** What the answers suggest and is not chosen yet. Another product code is not suggested beside one that was chosen. */
export function openSuggestions(device: DeviceAnswers, questions: QuestionAnswers): CodeId[] {
  const chosen = device.designationCodes ?? [];
  const hasProduct = chosen.some((id) => findCode(id)?.kind === 'vertical');
  return suggestCodes({ ...device, ...questions }).filter(
    (id) => !chosen.includes(id) && !(hasProduct && findCode(id)?.kind === 'vertical'),
  );
}

/** Codes in the order of their list. */
export const inListOrder = (ids: readonly CodeId[]): CodeId[] =>
  codes.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
