import type { NotifiedBody } from '@attesta/domain/availability/schema';
import { characteristicIds } from '@attesta/domain/classes/characteristics';
import { needsNoNotifiedBody, proceduresFor } from '@attesta/domain/classes/classes';
import { deriveClassVariant } from '@attesta/domain/classes/derive';
import { suggestCodes } from '@attesta/domain/codes/suggest';
import { isAskedUnder } from '@attesta/domain/devices/fields';
import { deviceAnswersSchema, emptyDevice, type DeviceAnswers } from '@attesta/domain/devices/schema';
import { stages, type Stage } from '@attesta/domain/devices/vocabulary';
import { gmnCheckPair } from '@attesta/domain/identifiers/gmn';
import { gtinCheckDigit } from '@attesta/domain/identifiers/gtin';
import { addDays, type CalendarDate } from '@attesta/domain/values/dates';
import type { DemoDevice } from './organisations.ts';
import type { MarketOperator } from './market-operators.ts';
import { products, type Product } from './market-products.ts';
import type { RandomSource } from './random.ts';

interface MarketContext {
  readonly random: RandomSource;
  readonly day: CalendarDate;
  readonly operators: readonly MarketOperator[];
  readonly bodies: readonly NotifiedBody[];
}

const stageWeights: readonly (readonly [Stage, number])[] = [
  ['idea', 10],
  ['prototype', 12],
  ['clinical_evaluation', 20],
  ['technical_documentation_ready', 26],
  ['application_lodged', 14],
  ['certified', 18],
];
const syllables = ['Acu', 'Bio', 'Cardi', 'Derma', 'Endo', 'Flex', 'Gen', 'Hemo', 'Intra', 'Juno', 'Kine', 'Luma'];
const moreSyllables = [
  'Medi',
  'Neo',
  'Opti',
  'Pulmo',
  'Quanta',
  'Respi',
  'Sona',
  'Tera',
  'Uni',
  'Vita',
  'Xeno',
  'Zeno',
];
const endings = ['line', 'form', 'path', 'guard', 'sense', 'scan', 'core', 'point', 'flow', 'wave'];
/** First digits of the GTINs that GS1 reserves for demonstrations. */
const demoPrefix = '952';

const productWeights = products.map((product) => [product, product.weight] as const);

/** Returns invented devices of the operators. Some operators have many, most have a few. */
export function marketDevices(context: MarketContext, count: number): DemoDevice[] {
  const { random, operators } = context;
  const shares = operators.map(
    (operator) => [operator, random.chance(0.1) ? random.int(40, 90) : random.int(2, 20)] as const,
  );
  return Array.from({ length: count }, (_, index) => {
    const operator = random.pickWeighted(shares);
    const daysAgo = random.int(0, operator.daysAgo);
    return {
      id: `market-${String(index + 1).padStart(4, '0')}`,
      operator: operator.id,
      answers: answersOf(context, operator, index + 1),
      daysAgo,
      changedDaysAgo: random.int(0, daysAgo),
    };
  });
}

function answersOf(context: MarketContext, operator: MarketOperator, number: number): DeviceAnswers {
  const { random } = context;
  const product = random.pickWeighted(productWeights);
  const { regulation, riskClass, purpose } = product;
  const stage = random.pickWeighted(stageWeights);
  const name = `${random.pick([...syllables, ...moreSyllables])}${random.pick(endings)} ${product.noun} ${random.int(1, 9)}`;
  const asked = characteristicIds.filter((id) => isAskedUnder(id, regulation));
  const characteristics = Object.fromEntries(asked.map((id) => [id, product.yes.includes(id) ? 'yes' : 'no']));
  const answers = {
    ...emptyDevice,
    ...characteristics,
    workingName: name,
    tradeName: [{ language: 'en' as const, text: name }],
    modelOrReference: `M-${String(number).padStart(5, '0')}`,
    regulation,
    riskClass,
    intendedPurpose: purpose,
    emdnCode: [product.emdn],
    stage,
    documentationLanguages: [...operator.languages],
    manufacturerCountry: operator.profile.country,
    medicinalSubstanceName: product.yes.includes('medicinalSubstance') ? 'Sirolimus' : null,
  };
  const variant = deriveClassVariant(answers);
  const withoutBody = needsNoNotifiedBody(variant?.id);
  const [...procedures] = proceduresFor(variant?.id);
  const conformityProcedure = procedures.length === 0 ? null : random.pick(procedures).id;
  if (stage === 'idea') return deviceAnswersSchema.parse(answers);
  return deviceAnswersSchema.parse({
    ...answers,
    designationCodes: withoutBody ? [] : [...new Set([...product.codes, ...suggestCodes(answers)])],
    conformityProcedure,
    ...(stages.indexOf(stage) >= stages.indexOf('clinical_evaluation') && identifiers(operator, number)),
    ...applicationOf(context, product, stage, withoutBody),
  });
}

function identifiers({ id }: MarketOperator, number: number) {
  const company = `${demoPrefix}${1000 + Number(id.slice('op-'.length))}`;
  const item = String(number).padStart(5, '0');
  const digits = `0${company}${item}`;
  const model = `${company}M${item}`;
  return {
    issuingEntity: 'GS1' as const,
    basicIssuingEntity: 'GS1' as const,
    basicUdiDi: `${model}${gmnCheckPair(model)}`,
    udiDi: `${digits}${gtinCheckDigit(digits)}`,
  };
}

/** Returns the answers about the application and the certificate that the stage asks for. */
function applicationOf({ random, day, bodies }: MarketContext, product: Product, stage: Stage, withoutBody: boolean) {
  const index = stages.indexOf(stage);
  const since = (first: Stage) => index >= stages.indexOf(first);
  const body = withoutBody ? null : random.pick(bodiesFor(product, bodies)).number;
  const target =
    stage === 'application_lodged' ? addDays(day, -random.int(10, 400)) : addDays(day, random.int(15, 900));
  const issued = addDays(day, -random.int(20, 1700));
  return {
    previousApplications: since('technical_documentation_ready') ? [] : null,
    targetSubmissionDate: withoutBody || stage === 'certified' ? null : target,
    ...(since('application_lodged') && { notifiedBodyNumber: body, memberStates: null }),
    ...(stage === 'certified' && {
      deviceStatus: 'ON_THE_MARKET' as const,
      memberStates: ['DE', 'FR', 'IT'],
      ...(body !== null && {
        certificateNumber: `DEMO-${body}-${random.int(10_000, 99_999)}`,
        certificateDates: { issuedOn: issued, expiresOn: addDays(issued, 1824) },
        certificateStatus: 'ISSUED' as const,
      }),
    }),
  };
}

/** Returns the bodies that are designated for the product and accept its class; otherwise all of the regulation. */
function bodiesFor({ regulation, codes, riskClass }: Product, bodies: readonly NotifiedBody[]): NotifiedBody[] {
  const ofRegulation = bodies.filter(({ designations }) => designations.some((each) => each.regulation === regulation));
  const fitting = ofRegulation.filter(
    ({ designations, classesTakenOn }) =>
      classesTakenOn.includes(riskClass) &&
      designations.some((each) => each.regulation === regulation && codes.every((code) => each.codes.includes(code))),
  );
  return fitting.length > 0 ? fitting : ofRegulation;
}
