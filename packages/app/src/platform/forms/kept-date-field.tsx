import { DateField, type DateFieldProps } from '@attesta/ui/inputs/date-field';
import { isDay } from './is-day';

interface KeptDateFieldProps extends Omit<DateFieldProps, 'unreadText' | 'onUnreadText'> {
  /** `YYYY-MM-DD`, empty, or a text that is no date. */
  value: string;
  onValueChange: (value: string) => void;
}

/**
 * A date field whose value in the form is its text while that is no date. So the text is in the draft, it is there when
 * the field is shown again, and the schema of the form refuses it instead of deleting the stored date.
 */
export const KeptDateField = ({ value, onValueChange, ...props }: KeptDateFieldProps) => (
  <DateField
    {...props}
    value={isDay(value) ? value : ''}
    unreadText={isDay(value) ? undefined : value}
    onValueChange={onValueChange}
    onUnreadText={onValueChange}
    data-kept
  />
);
