import { expect, it } from 'vitest';
import { bareTextsIn } from './check-text-nodes.mjs';

const count = (code: string) => bareTextsIn('component.tsx', `const a = ${code}`).length;

it.each([
  ['behind an element that comes and goes', '<p>{open && <Icon />}{t("text")}</p>'],
  ['behind a list', '<p>{items.map((item) => <b key={item}>{item}</b>)} of them</p>'],
  ['that comes and goes', '<p><Icon />{open && t("text")}</p>'],
  ['that is replaced by an element', '<p>{open ? <Icon /> : `${count} more`}{rest}</p>'],
])('finds a text %s', (_, code) => expect(count(code)).toBe(1));

it.each([
  '<p>{t("text")}</p>',
  '<p>{open ? t("more") : <Icon />}</p>',
  '<p>{t("text")}{open && <Icon />}</p>',
  '<p>{open && <Icon />}<span>{t("text")}</span></p>',
  '<p>{open && <span>{t("text")}</span>} <Icon /></p>',
])('accepts %s', (code) => expect(count(code)).toBe(0));
