import type { FieldLabels } from '../../foundation/field/field.js';
import { isolated } from '../../foundation/locale/isolated.js';
import { englishCalendarLabels, type CalendarLabels } from '../calendar/calendar-labels.js';
import { englishDateErrors, type DateErrorLabels } from '../date-field/date-field-labels.js';

/** Labels of a date range field. Functions receive dates in the format of the field. */
export interface DateRangeFieldLabels extends FieldLabels, CalendarLabels, DateErrorLabels {
  /** Added to the label of the field in the name of the first input. */
  start?: string | undefined;
  /** Added to the label of the field in the name of the second input. */
  end?: string | undefined;
  /** Shown in the first input while it is empty and has no `placeholder`. */
  startPlaceholder?: string | undefined;
  /** Shown in the second input while it is empty and the field has no `placeholder`. */
  endPlaceholder?: string | undefined;
  /** Accessible name of the calendar button. Receives the chosen range, if there is one. */
  chooseRange?: ((chosen?: string) => string) | undefined;
  /** Accessible name of the list of ready-made ranges. */
  presets?: string | undefined;
  /** Error for a last day before the first. */
  reversed?: ((start: string) => string) | undefined;
}

export const englishRangeLabels = {
  ...englishCalendarLabels,
  ...englishDateErrors,
  start: 'first day',
  end: 'last day',
  startPlaceholder: 'From',
  endPlaceholder: 'To',
  chooseRange: (chosen?: string) => (chosen ? `Change dates, ${isolated(chosen)}` : 'Choose dates'),
  presets: 'Ranges',
  reversed: (start: string) => `The last day must be ${isolated(start)} or later`,
} satisfies DateRangeFieldLabels;
