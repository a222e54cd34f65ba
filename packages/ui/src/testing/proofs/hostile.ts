/** Content that nobody designs for and somebody enters. */
export const hostile = {
  'a word of 10,000 letters': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(238),
  '10,000 letters in words': 'Enregistrement du dispositif médical '.repeat(270),
  'emoji and joined emoji': '👩🏽‍⚕️👨‍👩‍👧‍👦🏳️‍🌈🇷🇴🧪'.repeat(12),
  Arabic: 'جهاز طبي للاستخدام في المستشفيات والصيدليات '.repeat(8),
  Chinese: '医疗器械公告机构符合性评估申请表格与证书有效期'.repeat(8),
  'an override of direction': '\u202Eecived\u202C ‮<b>&amp;"\'</b> \u200F\u200B',
} as const;

/** Props whose strings are for machines: ids, addresses, codes of a list, dates, names of variants. */
const forMachines =
  /^(id|key|name|href|src|value|values|default.*|type|variant|tone|size|shape|mode|lang|code|group|part|placement|autoComplete|inputMode|role|severity|status|state|stage|dir|orientation|density|color|align|format|locale|currency|unit|icon|accept|min|max|date|from|to|start|end|target|rel|style|className|as|active|current|selected|checked|expanded|open|kind|side|anchor|motion|transition|picture|render)$/i;

/** The same arguments with every string that people read replaced; each differs by its number, as names that are keys must. */
export function withWords(value: unknown, words: string, key = '', count = { at: 0 }): unknown {
  if (typeof value === 'string') return forMachines.test(key) ? value : `${words} ${++count.at}`;
  if (Array.isArray(value)) return value.map((each) => withWords(each, words, key, count));
  const plain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value);
  if (!plain || key === 'style') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWords(inner, words, name, count)]));
}
