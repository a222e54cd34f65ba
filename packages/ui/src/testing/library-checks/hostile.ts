/** Extreme content that users may enter. */
export const hostile = {
  'a word of 10,000 letters': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(238),
  '10,000 letters in words': 'Enregistrement du dispositif médical '.repeat(270),
  'emoji and joined emoji': '👩🏽‍⚕️👨‍👩‍👧‍👦🏳️‍🌈🇷🇴🧪'.repeat(12),
  Arabic: 'جهاز طبي للاستخدام في المستشفيات والصيدليات '.repeat(8),
  Chinese: '医疗器械公告机构符合性评估申请表格与证书有效期'.repeat(8),
  'an override of direction': '\u202Eecived\u202C ‮<b>&amp;"\'</b> \u200F\u200B',
} as const;

/** Props whose strings are not shown as text: ids, URLs, values, dates and variants. */
const notText =
  /^(id|key|name|href|src|value|values|default.*|type|variant|tone|size|shape|mode|lang|code|group|part|placement|autoComplete|inputMode|role|severity|status|state|stage|dir|orientation|density|color|align|format|locale|currency|unit|icon|accept|min|max|date|time|timeZone|today|from|to|start|end|target|rel|style|className|as|active|current|selected|checked|expanded|open|kind|side|anchor|motion|transition|picture|render)$/i;

/**
 * Returns the args with every visible text replaced. Each text ends with a number, because some texts are React keys.
 */
export function withText(value: unknown, text: string, key = '', count = { at: 0 }): unknown {
  if (typeof value === 'string') return notText.test(key) ? value : `${text} ${++count.at}`;
  if (Array.isArray(value)) return value.map((each) => withText(each, text, key, count));
  const plain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value);
  if (!plain || key === 'style') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withText(inner, text, name, count)]));
}
