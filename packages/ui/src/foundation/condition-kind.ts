/** The kind of the values of a column, which decides the operators of its conditions. */
export type ConditionKind = 'text' | 'number' | 'date' | 'options' | 'boolean';
