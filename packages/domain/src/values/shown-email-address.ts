import { toUnicode } from './domain-name.ts';

/** Letters with which no other letter is imitated: Latin with accents, or one of the scripts of East Asia. */
const unmistakable = [
  /^[a-z0-9àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžșț-]+$/u,
  /^[a-z0-9\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー-]+$/u,
  /^[a-z0-9\p{Script=Han}\p{Script=Hangul}-]+$/u,
];

/** Returns an address as it is shown: with its domain in Unicode, unless that could be mistaken for another one. */
export function shownEmailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const labels = address
    .slice(at + 1)
    .split('.')
    .map((ascii) => toUnicode(ascii) ?? ascii);
  const isClear = labels.every((each) => unmistakable.some((letters) => letters.test(each)));
  return isClear ? `${address.slice(0, at + 1)}${labels.join('.')}` : address;
}
