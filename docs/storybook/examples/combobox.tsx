import { Combobox } from '@attesta/ui/inputs/combobox';

const codes = [
  {
    value: 'MDA 0201',
    label: 'MDA 0201',
    description: 'Active non-implantable devices for imaging with ionising radiation',
  },
  {
    value: 'MDA 0203',
    label: 'MDA 0203',
    description: 'Active non-implantable devices for monitoring of vital parameters',
  },
  { value: 'MDA 0312', label: 'MDA 0312', description: 'Other active non-implantable surgical devices' },
  { value: 'MDN 1102', label: 'MDN 1102', description: 'Non-active implants for bone and joint replacement' },
  { value: 'MDN 1204', label: 'MDN 1204', description: 'Non-active devices for wound and skin care' },
];

export const Codes = () => (
  <Combobox
    label="Designation codes"
    help="Type a number or a word, such as “wound”."
    multiple
    options={codes}
    defaultValue={['MDA 0203']}
  />
);
