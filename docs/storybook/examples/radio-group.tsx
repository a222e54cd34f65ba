import { RadioGroup } from '@attesta/ui/inputs/radio-group';

const procedures = [
  { value: 'IX', label: 'Annex IX', description: 'Quality management system and technical documentation' },
  { value: 'X', label: 'Annex X', description: 'Type examination, together with Annex XI' },
  { value: 'XI', label: 'Annex XI', description: 'Product conformity verification' },
];

export const Procedure = () => (
  <RadioGroup
    label="Conformity assessment"
    options={procedures}
    defaultValue="IX"
    help="You can change it until you submit the application."
  />
);
