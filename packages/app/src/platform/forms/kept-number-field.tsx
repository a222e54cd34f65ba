import { NumberField, type NumberFieldProps } from '@attesta/ui/inputs/number-field';

/** A number, null for none, or a text that is no number. */
export type KeptNumber = number | string | null;

interface KeptNumberFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onValueChange' | 'unreadText' | 'onUnreadText'
> {
  value: KeptNumber;
  onValueChange: (value: KeptNumber) => void;
}

/** A number field whose value in the form is its text while that is no number, as in `KeptDateField`. */
export const KeptNumberField = ({ value, onValueChange, ...props }: KeptNumberFieldProps) => (
  <NumberField
    {...props}
    value={typeof value === 'string' ? null : value}
    unreadText={typeof value === 'string' ? value : undefined}
    onValueChange={onValueChange}
    onUnreadText={onValueChange}
    data-kept
  />
);
