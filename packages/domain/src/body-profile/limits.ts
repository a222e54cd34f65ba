/** Maximum number of characters of a condition. */
export const maxConditionLength = 500;
/** Maximum number of conditions of one designation. */
export const maxConditions = 100;
/** The longest published median, in months. */
export const maxMonths = 120;
