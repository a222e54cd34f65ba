import { classVariants } from '@attesta/domain/classes/classes';
import { codes, findCode } from '@attesta/domain/codes/codes';
import { codeQuestions } from '@attesta/domain/codes/suggest';
import { deviceFields } from '@attesta/domain/device/fields';
import {
  answers,
  applicationOutcomes,
  certificateStatuses,
  deviceStatuses,
  issuingEntities,
  refusalReasons,
  stages,
} from '@attesta/domain/device/vocabulary';
import { riskClasses } from '@attesta/domain/classes/class-variant';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import classWords from '../i18n/en/classes.json';
import codeWords from '../i18n/en/codes.json';
import words from '../i18n/en/devices.json';
import { procedureKey } from '../classes/procedure-key';
import { sectionIds } from './sections';

describe('the words of devices', () => {
  it('name every field, and nothing that is no field', () => {
    expect(Object.keys(words.fields).sort()).toEqual(deviceFields.map(({ id }) => id).sort());
    expect(Object.keys(words.sections)).toEqual([...sectionIds]);
  });

  it('name every value that can be chosen', () => {
    const named = [
      words.answers,
      words.stages,
      words.issuingEntities,
      words.deviceStatuses,
      words.certificateStatuses,
      words.refusalReasons,
      words.applicationOutcomes,
      words.riskClasses,
    ];
    const values = [
      answers,
      [...stages, 'declared'],
      issuingEntities,
      deviceStatuses,
      certificateStatuses,
      refusalReasons,
      applicationOutcomes,
      [...riskClasses, 'unsure'],
    ];
    expect(named.map((one) => Object.keys(one))).toEqual(values.map((one) => [...one]));
    expect(Object.keys(words.codeQuestions)).toEqual(['title', ...codeQuestions.MDR, ...codeQuestions.IVDR]);
  });
});

describe('the words of codes', () => {
  it('are, in English, the labels of the 151 codes and of their groups', () => {
    expect(codeWords.codes).toEqual(Object.fromEntries(codes.map(({ id, label }) => [id, label])));
    const groups = codeWords.groups as Record<string, Record<string, string>>;
    for (const { prefix, group, groupLabel } of codes) expect(groups[prefix]?.[group]).toBe(groupLabel);
    expect(Object.keys(codeWords.groups)).toEqual([...new Set(codes.map(({ prefix }) => prefix))]);
    expect(findCode('MDA0203')?.label).toBe(codeWords.codes.MDA0203);
  });
});

describe('the words of classes', () => {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    defaultNS: 'classes',
    ns: ['classes'],
    resources: { en: { classes: classWords } },
    initAsync: false,
  });
  const t = i18n.t as unknown as (key: string, values: object) => string;

  it('are, in English, those of the domain', () => {
    const variants = classWords.variants as Record<string, { label: string; plain?: string; scope?: string }>;
    for (const { id, label, plain, notifiedBodyScope } of classVariants) {
      expect(variants[id]).toEqual({
        label,
        ...(plain && { plain }),
        ...(notifiedBodyScope && { scope: notifiedBodyScope }),
      });
    }
    expect(Object.keys(variants)).toHaveLength(classVariants.length);
  });

  it('name each procedure as its class detail knows it', () => {
    for (const { id, procedures } of classVariants) {
      for (const procedure of procedures)
        expect(t(`procedures.${procedureKey(procedure.id)}`, { context: id })).toBe(procedure.label);
    }
  });
});
