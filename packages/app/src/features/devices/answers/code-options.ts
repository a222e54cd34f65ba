import { codes, findCode, isProductCode, type Code, type CodeId } from '@attesta/domain/codes/codes';
import { suggestCodes, type CodeQuestion } from '@attesta/domain/codes/suggest';
import type { DeviceAnswers } from '@attesta/domain/devices/schema';
import type { Answer } from '@attesta/domain/classes/characteristics';

/** Returns the codes of the regulation, and chosen codes of the other regulation, so that the user can remove them. */
export function codesToChoose({
  regulation,
  designationCodes,
}: Pick<DeviceAnswers, 'regulation' | 'designationCodes'>): Code[] {
  const ofOtherRegulation = (designationCodes ?? [])
    .flatMap((id) => findCode(id) ?? [])
    .filter((code) => code.regulation !== regulation);
  return [...codes.filter((code) => code.regulation === regulation), ...ofOtherRegulation];
}

/** Answers to the questions that only code suggestions depend on. They are not stored. */
export type QuestionAnswers = { readonly [Id in CodeQuestion]?: Answer };

/** Returns suggested codes that are not chosen yet. Once a product code is chosen, no other is suggested. */
export function openSuggestions(device: DeviceAnswers, questions: QuestionAnswers): CodeId[] {
  const chosen = device.designationCodes ?? [];
  const hasProduct = chosen.some(isProductCode);
  return suggestCodes({ ...device, ...questions }).filter(
    (id) => !chosen.includes(id) && !(hasProduct && isProductCode(id)),
  );
}

/** Returns the codes in list order. */
export const inListOrder = (ids: readonly CodeId[]): CodeId[] =>
  codes.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
