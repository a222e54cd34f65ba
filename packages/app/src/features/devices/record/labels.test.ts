import { classVariants } from '@attesta/domain/classes/classes';
import { codes, findCode } from '@attesta/domain/codes/codes';
import { codeQuestions } from '@attesta/domain/codes/suggest';
import { deviceFields } from '@attesta/domain/devices/fields';
import { answers } from '@attesta/domain/classes/characteristics';
import {
  applicationOutcomes,
  certificateStatuses,
  deviceStatuses,
  refusalReasons,
  stages,
} from '@attesta/domain/devices/vocabulary';
import { issuingEntities } from '@attesta/domain/identifiers/issuing-entities';
import { riskClasses } from '@attesta/domain/classes/class-variant';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import classesBundle from '../../../platform/i18n/en/classes.json';
import codesBundle from '../../../platform/i18n/en/codes.json';
import devicesBundle from '../../../platform/i18n/en/devices.json';
import { procedureKey } from '../../classes/procedure-key';
import { sectionIds } from './sections';

describe('the devices bundle', () => {
  it('has a label for every field, and no others', () => {
    expect(Object.keys(devicesBundle.fields).sort()).toEqual(deviceFields.map(({ id }) => id).sort());
    expect(Object.keys(devicesBundle.sections)).toEqual([...sectionIds]);
  });

  it('has a label for every choice', () => {
    const bundleSections = [
      devicesBundle.answers,
      devicesBundle.stages,
      devicesBundle.issuingEntities,
      devicesBundle.deviceStatuses,
      devicesBundle.certificateStatuses,
      devicesBundle.refusalReasons,
      devicesBundle.applicationOutcomes,
      devicesBundle.riskClasses,
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
    expect(bundleSections.map((section) => Object.keys(section))).toEqual(values.map((ids) => [...ids]));
    expect(Object.keys(devicesBundle.codeQuestions)).toEqual(['title', ...codeQuestions.MDR, ...codeQuestions.IVDR]);
  });
});

describe('the codes bundle', () => {
  it('has the labels of the 151 codes and their groups in English', () => {
    expect(codesBundle.codes).toEqual(Object.fromEntries(codes.map(({ id, label }) => [id, label])));
    const groups = codesBundle.groups as Record<string, Record<string, string>>;
    for (const { prefix, group, groupLabel } of codes) expect(groups[prefix]?.[group]).toBe(groupLabel);
    expect(Object.keys(codesBundle.groups)).toEqual([...new Set(codes.map(({ prefix }) => prefix))]);
    expect(findCode('MDA0203')?.label).toBe(codesBundle.codes.MDA0203);
  });
});

describe('the classes bundle', () => {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    defaultNS: 'classes',
    ns: ['classes'],
    resources: { en: { classes: classesBundle } },
    initAsync: false,
  });
  const t = i18n.t as unknown as (key: string, values: object) => string;

  it('has the labels of the domain in English', () => {
    const variants = classesBundle.variants as Record<string, { label: string; plain?: string; scope?: string }>;
    for (const { id, label, plain, notifiedBodyScope } of classVariants) {
      expect(variants[id]).toEqual({
        label,
        ...(plain && { plain }),
        ...(notifiedBodyScope && { scope: notifiedBodyScope }),
      });
    }
    expect(Object.keys(variants)).toHaveLength(classVariants.length);
  });

  it('has the label of each procedure by class detail', () => {
    for (const { id, procedures } of classVariants) {
      for (const procedure of procedures)
        expect(t(`procedures.${procedureKey(procedure.id)}`, { context: id })).toBe(procedure.label);
    }
  });
});
