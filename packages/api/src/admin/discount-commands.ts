import { fieldProblems } from '@attesta/domain/contract/problems';
import { discountCode, discountOfferSchema, type Discount } from '@attesta/domain/courses/schema';
import { addDiscount, allDiscounts, findCourse, removeDiscount } from '../areas/courses/index.ts';
import { ifFound, type CommandWithoutAccount } from './course-commands.ts';
import { centsOf, euros } from './euros.ts';
import { done, refused } from './result.ts';
import { plain, table } from './table.ts';

const describe = (discount: Discount) =>
  discount.kind === 'percent' ? `${discount.percent} %` : euros(discount.amount);

const list: CommandWithoutAccount = async ({ queries }) => {
  const rows = (await allDiscounts(queries)).map(({ offer, uses }) => [
    offer.code,
    describe(offer.discount),
    offer.courseId ?? 'all courses',
    offer.validUntil === null ? 'without end' : `until ${offer.validUntil}`,
    offer.maxUses === null ? `used ${uses} times` : `used ${uses} of ${offer.maxUses} times`,
  ]);
  return done(table(rows) || 'No discount codes yet.');
};

/** Parses `10%` or an amount of euros. The schema checks the range. */
function discountFrom(text: string): Discount | null {
  const percent = /^(\d{1,3})%$/.exec(text)?.[1];
  if (percent !== undefined) return { kind: 'percent', percent: Number(percent) };
  const amount = centsOf(text);
  return amount === null ? null : { kind: 'amount', amount };
}

const problems: Record<string, string> = {
  code: 'A code has 6 to 40 letters, digits and hyphens.',
  discount: 'The discount must be a percentage from 1% to 100%, or an amount of euros such as 49.90.',
  courseId: 'The course must be the id of a course, or - for all courses.',
  validUntil: 'The last day must be a date such as 2027-06-30, or - without end.',
  maxUses: 'The maximum number of uses must be a whole number from 1 to 1,000,000.',
};

const optional = (text = '-') => (text === '-' ? null : text);

const add: CommandWithoutAccount = async ({ queries, now }, [code = '', discount = '', course, until, max]) => {
  const input = {
    code,
    discount: discountFrom(discount),
    courseId: optional(course),
    validUntil: optional(until),
    maxUses: optional(max) === null ? null : /^\d{1,7}$/.test(max ?? '') ? Number(max) : Number.NaN,
  };
  const { data: offer, error } = discountOfferSchema.safeParse(input);
  if (!offer) {
    const fields = Object.keys(fieldProblems(error, input)).map((field) => field.split('.')[0] ?? '');
    return refused([...new Set(fields)].map((field) => problems[field]).join('\n'));
  }
  return ifFound(offer.courseId ?? '', async () => {
    if (offer.courseId !== null) await findCourse(queries, offer.courseId);
    return (await addDiscount(queries, offer, now))
      ? done(`${offer.code} reduces the price by ${describe(offer.discount)}.`)
      : refused(`There is already a code ${offer.code}. Remove it first.`);
  });
};

const remove: CommandWithoutAccount = async ({ queries }, [text = '']) => {
  const code = discountCode.safeParse(text).data;
  return code !== undefined && (await removeDiscount(queries, code))
    ? done(`${code} is removed. Registrations that used it keep their price.`)
    : refused(`There is no discount code ${plain(text)}.`);
};

/** Commands for discount codes. */
export const discountCommands: Readonly<Record<string, CommandWithoutAccount | undefined>> = {
  'discount list': list,
  'discount add': add,
  'discount remove': remove,
};
